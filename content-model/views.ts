/** What each page shows. The build renders the pages with these; the props of an island are also in the page, as JSON. */
import { formatCount, formatNumber } from '#contract/lib/format-number.ts';
import { fixedPages, picturePagePath, roomPath, walkPath } from '#contract/page-paths.ts';
import { type Picture, type PictureFiles, panoramaCropName } from '#contract/picture-files.ts';
import type { Case, Content, Service, TextPage } from './content.ts';
import { finishPath } from './finish-path.ts';
import { openingHoursText } from './opening-hours.ts';
import { priceList } from './price-list.ts';
import { privacyFacts } from './privacy.ts';
import { picturesOf, savablePhotos } from './savable-photos.ts';
import type { FinishSet, GalleryPicture, PictureFacts, Walk } from './schema.ts';
import { type PreparedPhotos, pictureFiles, type SiteContent, type WithFiles } from './site-content.ts';
import { slugify } from './slugify.ts';
import { typeset } from './typeset.ts';

export type { Article } from './article.ts';
export type { Flat, PriceList, PriceListService } from './price-list.ts';

/** What each kind of page shows. app/entry/page-components.ts has the components. */
export type ViewByKind = {
  home: ReturnType<typeof homeView>;
  about: SiteContent['about'];
  services: ReturnType<typeof servicesView>;
  service: ReturnType<typeof serviceView>;
  gallery: ReturnType<typeof galleryView>;
  picture: ReturnType<typeof pictureView>;
  cases: ReturnType<typeof casesView>;
  case: ReturnType<typeof caseView>;
  walk: ReturnType<typeof walkView>;
  finishes: ReturnType<typeof finishesView>;
  contact: ReturnType<typeof contactView>;
  planner: ReturnType<typeof plannerView>;
  text: TextPage;
  terms: TextPage;
  'not-found': object;
  offline: object;
};

export type View<Kind extends keyof ViewByKind> = ViewByKind[Kind];
export type SiteView = ReturnType<typeof siteView>;
export type CaseItem = ReturnType<typeof caseCard>;
export type ServiceLink = ReturnType<typeof serviceLink>;
export type TitledPicture = View<'service'>['hero'];
export type SavablePicture = View<'planner'>['savable'][number];
export type GalleryItem = ReturnType<typeof galleryItem> & { walk?: ReturnType<typeof walkOf> };

/** What the modules `virtual:content/…` hold (build/content-plugin.ts). */
export type ContentModules = ReturnType<typeof contentModules>;

export function contentModules(content: SiteContent) {
  return {
    site: siteView(content),
    'price-list': priceList(content),
    planner: plannerView(content),
  };
}

/** The facts that any part of a page may show. The build renders with them; an island gets what it needs by its props. */
export function siteView({ studio, claims, services, servicesPage, cases, textPages, planner }: Content) {
  return {
    studio,
    openingHours: studio.hours.map(openingHoursText),
    claims: Object.fromEntries(claims.map(({ name, ...claim }) => [name, { ...claim, value: typeset(claim.value) }])),
    services: services.map(({ name, path }) => ({ name, path })),
    /** The page of finished projects; empty if there are none. */
    casesLinks: cases.length > 0 ? [fixedPages.cases] : [],
    /** Whether the stages of payment, or the penalty for delays, are on the page of all services. */
    hasAgreement: Boolean(servicesPage.payment ?? servicesPage.delay),
    /** The words of the links to the planner. */
    invitation: planner.invitation,
    smallPrint: textPages.flatMap(({ footer, path }) => (footer ? [{ name: footer, path }] : [])),
  };
}

