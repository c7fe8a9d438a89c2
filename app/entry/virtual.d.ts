// Modules that the build makes from the studio's files; build/content-plugin.ts writes them.
declare module 'virtual:content/site' {
  const site: import('#content-model/views.ts').ContentModules['site'];
  export default site;
}
declare module 'virtual:content/price-list' {
  const priceList: import('#content-model/views.ts').ContentModules['price-list'];
  export default priceList;
}
declare module 'virtual:content/planner' {
  const planner: import('#content-model/views.ts').ContentModules['planner'];
  export default planner;
}
