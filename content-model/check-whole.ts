import { z } from 'zod';
import { fixedPages } from '#contract/fixed-pages.ts';
import { countWords } from './article.ts';
import { type Content, filesOf, findParts } from './content.ts';
import { parsePrice } from './price.ts';
import { type Problem, placeIn } from './problems.ts';
import type { Focus, Meta, PictureFacts, Walk } from './schema.ts';
import { slugify } from './slugify.ts';

/** What the server and the build answer at the first level beside pages; `home` has the link picture of the home page. */
const otherAddresses = ['index', 'home', 'f', 'healthz', 'assets', 'cards', 'icons', 'walks'];
const reservedSlugs = [...Object.values(fixedPages).map(({ path }) => path.slice(1)), ...otherAddresses];

/** Checks what needs more than one entry or file: references, values that must differ, photographs, lengths of articles. */
export function checkWhole(content: Content, photoExists: (photo: string) => boolean): Problem[] {
  return [
    ...missingPhotos(content, photoExists),
    ...unknownNames(content),
    ...wrongFlats(content),
    ...content.walks.items.flatMap(wrongPlaces),
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
  return findParts(content, (part) => 'photo' in part && 'alt' in part).map(({ part, ...at }) => ({
    ...at,
    picture: part as NamedPicture,
  }));
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

/** A schema as JSON Schema, as far as it says from which list a value is chosen. */
type Json = { source?: string; properties?: Record<string, Json>; items?: Json; oneOf?: Json[] };

/** Names of claims, rooms and so on that are not in the list from which their schema chooses them. */
function unknownNames(content: Content): Problem[] {
  const { claims, gallery, servicesPage, project, services, walks } = content;
  const lists: Record<string, { what: string; names: string[] }> = {
    claims: { what: 'claims of content/claims.yaml', names: Object.keys(claims) },
    rooms: { what: 'rooms of the gallery', names: gallery.rooms },
    groups: { what: 'groups of content/services.yaml', names: servicesPage.groups },
    trades: { what: 'trades of content/project.yaml', names: project.trades },
    services: { what: 'services', names: services.map(({ slug }) => slug) },
    walks: { what: 'walks', names: walks.items.map(({ slug }) => slug) },
  };
  return filesOf(content).flatMap(({ file, schema, data }) =>
    chosenIn(z.toJSONSchema(schema, { io: 'input' }) as Json, data, '').flatMap(({ source, value, place }) => {
      const { what = '', names = [] } = lists[source] ?? {};
      return names.includes(value) ? [] : [{ file, place, fix: `${value} is not among the ${what}: use one of ${names.join(', ')}` }];
    }),
  );
}

function chosenIn(json: Json, data: unknown, place: string): { source: string; value: string; place: string }[] {
  if (json.source && typeof data === 'string') return [{ source: json.source, value: data, place }];
  if (!data || typeof data !== 'object') return [];
  const parts: Record<string, Json> = json.properties ?? Object.assign({}, ...(json.oneOf ?? []).map(({ properties }) => properties));
  return Object.entries(data).flatMap(([key, value]) => chosenIn(parts[key] ?? json.items ?? {}, value, placeIn(place, key)));
}

/** A flat lists single services, each once, with an area exactly where the price is per sq ft. */
function wrongFlats({ services, project: { flats } }: Content): Problem[] {
  const file = 'content/project.yaml';
  return flats.items.flatMap((flat, index) => [
    ...findRepeated(file, `flats.items.${index}.services`, flat.services, ({ service }) => service),
    ...flat.services.flatMap(({ service: slug, area }, at) => {
      const service = services.find((each) => each.slug === slug);
      const report = (fix: string) => [{ file, place: `flats.items.${index}.services.${at}`, fix: `${slug} is ${fix}` }];
      if (!service) return [];
      if (service.plan.alternative) return report('no single service: it takes the place of the others');
      const perSquareFoot = parsePrice(service.price)?.unit === 'sq ft';
      if (perSquareFoot && area === undefined) return report('priced per sq ft: add its usual area');
      return !perSquareFoot && area !== undefined ? report('not priced per sq ft: remove area') : [];
    }),
  ]);
}

/** The places of a walk lead to each other by their names. */
function wrongPlaces({ places }: Walk, walk: number): Problem[] {
  const file = 'content/walks.yaml';
  const names = places.map(({ name }) => name);
  return [
    ...findRepeated(
      file,
      (_, index) => `items.${walk}.places.${index}.name`,
      names,
      (name) => name,
    ),
    ...places.flatMap(({ name, ways }, index) => {
      const others = names.filter((other) => other !== name);
      const fix = others.length > 0 ? `use one of ${others.join(', ')}` : 'remove it';
      return ways.flatMap(({ to }, way) => {
        const place = `items.${walk}.places.${index}.ways.${way}.to`;
        return others.includes(to) ? [] : [{ file, place, fix: `${to} is not another place of this walk: ${fix}` }];
      });
    }),
  ];
}

/** A gallery picture's address is made of its title, in English letters and digits. */
function withoutAddress({ gallery }: Content): Problem[] {
  const fix = 'Begin with a word in English letters: the picture’s address is made of them';
  return gallery.pictures.flatMap(({ title }, index) =>
    slugify(title) ? [] : [{ file: 'content/gallery.yaml', place: `pictures.${index}.title`, fix }],
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
    .map(({ slug, article }) => ({ slug, words: countWords(article) }))
    .filter(({ words }) => words < articleWords.least || words > articleWords.most)
    .map(({ slug, words }) => ({
      file: `content/services/${slug}.md`,
      place: 'text',
      fix: `The long text has ${words} words: write ${articleWords.least} to ${articleWords.most}`,
    }));
}

/** Search engines merge pages of one title; two gallery pictures of one title would share an address. */
function repeated(content: Content): Problem[] {
  const { gallery, walks, finishes, project, services, cases } = content;
  const metas = findParts(content, (_, place) => /(^|\.)meta$/.test(place)).map(({ part, ...at }) => ({ ...at, meta: part as Meta }));
  const service = ({ slug }: { slug: string }) => `content/services/${slug}.md`;
  return [
    ...(['title', 'description'] as const).flatMap((key) =>
      findRepeated(
        ({ file }) => file,
        ({ place }) => `${place}.${key}`,
        metas,
        ({ meta }) => meta[key],
      ),
    ),
    ...findRepeated('content/gallery.yaml', 'pictures', gallery.pictures, ({ title }) => slugify(title)),
    ...findRepeated('content/gallery.yaml', 'pictures', gallery.pictures, ({ photo }) => photo),
    ...findRepeated(
      'content/walks.yaml',
      (_, index) => `items.${index}.slug`,
      walks.items,
      ({ slug }) => slug,
    ),
    ...findRepeated(
      'content/finishes.yaml',
      (_, index) => `items.${index}.slug`,
      finishes.items,
      ({ slug }) => slug,
    ),
    ...finishes.items.flatMap(({ options }, at) =>
      findRepeated(
        'content/finishes.yaml',
        (_, index) => `items.${at}.options.${index}.name`,
        options,
        ({ name }) => slugify(name),
      ),
    ),
    ...findRepeated('content/project.yaml', 'flats.items', project.flats.items, ({ name }) => name),
    ...services.flatMap((each) => findRepeated(service(each), 'pictures', each.pictures, ({ photo }) => photo)),
    ...findRepeated(service, 'order', services, ({ order }) => String(order)),
    ...findRepeated(service, 'name', services, ({ name }) => name),
    ...findRepeated(
      ({ slug }) => `content/cases/${slug}.md`,
      'title',
      cases,
      ({ title }) => title,
    ),
    ...cases.flatMap(({ slug, services, pictures }) => [
      ...findRepeated(`content/cases/${slug}.md`, 'services', services, (name) => name),
      ...findRepeated(`content/cases/${slug}.md`, 'pictures', pictures, ({ photo }) => photo),
    ]),
  ];
}

/** One problem for each item whose value an earlier one has. */
function findRepeated<T>(
  file: string | ((item: T) => string),
  place: string | ((item: T, index: number) => string),
  items: readonly T[],
  identify: (item: T) => string,
): Problem[] {
  return items.flatMap((item, index) => {
    if (items.findIndex((other) => identify(other) === identify(item)) === index) return [];
    return [
      {
        file: typeof file === 'string' ? file : file(item),
        place: typeof place === 'string' ? place : place(item, index),
        fix: `"${identify(item)}" is used twice: make each different`,
      },
    ];
  });
}
