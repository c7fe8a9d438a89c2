// Modules that the build makes from the studio's files; build/content-plugin.ts writes them.
declare module 'virtual:content/site' {
  const site: import('#content-model/views.ts').SiteView;
  export default site;
}
declare module 'virtual:content/plan' {
  const services: import('#content-model/views.ts').PlanService[];
  export default services;
}
declare module 'virtual:content/pages' {
  type Page = import('react').ComponentType<object>;
  type PageContent = {
    head: import('#content-model/views.ts').Head;
    content: object /** Where the page has code of its own. */;
    Page?: Page;
  };
  /** Every page; `layout` is false for those outside the shared layout. The error page's path is '*'. */
  export const pages: {
    path: string;
    layout: boolean;
    Page?: Page;
    load: () => Promise<{ default: PageContent }>;
  }[];
}
