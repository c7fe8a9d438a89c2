import { fixedPages, picturePagePath, requiredTextPaths, walkPath } from '#contract/page-paths.ts';
import { largeJpegPath, type PictureFiles } from '#contract/picture-files.ts';
import type { Case, Service, TextPage } from './content.ts';
import { finishPath } from './finish-path.ts';
import { picturesOf } from './savable-photos.ts';
import { type FinishSet, type GalleryPicture, type Meta, metaLimits, type PictureFacts, type Walk } from './schema.ts';
import type { SiteContent, WithFiles } from './site-content.ts';
import { socialCardPath, socialCardSize } from './social-card.ts';
import { breadcrumbs, business, galleryImage, galleryImages, serviceOffer, type Thing, website } from './structured-data.ts';
import * as views from './views.ts';

type Kind = keyof views.ViewByKind;

/** One page of the site. Documents, titles, sitemap, social cards and tests all follow from this list. */
export type SitePage = ReturnType<typeof toSitePage>;

/** A kind of page with what it shows. */
export type KindWithView<Of extends Kind = Kind> = { [Each in Of]: { kind: Each; view: views.ViewByKind[Each] } }[Of];

/**
 * What a page is made from. `isListed`: whether search engines may list it, which is usual. `socialCard`: the photograph
 * of its shared link. `parents`: the pages between home and it in the breadcrumbs.
 */
type PageInput = KindWithView & {
  name: string;
  path: string;
  /** Of the page that search engines take for several that are nearly the same. */
  canonicalPath?: string;
  parents?: { name: string; path: string }[];
  meta: Meta;
  isListed?: boolean;
  socialCard?: PictureFacts;
  structuredData?: Thing[];
  pictures?: PictureFiles[];
};

/** Every page, the services and text pages in the studio's order. */
export function sitePages(content: SiteContent): SitePage[] {
  const { home, about, servicesPage, gallery, contact, planner, services, textPages, casesPage, cases } = content;
  const { picture } = home.hero;
  const inputs: PageInput[] = [
    {
      ...fixedPageInput({ kind: 'home', view: views.homeView(content) }, home, picture),
      structuredData: [business(content), website(content)],
      pictures: [picture],
    },
    { ...fixedPageInput({ kind: 'about', view: about }, about, about.hero.picture), pictures: [about.hero.picture] },
    fixedPageInput({ kind: 'services', view: views.servicesView(content) }, servicesPage, services[0]?.pictures[0] ?? picture),
    ...services.map((service) => servicePage(content, service)),
    {
      ...fixedPageInput({ kind: 'gallery', view: views.galleryView(content) }, gallery, gallery.pictures[0] ?? picture),
      structuredData: [galleryImages(content)],
    },
    ...views.usedRooms(content).map((room) => roomPage(content, room)),
    ...gallery.pictures.map((item) => picturePage(content, item)),
    ...(cases[0] ? [fixedPageInput({ kind: 'cases', view: views.casesView(content) }, casesPage, cases[0].hero)] : []),
    ...cases.map((each) => casePage(content, each)),
    ...content.walks.items.map((walk) => walkPage(content, walk)),
    ...content.finishes.items.flatMap((set) => finishPages(content, set)),
    {
      ...fixedPageInput({ kind: 'contact', view: views.contactView(content) }, contact, about.hero.picture),
      structuredData: [business(content)],
    },
    fixedPageInput({ kind: 'planner', view: views.plannerView(content) }, planner, gallery.pictures.at(-1) ?? picture),
    ...textPages.map((each) => textPage(content, each)),
    ...errorPages(content),
  ];
  return inputs.map((each) => toSitePage(content, each));
}

/** A page with one file of content, of the same name in fixedPages. */
function fixedPageInput(
  shown: KindWithView & { kind: keyof typeof fixedPages },
  { meta }: { meta: Meta },
  socialCard: PictureFacts,
): PageInput {
  return { ...fixedPages[shown.kind], ...shown, meta, socialCard };
}

/** What pages of one picture have in common; the gallery leads to them. */
function belowGallery(name: string, path: string, picture: PictureFacts & PictureFiles) {
  return { name, path, parents: [fixedPages.gallery], socialCard: picture, pictures: [picture] };
}

function walkPage(content: SiteContent, walk: WithFiles<Walk>): PageInput {
  const { slug, heading, meta, picture } = walk;
  return { ...belowGallery(heading, walkPath(slug), picture), kind: 'walk', view: views.walkView(content, walk), meta };
}

/** The room in each of its finishes; the page of the first has the title and description of the room. */
function finishPages(content: SiteContent, set: WithFiles<FinishSet>): PageInput[] {
  const { part, options } = set;
  const metas = options.map(({ name, picture }, index) => (index === 0 ? set.meta : pictureMeta(`${part}: ${name}`, picture.alt, content)));
  const titles = metas.map(({ title }) => withBrand(title, content.studio.brand));
  return options.map(({ name, picture }, index) => ({
    ...belowGallery(`${part}: ${name}`, finishPath(set, index), picture),
    // Only the picture differs: search engines are shown the first page, with the pictures of all.
    canonicalPath: finishPath(set),
    pictures: options.map((option) => option.picture),
    kind: 'finishes',
    view: views.finishesView(content, set, index, titles),
    meta: metas[index] as Meta,
  }));
}

function servicePage(content: SiteContent, service: WithFiles<Service>): PageInput {
  const { name, path, meta, hero } = service;
  return {
    name,
    path,
    parents: [fixedPages.services],
    kind: 'service',
    view: views.serviceView(content, service),
    meta,
    socialCard: hero,
    structuredData: [serviceOffer(content, service)],
    pictures: picturesOf(service),
  };
}

