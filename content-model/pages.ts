import { fixedPages, picturePath, roomPath, walkPath } from '#contract/fixed-pages.ts';
import { largeJpeg, type PictureFile } from '#contract/picture-files.ts';
import type { Case, Content, Service, TextPage } from './content.ts';
import { finishPath } from './finishes.ts';
import type { Finishes, GalleryPicture, Meta, PictureFacts, Walk } from './schema.ts';
import { slugify } from './slugify.ts';
import { breadcrumbs, business, galleryImages, serviceOffer, type Thing } from './structured-data.ts';
import * as views from './views.ts';

export type { Thing };

/** What a page's head says. */
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

/** What each kind of page shows. app/entry/pages.ts has the component of each. */
export type PageContents = {
  home: views.HomeView;
  about: views.AboutView;
  services: views.ServicesView;
  service: views.ServiceView;
  gallery: views.GalleryView;
  picture: views.PictureView;
  cases: views.CasesView;
  case: views.CaseView;
  walk: views.WalkView;
  finishes: views.FinishesView;
  contact: views.ContactView;
  project: views.ProjectView;
  text: views.TextView;
  terms: views.TermsView;
  'thank-you': views.TextView;
  'not-found': object;
  offline: object;
};

type Kind = keyof PageContents;

/** One page of the site. Documents, titles, sitemap, cards and tests all follow from this list. */
export type SitePage<Of extends Kind = Kind> = {
  [Each in Of]: {
    path: string;
    kind: Each;
    content: PageContents[Each];
    /** Whether it has the shared header and footer. */
    layout: boolean;
    head: Head;
    structuredData: Thing[];
    card?: Card;
    /** Absolute addresses of the page's photographs, for the sitemap. */
    photoAddresses: string[];
  };
}[Of];

type Site = { content: Content; photos: views.PhotoFiles };

/** Every page, the services and text pages in the studio's order. */
export function sitePages(site: Site): SitePage[] {
  const { content, photos } = site;
  const { studio, home, about, servicesPage, gallery, contact, project, services, textPages } = content;
  const hero = home.hero.picture;
  const crumbs = (each: { name: string; path: string }) => [breadcrumbs(studio, [each])];
  return [
    page(site, {
      path: fixedPages.home.path,
      kind: 'home',
      content: views.homeView(content, photos),
      meta: home.meta,
      card: { title: home.hero.headline, picture: hero },
      structuredData: [business(content)],
      pictures: [hero],
    }),
    page(site, {
      path: fixedPages.about.path,
      kind: 'about',
      content: views.aboutView(content, photos),
      meta: about.meta,
      card: { title: about.hero.heading, picture: about.hero.picture },
      structuredData: crumbs(fixedPages.about),
      pictures: [about.hero.picture],
    }),
    page(site, {
      path: fixedPages.services.path,
      kind: 'services',
      content: views.servicesView(content, photos),
      meta: servicesPage.meta,
      card: { title: servicesPage.hero.heading, picture: services[0]?.pictures[0] ?? hero },
      structuredData: crumbs(fixedPages.services),
    }),
    ...services.map((service) => servicePage(site, service)),
    page(site, {
      path: fixedPages.gallery.path,
      kind: 'gallery',
      content: views.galleryView(content, photos),
      meta: gallery.meta,
      card: { title: gallery.hero.heading, picture: gallery.pictures[0] ?? hero },
      structuredData: [galleryImages(content, (photo) => photoAddress(site, photo)), ...crumbs(fixedPages.gallery)],
    }),
    ...views.usedRooms(content).map((room) => roomPage(site, room)),
    ...gallery.pictures.map((item) => picturePage(site, item)),
    ...casePages(site),
    ...content.walks.items.map((walk) => walkPage(site, walk)),
    ...content.finishes.items.flatMap((set) => set.options.map((option, index) => finishPage(site, set, option, index))),
    page(site, {
      path: fixedPages.contact.path,
      kind: 'contact',
      content: views.contactView(content, photos),
      meta: contact.meta,
      card: { title: contact.hero.heading, picture: home.banner.picture ?? hero },
      structuredData: [business(content), ...crumbs(fixedPages.contact)],
    }),
    page(site, {
      path: fixedPages.project.path,
      kind: 'project',
      content: views.projectView(content, photos),
      meta: project.meta,
      card: { title: project.hero.heading, picture: gallery.pictures.at(-1) ?? hero },
      structuredData: crumbs(fixedPages.project),
    }),
    ...textPages.map((each) => textPage(site, each)),
    ...errorPages(content),
  ];
}

function walkPage(site: Site, walk: Walk): SitePage {
  const { content, photos } = site;
  const { heading, meta, picture } = walk;
  const path = walkPath(walk.slug);
  return page(site, {
    path,
    kind: 'walk',
    content: views.walkView(walk, content, photos),
    meta,
    card: { title: heading, picture },
    structuredData: [breadcrumbs(content.studio, [fixedPages.gallery, { name: heading, path }])],
    pictures: [picture],
  });
}

/** The room in one of its finishes; the first stands for all. */
function finishPage(site: Site, set: Finishes, { name, picture }: Finishes['options'][number], index: number): SitePage {
  const { content, photos } = site;
  const { heading, part, meta } = set;
  const title = `${part}: ${name}`;
  const path = finishPath(set, index);
  return page(site, {
    path,
    kind: 'finishes',
    content: views.finishesView(set, index, content, photos),
    meta:
      index === 0 ? meta : { title: cut(`${title} | ${content.studio.brand}`, 60), description: cut(`${heading}. ${picture.alt}`, 160) },
    card: { title: index === 0 ? heading : `${heading}: ${name}`, picture },
    structuredData: [breadcrumbs(content.studio, [fixedPages.gallery, { name: title, path }])],
    pictures: [picture],
  });
}

