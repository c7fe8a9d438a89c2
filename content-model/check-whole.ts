import { z } from 'zod';
import { fixedPages, requiredTexts } from '#contract/fixed-pages.ts';
import { countWords } from './article.ts';
import { allPictures, type Content, filesOf, findParts } from './content.ts';
import { parsePrice } from './price.ts';
import { type Problem, placeIn } from './problems.ts';
import type { Meta, Walk } from './schema.ts';
import { slugify } from './slugify.ts';
import { type Source, sources } from './sources.ts';

/** First parts of addresses that the server and the build use; `home` has the home page's link picture. */
const otherAddresses = ['index', 'home', 'f', 'healthz', 'assets', 'cards', 'icons', 'walks'];
const reservedSlugs = [...Object.values(fixedPages).map(({ path }) => path.slice(1)), ...otherAddresses];

/** Checks what needs more than one entry or file: references, values that must differ, photographs, lengths. */
export function checkWhole(content: Content, photoExists: (photo: string) => boolean): Problem[] {
  return [
    ...missingPhotos(content, photoExists),
    ...unlistedNames(content),
    ...wrongFlats(content),
    ...content.walks.items.flatMap(wrongPlaces),
    ...missingTextPages(content),
    ...takenAddresses(content),
    ...repeated(content),
    ...articleLengths(content),
  ];
}

function missingPhotos(content: Content, photoExists: (photo: string) => boolean): Problem[] {
  return allPictures(content)
    .filter(({ photo }) => !photoExists(photo))
    .map(({ file, place, photo }) => ({
      file,
      place: `${place}.photo`,
      fix: `photos/${photo}.jpg is missing: add the photograph or correct the name`,
    }));
}

/** A schema as JSON Schema, as far as it says from which list a value is chosen. */
type Json = { source?: Source; properties?: Record<string, Json>; items?: Json; oneOf?: Json[] };

/** Names of claims, rooms and so on that are not in the list from which their schema chooses them. */
function unlistedNames(content: Content): Problem[] {
  return filesOf(content).flatMap(({ file, schema, data }) =>
    chosenIn(z.toJSONSchema(schema, { io: 'input' }) as Json, data, '').flatMap(({ source, value, place }) => {
      const names = sources[source].names(content);
      return names.includes(value)
        ? []
        : [{ file, place, fix: `${value} is not among the ${sources[source].what}: use one of ${names.join(', ')}` }];
    }),
  );
}

function chosenIn(json: Json, data: unknown, place: string): { source: Source; value: string; place: string }[] {
  if (json.source && typeof data === 'string') return [{ source: json.source, value: data, place }];
  if (!data || typeof data !== 'object') return [];
  const parts: Record<string, Json> = json.properties ?? Object.assign({}, ...(json.oneOf ?? []).map(({ properties }) => properties));
  return Object.entries(data).flatMap(([key, value]) => chosenIn(parts[key] ?? json.items ?? {}, value, placeIn(place, key)));
}

/** A flat lists single services, with an area exactly where the price is per sq ft. */
function wrongFlats({ services, project: { flats } }: Content): Problem[] {
  return flats.items.flatMap((flat, index) =>
    flat.services.flatMap(({ service: slug, area }, at) => {
      const service = services.find((each) => each.slug === slug);
      const place = `flats.items.${index}.services.${at}`;
      const report = (fix: string) => [{ file: 'content/project.yaml', place, fix: `${slug} is ${fix}` }];
      if (!service) return [];
      if (service.plan.alternative) return report('no single service: it takes the place of the others');
      const perSquareFoot = parsePrice(service.price)?.unit === 'sq ft';
      if (perSquareFoot && area === undefined) return report('priced per sq ft: add its usual area');
      return !perSquareFoot && area !== undefined ? report('not priced per sq ft: remove area') : [];
    }),
  );
}

/** The places of a walk lead to each other by their names. */
function wrongPlaces({ places }: Walk, walk: number): Problem[] {
  return places.flatMap(({ name, ways }, index) => {
    const others = eachOf('name', places).filter((other) => other !== name);
    const fix = others.length > 0 ? `use one of ${others.join(', ')}` : 'remove it';
    return ways.flatMap(({ to }, way) => {
      const place = `items.${walk}.places.${index}.ways.${way}.to`;
      return others.includes(to) ? [] : [{ file: 'content/walks.yaml', place, fix: `${to} is not another place of this walk: ${fix}` }];
    });
  });
}

