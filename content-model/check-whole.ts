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

/** A schema as JSON Schema, as far as it says from which list a text is chosen, or that its list has it only once. */
type Json = { source?: Source; unique?: true; properties?: Record<string, Json>; items?: Json };

type Text = { json: Json; value: string; place: string };

/** Every text of the files with what its schema says of it. */
function textsOf(content: Content): (Text & { file: string })[] {
  return filesOf(content).flatMap(({ file, schema, data }) =>
    textsIn(z.toJSONSchema(schema, { io: 'input' }) as Json, data, '').map((text) => ({ file, ...text })),
  );
}

function textsIn(json: Json, data: unknown, place: string): Text[] {
  if (typeof data === 'string') return [{ json, value: data, place }];
  if (!data || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) => textsIn(json.properties?.[key] ?? json.items ?? {}, value, placeIn(place, key)));
}

/** Names of claims, rooms and so on that are not in the list from which their schema chooses them. */
function unlistedNames(content: Content): Problem[] {
  return textsOf(content).flatMap(({ file, json: { source }, value, place }) => {
    const names = source && sources[source].names(content);
    return !names || names.includes(value)
      ? []
      : [{ file, place, fix: `${value} is not among the ${sources[source].what}: use one of ${names.join(', ')}` }];
  });
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
    const others = places.map((other) => other.name).filter((other) => other !== name);
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
  return services.flatMap(({ slug, article }) => {
    const words = countWords(article);
    const fix = `The long text has ${words} words: write ${articleWords.least} to ${articleWords.most}, or none`;
    const fits = words === 0 || (words >= articleWords.least && words <= articleWords.most);
    return fits ? [] : [{ file: `content/services/${slug}.md`, place: 'text', fix }];
  });
}

/** What must differ: search engines merge pages of one title, and names are made into addresses. */
function repeated(content: Content): Problem[] {
  const { services, cases } = content;
  const metas = findParts(content, (_, place) => /(^|\.)meta$/.test(place)).map(({ part, ...at }) => ({ ...at, meta: part as Meta }));
  const serviceFile = (slug: string) => `content/services/${slug}.md`;
  const unique = textsOf(content).filter(({ json }) => json.unique);
  const lists = Object.groupBy(unique, ({ file, place }) => `${file} ${place.replace(/\d+(?=\D*$)/, '*')}`);
  return [
    ...Object.values(lists).map((list = []) => list),
    metas.map(({ file, place, meta }) => ({ file, place: `${place}.title`, value: meta.title })),
    metas.map(({ file, place, meta }) => ({ file, place: `${place}.description`, value: meta.description })),
    services.map(({ slug, order }) => ({ file: serviceFile(slug), place: 'order', value: String(order) })),
    services.map(({ slug, name }) => ({ file: serviceFile(slug), place: 'name', value: name })),
    cases.map(({ slug, title }) => ({ file: `content/cases/${slug}.md`, place: 'title', value: title })),
  ].flatMap(usedTwice);
}

/** One problem for each value that is there before, or of which the same address would be made. */
function usedTwice(values: { file: string; place: string; value: string }[]): Problem[] {
  const addressOf = (value: string) => slugify(value) || value;
  return values
    .filter(({ value }, index) => values.findIndex((other) => addressOf(other.value) === addressOf(value)) < index)
    .map(({ file, place, value }) => ({ file, place, fix: `"${value}" is used twice: make each different` }));
}
