import type { Content, Service } from './content.ts';
import type { Meta, PictureFacts } from './schema.ts';
import { breadcrumbs, business, galleryImages, serviceOffer, type Thing } from './structured-data.ts';

/** The words and the photograph on the 1200 x 630 picture of a shared link; a service has a price and a timeline as well. */
type CardFacts = { title: string; picture: PictureFacts; price?: string; timeline?: string };
export type PageCard = CardFacts & { url: string; alt: string };

/** One page as search engines and link previews see it. */
export type SitePage = {
  path: string;
  meta: Meta;
  /** Absolute address; missing on pages that are not to be found. */
  canonical?: string;
  card?: PageCard;
  structuredData: Thing[];
  /** Photographs of the page, for the sitemap. */
  pictures: PictureFacts[];
};

/** Where the error page is prerendered; every unknown address gets its file. */
export const notFoundPath = '/404';

/** Where the page is prerendered that the service worker shows for pages that it does not have. */
export const offlinePath = '/offline';

/**
 * Every page that is prerendered, the services in the studio's order. `photoAddress` gives the absolute address of a
 * photograph's file, which only the build knows.
 */
export function sitePages(content: Content, photoAddress: (photo: string) => string): SitePage[] {
  const { home, about, servicesPage, gallery, contact, terms, privacy, accessibility, thankYou, services } = content;
  const hero = home.hero.picture;
  const page = (path: string, parts: PageParts) => publicPage(content, path, parts);
  const crumbs = (name: string, path: string) => [breadcrumbs(content.studio, [{ name, path }])];
  return [
    page('/', {
      meta: home.meta,
      card: { title: home.hero.headline, picture: hero },
      structuredData: [business(content)],
      pictures: [hero],
    }),
    page('/about', {
      meta: about.meta,
      card: { title: about.hero.heading, picture: about.hero.picture },
      structuredData: crumbs('About Us', '/about'),
      pictures: [about.hero.picture],
    }),
    page('/services', {
      meta: servicesPage.meta,
      card: { title: servicesPage.hero.heading, picture: services[0]?.pictures[0] ?? hero },
      structuredData: crumbs('Services', '/services'),
    }),
    ...services.map((service) => page(service.path, serviceParts(content, service))),
    page('/gallery', {
      meta: gallery.meta,
      card: { title: gallery.hero.heading, picture: gallery.pictures[0] ?? hero },
      structuredData: [galleryImages(content, photoAddress), ...crumbs('Gallery', '/gallery')],
      pictures: gallery.pictures,
    }),
    page('/contact', {
      meta: contact.meta,
      card: { title: contact.hero.heading, picture: home.banner.picture ?? hero },
      structuredData: [business(content), ...crumbs('Contact', '/contact')],
    }),
    page('/terms', {
      meta: terms.meta,
      card: { title: terms.heading, picture: hero },
      structuredData: crumbs('Terms and conditions', '/terms'),
    }),
    page('/privacy', {
      meta: privacy.meta,
      card: { title: privacy.heading, picture: hero },
      structuredData: crumbs('Privacy', '/privacy'),
    }),
    page('/accessibility', {
      meta: accessibility.meta,
      card: { title: accessibility.heading, picture: hero },
      structuredData: crumbs('Accessibility', '/accessibility'),
    }),
    { path: '/thank-you', meta: thankYou.meta, structuredData: [], pictures: [] },
    { path: notFoundPath, meta: notFoundMeta(content), structuredData: [], pictures: [] },
    { path: offlinePath, meta: offlineMeta(content), structuredData: [], pictures: [] },
  ];
}

export function notFoundMeta({ studio }: Pick<Content, 'studio'>): Meta {
  return {
    title: `Page Not Found | ${studio.brand}`,
    description: `This page may have been moved, deleted or mistyped. The home page of ${studio.brand} leads to everything else.`,
  };
}

function offlineMeta({ studio }: Content): Meta {
  return {
    title: `You are offline | ${studio.brand}`,
    description: `There is no connection. Pages of ${studio.brand} that were opened on this device before can still be read.`,
  };
}

type PageParts = Pick<SitePage, 'meta' | 'structuredData'> & { card: CardFacts; pictures?: PictureFacts[] };

function publicPage(content: Content, path: string, { card, ...parts }: PageParts): SitePage {
  return { path, canonical: absolute(content, path), card: pageCard(content, path, card), pictures: [], ...parts };
}

function serviceParts(content: Content, service: Service): PageParts {
  const { name, path, meta, title, price, timeline, hero, pictures } = service;
  const trail = [
    { name: 'Services', path: '/services' },
    { name, path },
  ];
  return {
    meta,
    card: { title, price, timeline, picture: hero },
    structuredData: [serviceOffer(content, service), breadcrumbs(content.studio, trail)],
    pictures: [hero, ...pictures],
  };
}

function pageCard(content: Content, path: string, facts: CardFacts): PageCard {
  const { title, price, timeline, picture } = facts;
  const words = [title, ...(price ? [`Starts from ${price}`, timeline] : []), content.studio.fullName].join('. ');
  return { ...facts, url: absolute(content, cardPath(path)), alt: `${words}. In the picture: ${picture.alt}` };
}

/** The link picture's file: `/cards/home.jpg`, `/cards/services-tv-units.jpg`. */
export function cardPath(path: string): string {
  return `/cards/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;
}

function absolute({ studio }: Content, path: string): string {
  return new URL(path, studio.url).href;
}
