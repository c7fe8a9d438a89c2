import type { ReactNode } from 'react';
import { AboutPage } from '#app/pages/about/page.tsx';
import { CasePage } from '#app/pages/cases/case-page.tsx';
import { CasesPage } from '#app/pages/cases/page.tsx';
import { ContactPage } from '#app/pages/contact/page.tsx';
import { FinishesPage } from '#app/pages/finishes/page.tsx';
import { GalleryPage } from '#app/pages/gallery/page.tsx';
import { PicturePage } from '#app/pages/gallery/picture-page.tsx';
import { HomePage } from '#app/pages/home/page.tsx';
import { NotFoundPage } from '#app/pages/not-found/page.tsx';
import { OfflinePage } from '#app/pages/offline/page.tsx';
import { PlannerPage } from '#app/pages/planner/page.tsx';
import { ServicePage } from '#app/pages/service/page.tsx';
import { ServicesPage } from '#app/pages/services/page.tsx';
import { TermsPage } from '#app/pages/terms/page.tsx';
import { TextPage } from '#app/pages/text/page.tsx';
import { WalkPage } from '#app/pages/walk/page.tsx';
import type { ViewByKind } from '#content-model/views.ts';

/** The component of each kind of page, with the view that content-model/pages.ts gives it. */
export const pageComponents: { [Kind in keyof ViewByKind]: (view: ViewByKind[Kind]) => ReactNode } = {
  home: HomePage,
  about: AboutPage,
  services: ServicesPage,
  service: ServicePage,
  gallery: GalleryPage,
  picture: PicturePage,
  cases: CasesPage,
  case: CasePage,
  walk: WalkPage,
  finishes: FinishesPage,
  contact: ContactPage,
  planner: PlannerPage,
  text: TextPage,
  terms: TermsPage,
  'not-found': NotFoundPage,
  offline: OfflinePage,
};