export function homeView(content: SiteContent) {
  const { home, services, gallery, testimonials, photos } = content;
  const { picture, portraitFocus: focus } = home.hero;
  const portraitFiles = photos.portraits[picture.photo];
  const whole = testimonials.find(({ besidePrices }) => besidePrices);
  // Its first sentence: the whole of it is among the reviews below.
  const review = whole && { text: whole.text.split(/(?<=[.!?]) /, 1).join(), name: whole.name, place: whole.place };
  return {
    ...home,
    cost: { ...home.cost, review },
    hero: { ...home.hero, picture: { ...picture, portrait: portraitFiles && focus && { ...portraitFiles, focus } } },
    serviceCards: { ...home.serviceCards, items: services },
    // The link is named by its title alone: a picture that repeats the text beside it has an empty alt (WCAG technique
    // H2).
    featured: { ...home.featured, items: gallery.pictures.map((item) => ({ ...galleryItem(item), alt: '' })) },
    testimonials: { ...home.testimonials, items: testimonials },
    cases: latestCases(content),
  };
}

export function servicesView(content: SiteContent) {
  const { services, servicesPage: page } = content;
  return {
    ...page,
    // The page opens and ends with large pictures: the first service, and the last group, whole projects.
    services: services.map((service, index) => ({ ...service, large: index === 0 || service.group === page.groups.at(-1) })),
  };
}

export function serviceView(content: SiteContent, service: WithFiles<Service>) {
  const index = content.services.indexOf(service);
  const next = content.services[(index + 1) % content.services.length] as WithFiles<Service>;
  const { process, guarantees } = content.servicesPage;
  const titled = titling(content);
  return {
    ...service,
    rooms: usedRooms(content)
      .filter((name) => service.rooms.includes(name))
      .map(roomLink),
    process: { heading: process.heading, text: process.summary },
    guarantees: { heading: guarantees.heading, text: guarantees.summary },
    cases: latestCases(content, service.slug),
    hero: titled(service.hero),
    pictures: service.pictures.map(titled),
    detail: service.detail && titled(service.detail),
    roomsToTry: roomsToTry(content, ({ services }) => services.includes(service.slug), picturesOf(service)),
    next: { name: next.name, path: next.path },
  };
}

/** Every finished project, the newest first. */
export function casesView(content: SiteContent) {
  return { ...content.casesPage, items: content.cases.map(caseCard) };
}

/** The newest finished projects, or those with one service; undefined if there are none. */
function latestCases(content: SiteContent, service?: string) {
  const newest = content.cases.filter(({ services }) => service === undefined || services.includes(service)).slice(0, 3);
  return newest.length > 0 ? { ...content.casesPage.latest, items: newest.map(caseCard) } : undefined;
}

/** One finished project and the services done there. */
export function caseView(content: SiteContent, item: WithFiles<Case>) {
  return {
    ...caseCard(item),
    services: servicesOf(content, item),
    closing: content.casesPage.closing,
  };
}

