import { fixedPages } from '#contract/fixed-pages.ts';
import { countWords } from './article.ts';
import type { Content } from './content.ts';
import { parsePrice } from './price.ts';
import type { Problem } from './problems.ts';
import type { Focus, Meta, PictureFacts } from './schema.ts';
import { slugify } from './slugify.ts';
import { wrongWalks } from './walks.ts';

/** What the server and the build answer at the first level beside pages; `home` has the link picture of the home page. */
const otherAddresses = ['index', 'home', 'f', 'healthz', 'assets', 'cards', 'icons', 'walks'];
const reservedSlugs = [...Object.values(fixedPages).map(({ path }) => path.slice(1)), ...otherAddresses];

/** Checks what needs more than one entry or file: references, values that must differ, photographs, lengths of articles. */
export function checkWhole(content: Content, photoExists: (photo: string) => boolean): Problem[] {
  return [
    ...missingPhotos(content, photoExists),
    ...unknownClaims(content),
    ...unknownRooms(content),
    ...unknownGroups(content),
    ...unknownTrades(content),
    ...wrongFlats(content),
    ...wrongCases(content),
    ...wrongWalks(content),
    ...withoutAddress(content),
    ...missingTextPages(content),
    ...takenAddresses(content),
    ...repeated(content),
    ...articleLengths(content),
  ];
}

/** A picture all round has no focus. */
type NamedPicture = Omit<PictureFacts, 'focus'> & { focus?: Focus };

/** Every picture that content names, with the file and place that names it. */
export function allPictures(content: Content): { file: string; place: string; picture: NamedPicture }[] {
  const { home, about, gallery, walks, finishes, services, cases } = content;
  const found = [
    { file: 'content/home.yaml', data: home },
    { file: 'content/about.yaml', data: about },
    { file: 'content/gallery.yaml', data: gallery },
    { file: 'content/walks.yaml', data: walks },
    { file: 'content/finishes.yaml', data: finishes },
    ...services.map((service) => ({ file: fileOf(service), data: service })),
    ...cases.map((each) => ({ file: caseFile(each), data: each })),
  ];
  return found.flatMap(({ file, data }) => picturesIn(data, '').map((entry) => ({ file, ...entry })));
}

function picturesIn(data: unknown, place: string): { place: string; picture: NamedPicture }[] {
  if (!data || typeof data !== 'object') return [];
  if ('photo' in data && 'alt' in data) return [{ place, picture: data as NamedPicture }];
  return Object.entries(data).flatMap(([key, value]) => picturesIn(value, place ? `${place}.${key}` : key));
}

function missingPhotos(content: Content, photoExists: (photo: string) => boolean): Problem[] {
  return allPictures(content)
    .filter(({ picture }) => !photoExists(picture.photo))
    .map(({ file, place, picture }) => ({
      file,
      place: `${place}.photo`,
      fix: `photos/${picture.photo}.jpg is missing: add the photograph or correct the name`,
    }));
}

function unknownClaims({ claims, home, about, servicesPage, services }: Content): Problem[] {
  const asked = services.flatMap(({ slug, questions }) =>
    questions.flatMap((question, index) =>
      question.claims.map((claim) => ({ file: `content/services/${slug}.md`, place: `questions.${index}.claims`, claim })),
    ),
  );
  const uses = [
    ...asked,
    ...home.hero.figures.map((item, index) => ({ file: 'content/home.yaml', place: `hero.figures.${index}.claim`, ...item })),
    ...home.reasons.items.map((item, index) => ({ file: 'content/home.yaml', place: `reasons.items.${index}.claim`, ...item })),
    ...about.figures.map((item, index) => ({ file: 'content/about.yaml', place: `figures.${index}.claim`, ...item })),
    ...servicesPage.figures.map((item, index) => ({ file: 'content/services.yaml', place: `figures.${index}.claim`, ...item })),
    ...servicesPage.guarantees.items.map((item, index) => ({
      file: 'content/services.yaml',
      place: `guarantees.items.${index}.claim`,
      ...item,
    })),
  ];
  return uses
    .filter(({ claim }) => !Object.hasOwn(claims, claim))
    .map(({ file, place, claim }) => ({
      file,
      place,
      fix: `${claim} is not in content/claims.yaml: correct the name or add the claim`,
    }));
}

