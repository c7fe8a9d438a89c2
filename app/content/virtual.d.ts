// The build serves each page's content as a module; builder/content-plugin.ts makes them from app/content/views.ts.
declare module 'virtual:content/site' {
  const view: import('./views.ts').SiteView;
  export default view;
}
declare module 'virtual:content/home' {
  const view: import('./views.ts').HomeView;
  export default view;
}
declare module 'virtual:content/about' {
  const view: import('./views.ts').AboutView;
  export default view;
}
declare module 'virtual:content/services' {
  const view: import('./views.ts').ServicesView;
  export default view;
}
declare module 'virtual:content/gallery' {
  const view: import('./views.ts').GalleryView;
  export default view;
}
declare module 'virtual:content/contact' {
  const view: import('./views.ts').ContactView;
  export default view;
}
declare module 'virtual:content/terms' {
  const view: import('./views.ts').TermsView;
  export default view;
}
declare module 'virtual:content/privacy' {
  const view: import('./views.ts').TextView;
  export default view;
}
declare module 'virtual:content/accessibility' {
  const view: import('./views.ts').TextView;
  export default view;
}
declare module 'virtual:content/thank-you' {
  const view: import('./views.ts').TextView;
  export default view;
}
declare module 'virtual:content/service-routes' {
  /** One entry a service, in the studio's order. `path` has no leading slash. */
  export const serviceRoutes: { path: string; load: () => Promise<{ default: import('./views.ts').ServiceView }> }[];
}
