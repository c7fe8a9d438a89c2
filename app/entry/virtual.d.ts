// Modules that the build makes from the studio's files; build/content-plugin.ts writes them.
declare module 'virtual:content/site' {
  const site: import('#content-model/views.ts').SiteView;
  export default site;
}
declare module 'virtual:content/plan' {
  const plan: { services: import('#content-model/views.ts').PlanService[]; flats: import('#content-model/views.ts').Flat[] };
  export default plan;
}
declare module 'virtual:content/cost' {
  const band: import('#content-model/views.ts').CostView;
  export default band;
}
declare module 'virtual:content/project' {
  const page: import('#content-model/views.ts').ProjectView;
  export default page;
}