function unknownRooms({ gallery, services }: Content): Problem[] {
  const uses = [
    ...gallery.pictures.map(({ room }, index) => ({ file: 'content/gallery.yaml', place: `pictures.${index}.room`, room })),
    ...services.flatMap((service) => (service.room ? [{ file: fileOf(service), place: 'room', room: service.room }] : [])),
  ];
  return uses
    .filter(({ room }) => !gallery.rooms.includes(room))
    .map(({ file, place, room }) => ({
      file,
      place,
      fix: `${room} is not among the rooms: use one of ${gallery.rooms.join(', ')}`,
    }));
}

function unknownGroups({ services, servicesPage: { groups } }: Content): Problem[] {
  return services
    .filter(({ group }) => !groups.includes(group))
    .map((service) => ({
      file: fileOf(service),
      place: 'group',
      fix: `${service.group} is not among the groups of content/services.yaml: use one of ${groups.join(', ')}`,
    }));
}

function unknownTrades({ services, project: { trades } }: Content): Problem[] {
  return services
    .filter(({ plan }) => plan.trade && !trades.includes(plan.trade))
    .map((service) => ({
      file: fileOf(service),
      place: 'plan.trade',
      fix: `${service.plan.trade} is not among the trades of content/project.yaml: use one of ${trades.join(', ')}`,
    }));
}

/** A flat lists single services, each once, with an area exactly where the price is per sq ft. */
function wrongFlats({ services, project: { flats } }: Content): Problem[] {
  const single = services.filter(({ plan }) => !plan.alternative);
  const file = 'content/project.yaml';
  return [
    ...findRepeated(file, 'flats.items', flats.items, ({ name }) => name),
    ...flats.items.flatMap((flat, index) => [
      ...findRepeated(file, `flats.items.${index}.services`, flat.services, ({ service }) => service),
      ...flat.services.flatMap(({ service: slug, area }, at) => {
        const service = single.find((each) => each.slug === slug);
        const place = `flats.items.${index}.services.${at}`;
        if (!service)
          return [{ file, place, fix: `${slug} is no single service: use one of ${single.map((each) => each.slug).join(', ')}` }];
        const perSquareFoot = parsePrice(service.price)?.unit === 'sq ft';
        if (perSquareFoot && area === undefined) return [{ file, place, fix: `${slug} is priced per sq ft: add its usual area` }];
        if (!perSquareFoot && area !== undefined) return [{ file, place, fix: `${slug} is not priced per sq ft: remove area` }];
        return [];
      }),
    ]),
  ];
}

/** A finished project names services that are there, each once, and shows no photograph twice. */
function wrongCases({ services, cases }: Content): Problem[] {
  const slugs = services.map(({ slug }) => slug);
  return [
    ...findRepeated(caseFile, 'title', cases, ({ title }) => title),
    ...cases.flatMap((each) => {
      const file = caseFile(each);
      const unknown = each.services.flatMap((slug, index) =>
        slugs.includes(slug) ? [] : [{ file, place: `services.${index}`, fix: `${slug} is no service: use one of ${slugs.join(', ')}` }],
      );
      return [...unknown, ...findRepeated(file, 'services', each.services, (slug) => slug), ...repeatedPhotos(file, each.pictures)];
    }),
  ];
}

/** A gallery picture's address is made of its title, in English letters and digits. */
function withoutAddress({ gallery }: Content): Problem[] {
  return gallery.pictures.flatMap(({ title }, index) =>
    slugify(title)
      ? []
      : [
          {
            file: 'content/gallery.yaml',
            place: `pictures.${index}.title`,
            fix: 'Begin with a word in English letters: the picture’s address is made of them',
          },
        ],
  );
}

