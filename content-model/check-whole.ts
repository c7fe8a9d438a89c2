import path from 'node:path';
import { fixedPages, requiredTexts } from '#contract/fixed-pages.ts';
import { allPictures, type Content, type Part, partsOf } from './content.ts';
import { parsePrice } from './price.ts';
import type { Problem } from './problems.ts';
import type { Walk } from './schema.ts';
import { slugify } from './slugify.ts';
import { sources } from './sources.ts';

/** First parts of other addresses; `home` has the home page's link picture. A test compares them with the page list. */
const otherAddresses = ['index', 'home', 'f', 'healthz', 'assets', 'cards', 'icons', 'walks', 'finishes'];
const reservedSlugs = [...Object.values(fixedPages).map(({ path }) => path.slice(1)), ...otherAddresses];

/** Checks what needs more than one entry or file: references, values that must differ, photographs. */
export function checkWhole(content: Content, photoExists: (photo: string) => boolean): Problem[] {
  const parts = partsOf(content);
  return [
    ...missingPhotos(content, photoExists),
    ...unlistedNames(parts, content),
    ...wrongFlats(content),
    ...content.walks.items.flatMap(wrongPlaces),
    ...missingTextPages(content),
    ...takenAddresses(content),
    ...repeated(parts),
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

/** Names of claims, rooms and so on that are not in the list from which their schema chooses them. */
function unlistedNames(parts: Part[], content: Content): Problem[] {
  return parts.flatMap(({ file, json: { source }, value, place }) => {
    const names = source && sources[source].names(content);
    return !names || typeof value !== 'string' || names.includes(value)
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

/** One problem for each value that must differ and is there before, or of which the same address would be made. */
function repeated(parts: Part[]): Problem[] {
  const unique = parts.filter(({ json, value }) => json.unique && value !== undefined);
  const groups = Map.groupBy(unique, (part) => `${scopeOf(part)} ${slugify(String(part.value)) || part.value}`);
  return [...groups.values()].flatMap(([, ...again]) =>
    again.map(({ file, place, value }) => ({ file, place, fix: `"${value}" is used twice: make each different` })),
  );
}

/** The same for all values among which one must differ: those of a list, of the files of a folder, or of the site. */
function scopeOf({ file, place, json }: Part): string {
  if (json.unique === 'list') return `${file} ${place.replace(/\d+(?=\D*$)/, '*')}`;
  return json.unique === 'folder' ? `${path.dirname(file)} ${place}` : place.slice(place.lastIndexOf('.'));
}