function servicePage(site: Site, service: Service): SitePage {
  const { content, photos } = site;
  const { name, path, meta, title, price, timeline, hero } = service;
  const trail = [fixedPages.services, { name, path }];
  return page(site, {
    path,
    kind: 'service',
    content: views.serviceView(service, content, photos),
    meta,
    card: { title, price, timeline, picture: hero },
    structuredData: [serviceOffer(content, service), breadcrumbs(content.studio, trail)],
    pictures: views.picturesOf(service),
  });
}

function roomPage(site: Site, room: string): SitePage {
  const { content, photos } = site;
  const { gallery, studio } = content;
  const pictures = gallery.pictures.filter((item) => item.room === room);
  const path = roomPath(slugify(room));
  return page(site, {
    path,
    kind: 'gallery',
    content: views.galleryView(content, photos, room),
    meta: {
      title: `${room}: pictures of interiors | ${studio.brand}`,
      description: cut(`${room} in the gallery of ${studio.brand}, ${studio.city}: ${pictures.map(({ title }) => title).join('; ')}.`, 160),
    },
    card: { title: room, picture: pictures[0] ?? content.home.hero.picture },
    structuredData: [breadcrumbs(studio, [fixedPages.gallery, { name: room, path }])],
  });
}

function picturePage(site: Site, item: GalleryPicture): SitePage {
  const { content, photos } = site;
  const { studio } = content;
  const path = picturePath(slugify(item.title));
  return page(site, {
    path,
    kind: 'picture',
    content: views.pictureView(item, content, photos),
    meta: { title: cut(`${item.title} | ${studio.brand}`, 70), description: cut(item.alt, 160) },
    card: { title: item.title, picture: item },
    structuredData: [breadcrumbs(studio, [fixedPages.gallery, { name: item.title, path }])],
    pictures: [item],
  });
}

/** The list of finished projects and a page for each; none where there are none. */
function casePages(site: Site): SitePage[] {
  const { content, photos } = site;
  const { casesPage, cases, studio } = content;
  const [first] = cases;
  if (!first) return [];
  const { finished } = fixedPages;
  const list = page(site, {
    path: finished.path,
    kind: 'cases',
    content: views.casesView(content, photos),
    meta: casesPage.meta,
    card: { title: casesPage.hero.heading, picture: first.hero },
    structuredData: [breadcrumbs(studio, [finished])],
  });
  return [list, ...cases.map((each) => casePage(site, each))];
}

function casePage(site: Site, project: Case): SitePage {
  const { content, photos } = site;
  const { studio } = content;
  const { title, path, hero, pictures, beforeAfter } = project;
  const view = views.caseView(project, content, photos);
  const facts = `${view.kind} in ${view.locality}, ${studio.city}, ${view.size}, ${view.budget}, finished in ${view.days.taken}`;
  return page(site, {
    path,
    kind: 'case',
    content: view,
    meta: { title: cut(`${title} | ${studio.brand}`, 60), description: cut(`${facts}. ${view.summary}`, 160) },
    card: { title, picture: hero },
    structuredData: [breadcrumbs(studio, [fixedPages.finished, { name: title, path }])],
    pictures: [hero, ...pictures, ...beforeAfter.map(({ after }) => after)],
  });
}

/** At most so many characters, ended at a word. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/\W*\s\S*$/, '')}…`;
}

function textPage(site: Site, text: TextPage): SitePage {
  const { content } = site;
  const { path, meta, heading, search } = text;
  if (!search) return hiddenPage(path, meta, drawnText(text, content));
  return page(site, {
    path,
    ...drawnText(text, content),
    meta,
    card: { title: heading, picture: content.home.hero.picture },
    structuredData: [breadcrumbs(content.studio, [{ name: heading, path }])],
  });
}

/** Text pages that show more than their text are of a kind of their own. */
function drawnText(text: TextPage, content: Content): Drawn {
  if (text.slug === 'terms') return { kind: 'terms', content: views.termsView(text, content) };
  return { kind: text.slug === 'thank-you' ? 'thank-you' : 'text', content: views.textView(text) };
}

function errorPages({ studio: { brand } }: Content): SitePage[] {
  const notFound = {
    title: `${fixedPages.notFound.name} | ${brand}`,
    description: `This page may have been moved or deleted, or the address mistyped. The home page of ${brand} leads to everything else.`,
  };
  const offline = {
    title: `${fixedPages.offline.name} | ${brand}`,
    description: `There is no connection. Pages of ${brand} that were opened on this device before can still be read.`,
  };
  return [
    { ...hiddenPage(fixedPages.notFound.path, notFound, { kind: 'not-found', content: {} }), layout: false },
    { ...hiddenPage(fixedPages.offline.path, offline, { kind: 'offline', content: {} }), layout: false },
  ];
}

/** A kind of page with its content. */
type Drawn = { [Each in Kind]: { kind: Each; content: PageContents[Each] } }[Kind];

/** A page that search engines leave out. */
function hiddenPage(path: string, meta: Meta, drawn: Drawn): SitePage {
  return { ...drawn, path, layout: true, head: meta, structuredData: [], photoAddresses: [] };
}

type PageParts = Drawn & { path: string; structuredData: Thing[]; meta: Meta; card: Card; pictures?: PictureFacts[] };

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
