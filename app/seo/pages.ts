import type { Content, Service } from '#app/content/content.ts';
import type { Meta, PictureFacts } from '#app/content/schema.ts';
import { breadcrumbs, business, galleryImages, serviceOffer, type Thing } from './structured-data.ts';

/** One page as search engines and link previews see it. */
export type SitePage = {
  path: string;
  meta: Meta;
  /** Absolute address; missing on pages that are not to be found. */
  canonical?: string;
  /** The 1200 x 630 picture of a shared link. */
  card?: { url: string; alt: string; picture: PictureFacts };
  structuredData: Thing[];
  /** Photographs of the page, for the sitemap. */
  pictures: PictureFacts[];
};

/** Where the error page is prerendered; every unknown address gets its file. */
export const notFoundPath = '/404';

/**
 * Every page that is prerendered, the services in the studio's order. `photoAddress` gives the absolute address of a
 * photograph's file, which only the build knows.
 */
export function sitePages(content: Content, photoAddress: (photo: string) => string): SitePage[] {
  const { home, about, servicesPage, gallery, contact, terms, privacy, thankYou, services } = content;
  const hero = home.hero.picture;
  const page = (path: string, meta: Meta, picture: PictureFacts, rest: Partial<SitePage> = {}): SitePage => ({
    path,
    meta,
    canonical: absolute(content, path),
    card: card(content, path, picture),
    structuredData: [],
    pictures: [],
    ...rest,
  });
  const crumbs = (name: string, path: string) => [breadcrumbs(content.studio, [{ name, path }])];
  return [
    page('/', home.meta, hero, { structuredData: [business(content)], pictures: [hero] }),
    page('/about', about.meta, about.hero.picture, { structuredData: crumbs('About Us', '/about'), pictures: [about.hero.picture] }),
    page('/services', servicesPage.meta, services[0]?.pictures[0] ?? hero, { structuredData: crumbs('Services', '/services') }),
    ...services.map((service) => servicePage(content, service, page)),
    page('/gallery', gallery.meta, gallery.pictures[0] ?? hero, {
      structuredData: [galleryImages(content, photoAddress), ...crumbs('Gallery', '/gallery')],
      pictures: gallery.pictures,
    }),
    page('/contact', contact.meta, hero, { structuredData: [business(content), ...crumbs('Contact', '/contact')] }),
    page('/terms', terms.meta, hero, { structuredData: crumbs('Terms and conditions', '/terms') }),
    page('/privacy', privacy.meta, hero, { structuredData: crumbs('Privacy', '/privacy') }),
    { path: '/thank-you', meta: thankYou.meta, structuredData: [], pictures: [] },
    { path: notFoundPath, meta: notFoundMeta(content), structuredData: [], pictures: [] },
  ];
}

export function notFoundMeta({ studio }: Pick<Content, 'studio'>): Meta {
  return {
    title: `Page Not Found | ${studio.brand}`,
    description: `This page may have been moved, deleted or mistyped. The home page of ${studio.brand} leads to everything else.`,
  };
}

function servicePage(
  content: Content,
  service: Service,
  page: (path: string, meta: Meta, picture: PictureFacts, rest: Partial<SitePage>) => SitePage,
): SitePage {
  const trail = [
    { name: 'Services', path: '/services' },
    { name: service.name, path: service.path },
  ];
  return page(service.path, service.meta, service.pictures[0] as PictureFacts, {
    structuredData: [serviceOffer(content, service), breadcrumbs(content.studio, trail)],
    pictures: service.pictures,
  });
}

function card(content: Content, path: string, picture: PictureFacts) {
  return { url: absolute(content, cardPath(path)), alt: picture.alt, picture };
}

/** The link picture's file: `/cards/home.jpg`, `/cards/services-tv-units.jpg`. */
export function cardPath(path: string): string {
  return `/cards/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;
}

function absolute({ studio }: Content, path: string): string {
  return new URL(path, studio.url).href;
}