function caseCard(item: WithFiles<Case>) {
  const { size, days, handover } = item;
  return {
    ...item,
    handover: new Date(`${handover}-01`).toLocaleDateString('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    size: typeset(`${formatNumber(size)} sq ft`),
    days: {
      promised: typeset(formatCount(days.promised, 'day')),
      taken: typeset(formatCount(days.taken, 'day')),
      comparison: comparedWith(days),
    },
  };
}

function comparedWith({ promised, taken }: Case['days']): string {
  if (taken === promised) return 'on the day';
  return `${typeset(formatCount(Math.abs(promised - taken), 'day'))} ${taken < promised ? 'early' : 'late'}`;
}

/** The whole gallery, or its pictures of one room with those of the services that belong to it. */
export function galleryView(content: SiteContent, room?: string) {
  const { gallery, services } = content;
  const titled = titling(content);
  return {
    ...gallery,
    heading: room === undefined ? gallery.hero.heading : `${room} designs`,
    room,
    rooms: usedRooms(content).map(roomLink),
    pictures: gallery.pictures
      .filter((item) => room === undefined || item.room === room)
      .map((item) => ({ ...galleryItem(item), walk: walkOf(content, item) })),
    roomsToTry: roomsToTry(content, (item) => room === undefined || item.room === room),
    services: services
      .filter(({ rooms }) => room !== undefined && rooms.includes(room))
      .map((service) => ({ ...serviceLink(service), pictures: service.pictures.map(titled) })),
  };
}

/** The walk that the picture names, or else one through a room of its kind. */
function walkOf({ walks: { items } }: Content, { walk: slug, room }: WithFiles<GalleryPicture>) {
  const walk = items.find((each) => each.slug === slug) ?? items.find((each) => each.room === room);
  return walk && { linkText: walk.linkText, path: walkPath(walk.slug) };
}

/** The rooms that have pictures in the gallery, in its order. */
export function usedRooms({ gallery: { rooms, pictures } }: Content): string[] {
  return rooms.filter((name) => pictures.some(({ room }) => room === name));
}

/** The page of a room, as links name it. */
export function roomLink(name: string) {
  return { name, path: roomPath(slugify(name)) };
}

/** One picture of the gallery, its neighbours there, and at least three others: those of its room, then the next ones. */
export function pictureView(content: SiteContent, item: WithFiles<GalleryPicture>) {
  const { pictures, moreHeading, closing } = content.gallery;
  const index = pictures.indexOf(item);
  const following = [...pictures.slice(index + 1), ...pictures.slice(0, index)];
  const inRoom = following.filter(({ room }) => room === item.room);
  const others = inRoom.length < 3 ? [...new Set([...inRoom, ...following])].slice(0, 3) : inRoom;
  const neighbour = (step: number) => {
    const { title, photo } = pictures.at((index + step) % pictures.length) as WithFiles<GalleryPicture>;
    return { title, path: picturePagePath(photo) };
  };
  return {
    picture: galleryItem(item),
    walk: walkOf(content, item),
    room: roomLink(item.room),
    services: content.services
      .filter(({ slug, rooms }) => (item.services.length > 0 ? item.services.includes(slug) : rooms.includes(item.room)))
      .map(serviceLink),
    previous: neighbour(-1),
    next: neighbour(1),
    others: { heading: others === inRoom ? item.room : moreHeading, pictures: others.map(galleryItem) },
    closing,
  };
}

/** Links to walks and finishes. A set of finishes shows its second option: the first resembles the other pictures. */
function roomsToTry(
  { walks, finishes, photos }: SiteContent,
  belongs: (item: { room: string; services: string[] }) => boolean,
  shown: { photo: string }[] = [],
) {
  const sets = finishes.items.filter(belongs);
  const isSeen = ({ room, picture: { photo } }: WithFiles<Walk>) =>
    sets.some((set) => set.room === room) || shown.some((other) => other.photo === photo);
  const candidates = [
    ...walks.items
      .filter(belongs)
      .map((walk) => ({ ...walk, path: walkPath(walk.slug), picture: isSeen(walk) ? lastDirectionPicture(walk, photos) : walk.picture })),
    ...sets.flatMap((set) => set.options.slice(1, 2).map(({ picture }) => ({ ...set, path: finishPath(set), picture }))),
  ];
  const items = candidates.map(({ linkText, path, picture: facts }) => ({ linkText, path, picture: { ...facts, alt: '' } }));
  return items.length > 0 ? { heading: walks.heading, items } : undefined;
}

/** A room to look round in: its places, each with ordinary pictures of it. */
export function walkView(content: SiteContent, walk: WithFiles<Walk>) {
  const { photos } = content;
  return {
    ...walk,
    intro: content.walks.intro,
    services: servicesOf(content, walk),
    places: walk.places.map(({ standIn, photo, directions, ways, things, ...place }) => ({
      ...place,
      files: pictureFiles(photo, photos),
      directions: directions.map((direction) => ({
        yaw: direction.toward,
        linkText: direction.linkText,
        picture: directionPicture(photo, direction, photos),
      })),
      ways: ways.map(withAngles),
      things: things.map(withAngles),
    })),
  };
}

/** The terms of panoramas in place of those that the owner reads. */
function withAngles<Marker extends { toward: number; above: number }>({ toward: yaw, above: pitch, ...marker }: Marker) {
  return { ...marker, yaw, pitch };
}

/** The last direction of the last place: the walk's own picture was taken near its first. */
function lastDirectionPicture({ places }: WithFiles<Walk>, photos: PreparedPhotos): Picture {
  const { photo, directions } = places.at(-1) as Walk['places'][number];
  return directionPicture(photo, directions.at(-1) as (typeof directions)[number], photos);
}

/** The ordinary picture that the build cuts from a panorama. */
function directionPicture(panorama: string, { toward, alt }: { toward: number; alt: string }, photos: PreparedPhotos): Picture {
  const photo = panoramaCropName(panorama, toward);
  return { ...pictureFiles(photo, photos), photo, alt, focus: { x: 50, y: 50 } };
}

/** One room in each of its finishes, of which the one at `shownIndex` is seen first. `titles`: of the finishes' pages. */
export function finishesView(content: SiteContent, set: WithFiles<FinishSet>, shownIndex: number, titles: string[]) {
  const titled = titling(content);
  return {
    ...set,
    shownIndex,
    services: servicesOf(content, set),
    options: set.options.map((option, index) => ({
      ...option,
      path: finishPath(set, index),
      // Each finish has a page, and search engines merge pages that say the same.
      heading: index === 0 ? set.heading : `${set.part}: ${option.name}`,
      pageTitle: titles[index],
      picture: titled(option.picture),
    })),
  };
}

export function contactView(content: SiteContent) {
  const { contact, studio, services, servicesPage, gallery, about } = content;
  return {
    ...contact,
    picture: about.hero.picture,
    areas: studio.areas.length > 0 ? `We work in ${new Intl.ListFormat('en-IN').format(studio.areas)}.` : '',
    form: { ...contact.form, privacy: privacyFacts(studio).formNote },
    process: { heading: servicesPage.process.heading, text: servicesPage.process.summary },
    subjects: {
      service: services.map(({ slug, name }) => ({ slug, name })),
      picture: gallery.pictures.map(({ title, photo }) => ({ slug: photo, name: `A room like “${title}”` })),
    },
  };
}

export function plannerView(content: SiteContent) {
  const { meta, invitation, trades, flats, ...words } = content.planner;
  /** Every photograph that has a save button, once, with its title and the page that shows it. */
  const savable = [...savablePhotos(content).values()].map(({ item, title, path }) => {
    // Items of SiteContent have their files. The planner's script contains this list: no more than it renders.
    const { name, avif, jpeg, width, height, tone, photo, alt, focus } = item as typeof item & PictureFiles;
    return { name, avif, jpeg, width, height, tone, photo, alt, focus, title, path };
  });
  const firstOfEachRoom = content.gallery.pictures.filter(({ room }, index, all) => all.findIndex((each) => each.room === room) === index);
  return {
    words: { ...words, flats: { heading: flats.heading, text: flats.text } },
    trades,
    savable,
    /** Photographs to begin with, each of a different room. */
    suggested: firstOfEachRoom.slice(0, 3).map(({ photo }) => photo),
  };
}

/** A service as links name it. */
function serviceLink({ name, path, price }: Service) {
  return { name, path, price };
}

/** Links to the services that a walk, a set of finishes or a finished project names. */
function servicesOf({ services }: SiteContent, { services: slugs }: { services: string[] }) {
  return services.filter(({ slug }) => slugs.includes(slug)).map(serviceLink);
}

/** A function that adds its title to a photograph. */
function titling(content: SiteContent) {
  const titles = savablePhotos(content);
  return <Item extends PictureFacts & PictureFiles>(item: Item) => ({ ...item, title: titles.get(item.photo)?.title ?? '' });
}

/** Without what the island does not show: its props are in the page. */
function galleryItem({ standIn, walk, services, ...item }: WithFiles<GalleryPicture>) {
  return item;
}