function roomPage(content: SiteContent, room: string): PageInput {
  const { studio, gallery, home } = content;
  const view = views.galleryView(content, room);
  const pictures = gallery.pictures.filter((item) => item.room === room);
  const starting = view.services.map(({ name, price }) => `${name} from ${price.words}.`);
  const titles = pictures.map((item) => `${item.title}.`);
  return {
    ...views.roomLink(room),
    parents: [fixedPages.gallery],
    kind: 'gallery',
    view,
    meta: shortMeta(
      `${view.heading} in ${studio.city}`,
      [`${view.heading} ${byStudio(content)}.`, ...starting, ...titles, 'Pictures to save and to ask about.'].join(' '),
    ),
    socialCard: pictures[0] ?? home.hero.picture,
  };
}

function picturePage(content: SiteContent, item: WithFiles<GalleryPicture>): PageInput {
  const { title, photo, alt, room } = item;
  const page = belowGallery(title, picturePagePath(photo), item);
  return {
    ...page,
    parents: [...page.parents, views.roomLink(room)],
    kind: 'picture',
    view: views.pictureView(content, item),
    meta: pictureMeta(title, alt, content),
    structuredData: [galleryImage(content, item)],
  };
}

function casePage(content: SiteContent, item: WithFiles<Case>): PageInput {
  const { title, path, hero, pictures, beforeAfter } = item;
  const { city } = content.studio;
  const view = views.caseView(content, item);
  const facts = `${view.property} in ${view.locality}, ${city}, ${view.size}, ${view.budget}, finished in ${view.days.taken}`;
  return {
    name: title,
    path,
    parents: [fixedPages.cases],
    kind: 'case',
    view,
    meta: shortMeta(title, `${facts}. ${view.summary}`),
    socialCard: hero,
    pictures: [hero, ...pictures, ...beforeAfter.map(({ after }) => after)],
  };
}

/** What is to be seen in a picture; with its title and the studio if that is short. */
function pictureMeta(title: string, alt: string, content: SiteContent): Meta {
  const seen = `${alt.replace(/\.$/, '')}.`;
  return shortMeta(title, seen.length < metaLimits.shortDescription ? `${seen} ${title}, ${byStudio(content)}.` : seen);
}

function byStudio({ studio: { brand, city } }: SiteContent): string {
  return `by ${brand}, an interior design studio in ${city}`;
}

/** Title and description, no longer than search engines show: whole sentences of the description, if they are enough. */
function shortMeta(title: string, description: string): Meta {
  let whole = '';
  for (const { segment } of new Intl.Segmenter('en-IN', { granularity: 'sentence' }).segment(description)) {
    if ((whole + segment).trimEnd().length > metaLimits.description) break;
    whole += segment;
  }
  const enough = whole.trimEnd().length >= metaLimits.shortDescription;
  return { title: shorten(title, metaLimits.title), description: enough ? whole.trimEnd() : shorten(description, metaLimits.description) };
}

/** The title with the brand behind it, if it has none yet and there is room. */
function withBrand(title: string, brand: string): string {
  const branded = `${title} | ${brand}`;
  return title.includes(brand) || branded.length > metaLimits.title ? title : branded;
}

/** At most so many characters, ended at a word. */
function shorten(text: string, max: number): string {
  // Not \W: letters of every script form words, with the marks that are part of them in Telugu or Hindi.
  return text.length <= max ? text : `${text.slice(0, max - 1).replace(/[^\p{L}\p{M}\p{N}]*\s\S*$/u, '')}…`;
}

function textPage(content: SiteContent, text: TextPage): PageInput {
  const { path, meta, heading, search } = text;
  // It shows the claims as well.
  const kind = path === requiredTextPaths.terms ? 'terms' : 'text';
  return { name: heading, path, meta, kind, view: text, isListed: search, socialCard: content.home.hero.picture };
}

function errorPages({ studio: { brand } }: SiteContent): PageInput[] {
  const { notFound, offline } = fixedPages;
  const notFoundText = `This page may have been moved or deleted, or the address mistyped. The home page of ${brand} leads to everything else.`;
  const offlineText = `There is no connection. Pages of ${brand} that were opened on this device before can still be read.`;
  const withMeta = (name: string, description: string) => ({ view: {}, meta: { title: name, description }, isListed: false });
  return [
    { ...notFound, ...withMeta(notFound.name, notFoundText), kind: 'not-found' },
    { ...offline, ...withMeta(offline.name, offlineText), kind: 'offline' },
  ];
}

function toSitePage({ studio }: SiteContent, input: PageInput) {
  const { name, parents = [], meta, isListed = true, structuredData = [], pictures = [], ...others } = input;
  const { path, socialCard, canonicalPath = path } = others;
  const absolute = (address: string) => new URL(address, studio.url).href;
  const trail = [...parents, { name, path }];
  return {
    ...others,
    name,
    head: {
      title: withBrand(meta.title, studio.brand),
      description: meta.description,
      ...(isListed && { url: absolute(path), canonical: absolute(canonicalPath) }),
      ...(socialCard && { socialCard: { url: absolute(socialCardPath(path)), alt: socialCard.alt, ...socialCardSize } }),
    },
    /** Absolute addresses of the page's photographs, for the sitemap. */
    photoUrls: [...new Set(pictures.map((file) => absolute(largeJpegPath(file))))],
    structuredData: [...structuredData, ...(isListed && path !== fixedPages.home.path ? [breadcrumbs(studio, trail)] : [])].map((thing) => {
      return { '@context': 'https://schema.org', ...thing };
    }),
  };
}
