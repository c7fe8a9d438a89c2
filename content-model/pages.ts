import { largeJpeg, type PictureFile } from '#contract/picture-files.ts';
import type { Content, Service, TextPage } from './content.ts';
import type { Meta, PictureFacts } from './schema.ts';
import { breadcrumbs, business, galleryImages, serviceOffer, type Thing } from './structured-data.ts';
import * as views from './views.ts';

export type { Thing };

/** What a page's head says, prerendered and after a client-side navigation alike. */
export type Head = {
  title: string;
  description: string;
  /** Absolute address; missing on pages that search engines leave out. */
  canonical?: string;
  /** The 1200 x 630 picture of a shared link. */
  card?: { url: string; alt: string };
};

/** The words and the photograph on the picture of a shared link; a service has a price and a timeline as well. */
export type Card = { title: string; picture: PictureFacts; price?: string; timeline?: string };

/** One page of the site. Routes, prerendering, titles, sitemap, cards and tests all follow from this list. */
export type SitePage = {
  path: string;
  /** The folder of app/pages whose page.tsx draws it. */
  component: string;
  /** Its code is downloaded with its content; that of all other pages comes with the application. */
  ownCode?: true;
  /** Whether it has the shared header and footer. */
  layout: boolean;
  head: Head;
  /** For search engines, which load every page as a document. */
  structuredData: Thing[];
  /** The props of the component. Visitors download them, so they hold no more than the page shows. */
  content: object;
  card?: Card;
  /** Absolute addresses of the page's photographs, for the sitemap. */
  photoAddresses: string[];
};

/** Where the error page is prerendered; every unknown address gets its file. */
export const notFoundPath = '/404';

/** Where the page is prerendered that the service worker shows for pages that it does not have. */
export const offlinePath = '/offline';

type Site = { content: Content; photos: views.PhotoFiles };

/** Every page, the services and text pages in the studio's order. */
export function sitePages(site: Site): SitePage[] {
  const { content, photos } = site;
  const { studio, home, about, servicesPage, gallery, contact, project, services, textPages } = content;
  const hero = home.hero.picture;
  const crumbs = (name: string, path: string) => [breadcrumbs(studio, [{ name, path }])];
  return [
    page(site, {
      path: '/',
      component: 'home',
      content: views.homeView(content, photos),
      meta: home.meta,
      card: { title: home.hero.headline, picture: hero },
      structuredData: [business(content)],
      pictures: [hero],
    }),
    page(site, {
      path: '/about',
      component: 'about',
      content: views.aboutView(content, photos),
      meta: about.meta,
      card: { title: about.hero.heading, picture: about.hero.picture },
      structuredData: crumbs('About Us', '/about'),
      pictures: [about.hero.picture],
    }),
    page(site, {
      path: '/services',
      component: 'services',
      content: views.servicesView(content, photos),
      meta: servicesPage.meta,
      card: { title: servicesPage.hero.heading, picture: services[0]?.pictures[0] ?? hero },
      structuredData: crumbs('Services', '/services'),
    }),
    ...services.map((service) => servicePage(site, service)),
    page(site, {
      path: '/gallery',
      component: 'gallery',
      content: views.galleryView(content, photos),
      meta: gallery.meta,
      card: { title: gallery.hero.heading, picture: gallery.pictures[0] ?? hero },
      structuredData: [galleryImages(content, (photo) => photoAddress(site, photo)), ...crumbs('Gallery', '/gallery')],
      pictures: gallery.pictures,
    }),
    page(site, {
      path: '/contact',
      component: 'contact',
      content: views.contactView(content, photos),
      meta: contact.meta,
      card: { title: contact.hero.heading, picture: home.banner.picture ?? hero },
      structuredData: [business(content), ...crumbs('Contact', '/contact')],
    }),
    page(site, {
      path: '/project',
      component: 'project',
      ownCode: true,
      content: views.projectView(content, photos),
      meta: project.meta,
      card: { title: project.hero.heading, picture: gallery.pictures.at(-1) ?? hero },
      structuredData: crumbs('Your project', '/project'),
    }),
    ...textPages.map((each) => textPage(site, each)),
    ...errorPages(content),
  ];
}

function servicePage(site: Site, service: Service): SitePage {
  const { content, photos } = site;
  const { name, path, meta, title, price, timeline, hero, pictures } = service;
  const trail = [
    { name: 'Services', path: '/services' },
    { name, path },
  ];
  return page(site, {
    path,
    component: 'service',
    content: views.serviceView(service, content, photos),
    meta,
    card: { title, price, timeline, picture: hero },
    structuredData: [serviceOffer(content, service), breadcrumbs(content.studio, trail)],
    pictures: [hero, ...pictures],
  });
}

/** Text pages that show more than their text have a component of their own. */
const ownComponents = ['terms', 'thank-you'];

function textPage(site: Site, text: TextPage): SitePage {
  const { content } = site;
  const { slug, path, meta, heading, search } = text;
  const component = ownComponents.includes(slug) ? slug : 'text';
  const view = slug === 'terms' ? views.termsView(text, content) : views.textView(text);
  if (!search) return { ...hiddenPage(path, component, meta), content: view };
  return page(site, {
    path,
    component,
    content: view,
    meta,
    card: { title: heading, picture: content.home.hero.picture },
    structuredData: [breadcrumbs(content.studio, [{ name: heading, path }])],
  });
}

function errorPages({ studio: { brand } }: Content): SitePage[] {
  const notFound = {
    title: `Page Not Found | ${brand}`,
    description: `This page may have been moved or deleted, or the address mistyped. The home page of ${brand} leads to everything else.`,
  };
  const offline = {
    title: `You are offline | ${brand}`,
    description: `There is no connection. Pages of ${brand} that were opened on this device before can still be read.`,
  };
  return [
    { ...hiddenPage(notFoundPath, 'not-found', notFound), layout: false },
    { ...hiddenPage(offlinePath, 'offline', offline), layout: false },
  ];
}

/** A page that search engines leave out. */
function hiddenPage(path: string, component: string, meta: Meta): SitePage {
  return { path, component, layout: true, content: {}, head: meta, structuredData: [], photoAddresses: [] };
}

type PageParts = Pick<SitePage, 'path' | 'component' | 'ownCode' | 'content' | 'structuredData'> & {
  meta: Meta;
  card: Card;
  pictures?: PictureFacts[];
};

function page(site: Site, { meta, pictures = [], ...parts }: PageParts): SitePage {
  const { studio } = site.content;
  const { path, card } = parts;
  const words = [card.title, ...(card.price ? [`Starts from ${card.price}`, card.timeline] : []), studio.fullName].join('. ');
  const alt = `${words}. In the picture: ${card.picture.alt}`;
  const absolute = (address: string) => new URL(address, studio.url).href;
  return {
    ...parts,
    layout: true,
    photoAddresses: [...new Set(pictures.map(({ photo }) => photoAddress(site, photo)))],
    head: { ...meta, canonical: absolute(path), card: { url: absolute(cardPath(path)), alt } },
  };
}

/** The absolute address of a photograph's largest JPEG. */
function photoAddress({ content, photos }: Site, photo: string): string {
  return new URL(largeJpeg(photos.whole[photo] as PictureFile), content.studio.url).href;
}

/** The link picture's file: `/cards/home.jpg`, `/cards/services-tv-units.jpg`. */
export function cardPath(path: string): string {
  return `/cards/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;
}