/** Other pages, the form and the server link to these. */
function missingTextPages({ textPages }: Content): Problem[] {
  return ['terms', 'privacy', 'thank-you']
    .filter((slug) => !textPages.some((page) => page.slug === slug))
    .map((slug) => ({ file: `content/pages/${slug}.md`, place: '', fix: 'This file is missing: put it back' }));
}

/** A text page may not have the address of another page. */
function takenAddresses({ textPages }: Content): Problem[] {
  return textPages
    .filter(({ slug }) => reservedSlugs.includes(slug))
    .map(({ slug }) => ({
      file: `content/pages/${slug}.md`,
      place: '',
      fix: `/${slug} is the address of another page: rename the file`,
    }));
}

const articleWords = { least: 250, most: 900 };

function articleLengths({ services }: Content): Problem[] {
  return services
    .filter(({ layout }) => layout === 'article')
    .map((service) => ({ service, words: countWords(service.article) }))
    .filter(({ words }) => words < articleWords.least || words > articleWords.most)
    .map(({ service, words }) => ({
      file: fileOf(service),
      place: 'text',
      fix: `The long text has ${words} words: write ${articleWords.least} to ${articleWords.most}`,
    }));
}

/** Search engines merge pages of one title; two gallery pictures of one title would share an address. */
function repeated(content: Content): Problem[] {
  const { home, about, servicesPage, gallery, walks, finishes, contact, project, casesPage, textPages, services } = content;
  const pages = [
    ['content/home.yaml', home.meta],
    ['content/about.yaml', about.meta],
    ['content/services.yaml', servicesPage.meta],
    ['content/gallery.yaml', gallery.meta],
    ...walks.items.map(({ meta }, index) => ['content/walks.yaml', meta, `items.${index}.`] as const),
    ...finishes.items.map(({ meta }, index) => ['content/finishes.yaml', meta, `items.${index}.`] as const),
    ['content/contact.yaml', contact.meta],
    ['content/project.yaml', project.meta],
    ['content/cases.yaml', casesPage.meta],
    ...textPages.map(({ slug, meta }) => [`content/pages/${slug}.md`, meta] as const),
    ...services.map((service) => [fileOf(service), service.meta] as const),
  ] as const;
  return [
    ...repeatedMeta(pages, 'title'),
    ...repeatedMeta(pages, 'description'),
    ...findRepeated('content/gallery.yaml', 'pictures', gallery.pictures, ({ title }) => slugify(title)),
    ...repeatedPhotos('content/gallery.yaml', gallery.pictures),
    ...services.flatMap((service) => repeatedPhotos(fileOf(service), service.pictures)),
    ...findRepeated(fileOf, 'order', services, ({ order }) => String(order)),
    ...findRepeated(fileOf, 'name', services, ({ name }) => name),
  ];
}

function repeatedMeta(pages: readonly (readonly [file: string, Meta, at?: string])[], key: keyof Meta): Problem[] {
  return findRepeated(
    ([file]) => file,
    ([, , at = '']) => `${at}meta.${key}`,
    pages,
    ([, meta]) => meta[key],
  );
}

function repeatedPhotos(file: string, pictures: PictureFacts[]): Problem[] {
  return findRepeated(file, 'pictures', pictures, ({ photo }) => photo);
}

/** One problem for each item whose value an earlier one has. */
function findRepeated<T>(
  file: string | ((item: T) => string),
  place: string | ((item: T) => string),
  items: readonly T[],
  identify: (item: T) => string,
): Problem[] {
  return items
    .filter((item, index) => items.findIndex((other) => identify(other) === identify(item)) !== index)
    .map((item) => ({
      file: typeof file === 'string' ? file : file(item),
      place: typeof place === 'string' ? place : place(item),
      fix: `"${identify(item)}" is used twice: make each different`,
    }));
}

function fileOf({ slug }: { slug: string }): string {
  return `content/services/${slug}.md`;
}

function caseFile({ slug }: { slug: string }): string {
  return `content/cases/${slug}.md`;
}
