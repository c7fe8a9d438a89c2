// Modules that the build makes from the studio's files; build/content-plugin.ts writes them.
declare module 'virtual:content/site' {
  const site: import('#content-model/views.ts').ContentModules['site'];
  export default site;
}
declare module 'virtual:content/prices' {
  const prices: import('#content-model/views.ts').ContentModules['prices'];
  export default prices;
}
declare module 'virtual:content/project' {
  const view: import('#content-model/views.ts').ContentModules['project'];
  export default view;
}
