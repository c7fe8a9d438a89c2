import type { ReactNode } from 'react';
import { ArticlePage } from '#app/blocks/article-page.tsx';
import { Page as About } from '#app/pages/about/page.tsx';
import { Page as Case } from '#app/pages/cases/case-page.tsx';
import { Page as Cases } from '#app/pages/cases/page.tsx';
import { Page as Contact } from '#app/pages/contact/page.tsx';
import { Page as Finishes } from '#app/pages/finishes/page.tsx';
import { Page as Gallery } from '#app/pages/gallery/page.tsx';
import { Page as Picture } from '#app/pages/gallery/picture-page.tsx';
import { Page as Home } from '#app/pages/home/page.tsx';
import { Page as NotFound } from '#app/pages/not-found/page.tsx';
import { Page as Offline } from '#app/pages/offline/page.tsx';
import { Page as Project } from '#app/pages/project/page.tsx';
import { Page as Service } from '#app/pages/service/page.tsx';
import { Page as Services } from '#app/pages/services/page.tsx';
import { Page as Terms } from '#app/pages/terms/page.tsx';
import { Page as ThankYou } from '#app/pages/thank-you/page.tsx';
import { Page as Walk } from '#app/pages/walk/page.tsx';
import type { PageContents } from '#content-model/pages.ts';

/** The component of each kind of page, with the content that content-model/pages.ts gives it. */
export const pageComponents: { [Kind in keyof PageContents]: (content: PageContents[Kind]) => ReactNode } = {
  home: Home,
  about: About,
  services: Services,
  service: Service,
  gallery: Gallery,
  picture: Picture,
  cases: Cases,
  case: Case,
  walk: Walk,
  finishes: Finishes,
  contact: Contact,
  project: Project,
  text: ArticlePage,
  terms: Terms,
  'thank-you': ThankYou,
  'not-found': NotFound,
  offline: Offline,
};
