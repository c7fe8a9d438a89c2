// The build serves each page's content as a module; build/content-plugin.ts makes them from content-model/views.ts.
declare module 'virtual:content/site' {
  const view: import('#content-model/views.ts').SiteView;
  export default view;
}
declare module 'virtual:content/home' {
  const view: import('#content-model/views.ts').HomeView;
  export default view;
}
declare module 'virtual:content/about' {
  const view: import('#content-model/views.ts').AboutView;
  export default view;
}
declare module 'virtual:content/services' {
  const view: import('#content-model/views.ts').ServicesView;
  export default view;
}
declare module 'virtual:content/gallery' {
  const view: import('#content-model/views.ts').GalleryView;
  export default view;
}
declare module 'virtual:content/contact' {
  const view: import('#content-model/views.ts').ContactView;
  export default view;
}
declare module 'virtual:content/terms' {
  const view: import('#content-model/views.ts').TermsView;
  export default view;
}
declare module 'virtual:content/privacy' {
  const view: import('#content-model/views.ts').TextView;
  export default view;
}
declare module 'virtual:content/accessibility' {
  const view: import('#content-model/views.ts').TextView;
  export default view;
}
declare module 'virtual:content/thank-you' {
  const view: import('#content-model/views.ts').TextView;
  export default view;
}
declare module 'virtual:content/service-routes' {
  /** One entry a service, in the studio's order. `path` has no leading slash. */
  export const serviceRoutes: { path: string; load: () => Promise<{ default: import('#content-model/views.ts').ServiceView }> }[];
}