function missingTextPages({ textPages }: Content): Problem[] {
  return Object.values(requiredTexts)
    .filter((path) => !textPages.some((page) => page.path === path))
    .map((path) => ({ file: `content/pages${path}.md`, place: '', fix: 'This file is missing: put it back' }));
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
  return services.flatMap(({ slug, layout, article }) => {
    const words = countWords(article);
    const fix = `The long text has ${words} words: write ${articleWords.least} to ${articleWords.most}`;
    const fits = layout !== 'article' || (words >= articleWords.least && words <= articleWords.most);
    return fits ? [] : [{ file: `content/services/${slug}.md`, place: 'text', fix }];
  });
}

/** What must differ: search engines merge pages of one title, and names are made into addresses. */
function repeated(content: Content): Problem[] {
  const { gallery, walks, finishes, project, services, cases } = content;
  const metas = findParts(content, (_, place) => /(^|\.)meta$/.test(place)).map(({ part, ...at }) => ({ ...at, meta: part as Meta }));
  const serviceFile = (slug: string) => `content/services/${slug}.md`;
  const caseFile = (slug: string) => `content/cases/${slug}.md`;
  return [
    metas.map(({ file, place, meta }) => ({ file, place: `${place}.title`, value: meta.title })),
    metas.map(({ file, place, meta }) => ({ file, place: `${place}.description`, value: meta.description })),
    valuesAt('content/gallery.yaml', 'rooms.*', gallery.rooms.map(slugify)),
    valuesAt('content/gallery.yaml', 'pictures', eachOf('title', gallery.pictures)),
    valuesAt('content/gallery.yaml', 'pictures', eachOf('photo', gallery.pictures)),
    valuesAt('content/walks.yaml', 'items.*.slug', eachOf('slug', walks.items)),
    ...walks.items.map(({ places }, walk) => valuesAt('content/walks.yaml', `items.${walk}.places.*.name`, eachOf('name', places))),
    valuesAt('content/finishes.yaml', 'items.*.slug', eachOf('slug', finishes.items)),
    ...finishes.items.map(({ options }, set) =>
      valuesAt('content/finishes.yaml', `items.${set}.options.*.name`, eachOf('name', options).map(slugify)),
    ),
    valuesAt('content/project.yaml', 'flats.items', eachOf('name', project.flats.items)),
    ...project.flats.items.map(({ services }, flat) =>
      valuesAt('content/project.yaml', `flats.items.${flat}.services`, eachOf('service', services)),
    ),
    services.map(({ slug, order }) => ({ file: serviceFile(slug), place: 'order', value: String(order) })),
    services.map(({ slug, name }) => ({ file: serviceFile(slug), place: 'name', value: name })),
    ...services.map(({ slug, pictures }) => valuesAt(serviceFile(slug), 'pictures', eachOf('photo', pictures))),
    cases.map(({ slug, title }) => ({ file: caseFile(slug), place: 'title', value: title })),
    ...cases.map(({ slug, services }) => valuesAt(caseFile(slug), 'services', services)),
    ...cases.map(({ slug, pictures }) => valuesAt(caseFile(slug), 'pictures', eachOf('photo', pictures))),
  ].flatMap(usedTwice);
}

type Value = { file: string; place: string; value: string };

/** The values of a list in a file; the `*` of their place is their number. */
function valuesAt(file: string, place: string, values: string[]): Value[] {
  return values.map((value, index) => ({ file, place: place.replace('*', String(index)), value }));
}

/** One problem for each value that is there before. */
function usedTwice(values: Value[]): Problem[] {
  return values
    .filter(({ value }, index) => values.findIndex((other) => other.value === value) < index)
    .map(({ file, place, value }) => ({ file, place, fix: `"${value}" is used twice: make each different` }));
}

function eachOf<Key extends string>(key: Key, items: Record<Key, string>[]): string[] {
  return items.map((item) => item[key]);
}
