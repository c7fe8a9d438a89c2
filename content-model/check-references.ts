import { dirname } from 'node:path';
import { fixedPages, picturePagePath, requiredTextPaths, roomPath, walkPath } from '#contract/page-paths.ts';
import type { Article } from './article.ts';
import type { Content } from './content.ts';
import { type ContentValue, contentValues, markdownFiles } from './content-values.ts';
import { finishPath } from './finish-path.ts';
import { optionLists } from './option-lists.ts';
import { bodyKeyPath, type Problem } from './problems.ts';
import { reservedSlugs } from './reserved-slugs.ts';
import type { Walk } from './schema.ts';
import { slugify } from './slugify.ts';

/** Checks what needs more than one entry or file: references, values that must differ. */
export function checkReferences(content: Content): Problem[] {
  const values = contentValues(content);
  return [
    ...unlistedNames(values, content),
    ...wrongFlats(content),
    ...content.walks.items.flatMap(wrongWays),
    ...missingTextPages(content),
    ...takenAddresses(content),
    ...deadLinks(content),
    ...repeated(values),
  ];
}

/** Names of claims, rooms and so on that are not in the list from which their schema chooses them. */
function unlistedNames(values: ContentValue[], content: Content): Problem[] {
  return values.flatMap(({ file, schema: { optionsFrom }, value, keyPath }) => {
    const names = optionsFrom && optionLists[optionsFrom].names(content);
    return !names || names.includes(String(value))
      ? []
      : [{ file, keyPath, message: `${value} is not among the ${optionLists[optionsFrom].what}: use one of ${names.join(', ')}` }];
  });
}

/** A flat lists single services, with an area if, and only if, the price is per sq ft. */
function wrongFlats({ services, planner: { flats } }: Content): Problem[] {
  return flats.items.flatMap((flat, index) =>
    flat.services.flatMap(({ service: slug, area }, position) => {
      const service = services.find((each) => each.slug === slug);
      const keyPath = `flats.items.${index}.services.${position}`;
      const report = (fault: string) => [{ file: 'content/project.yaml', keyPath, message: `${slug} is ${fault}` }];
      if (!service) return [];
      if (service.plan.alternative) return report('no single service: it takes the place of the others');
      // An area is allowed with a fixed price, so that price and flat can change in either order.
      return service.price.perSquareFoot && area === undefined ? report('priced per sq ft: add its usual area') : [];
    }),
  );
}

/** The places of a walk lead to each other by their names. */
function wrongWays({ places }: Walk, walk: number): Problem[] {
  return places.flatMap(({ name, ways }, index) => {
    const others = places.map((other) => other.name).filter((other) => other !== name);
    const advice = others.length > 0 ? `use one of ${others.join(', ')}` : 'remove it';
    return ways.flatMap(({ to }, way) => {
      const keyPath = `items.${walk}.places.${index}.ways.${way}.to`;
      return others.includes(to)
        ? []
        : [{ file: 'content/walks.yaml', keyPath, message: `${to} is not another place of this walk: ${advice}` }];
    });
  });
}

function missingTextPages({ textPages }: Content): Problem[] {
  return Object.values(requiredTextPaths)
    .filter((path) => !textPages.some((page) => page.path === path))
    .map((path) => ({ file: `content/pages${path}.md`, keyPath: '', message: 'This file is missing: put it back' }));
}

function takenAddresses({ textPages }: Content): Problem[] {
  return textPages
    .filter(({ slug }) => reservedSlugs.includes(slug))
    .map(({ slug }) => ({
      file: `content/pages/${slug}.md`,
      keyPath: '',
      message: `/${slug} is the address of another page: rename the file`,
    }));
}

function deadLinks(content: Content): Problem[] {
  const paths = pagePaths(content);
  return markdownFiles(content).flatMap(({ file, data }) =>
    linksIn(data.article)
      .filter((url) => url.startsWith('/') && !paths.has(url.replace(/[?#].*/, '')))
      .map((url) => ({
        file,
        keyPath: bodyKeyPath,
        message: `[…](${url}) leads to no page of this site: copy the address of the page that you mean, such as /gallery`,
      })),
  );
}

/** Where visitors can go: the address of every page of the site. */
function pagePaths({ gallery, walks, finishes, ...content }: Content): Set<string> {
  const { cases, notFound, offline, ...always } = fixedPages;
  return new Set([
    ...Object.values(content.cases.length > 0 ? { ...always, cases } : always).map(({ path }) => path),
    ...[...content.services, ...content.cases, ...content.textPages].map(({ path }) => path),
    ...gallery.pictures.flatMap(({ photo, room }) => [picturePagePath(photo), roomPath(slugify(room))]),
    ...walks.items.map(({ slug }) => walkPath(slug)),
    ...finishes.items.flatMap((set) => set.options.map((_, index) => finishPath(set, index))),
  ]);
}

function linksIn(nodes: Article): string[] {
  return nodes.flatMap((node) => [...(node.type === 'link' ? [node.url] : []), ...('children' in node ? linksIn(node.children) : [])]);
}

/** One problem for each value that must be unique but repeats an earlier one, or makes the same address. */
function repeated(values: ContentValue[]): Problem[] {
  const unique = values.filter(({ schema }) => schema.unique);
  const groups = Map.groupBy(unique, (each) => {
    const words = String(each.value);
    return `${scopeOf(each)} ${each.schema.makesSlug ? slugify(words) : words.toLowerCase()}`;
  });
  return [...groups.values()].flatMap(([first, ...again]) =>
    again.map(({ file, keyPath, value }) => {
      const where = first?.file === file ? '' : `, also in ${first?.file}`;
      return { file, keyPath, message: `"${value}" is used twice${where}: make each different` };
    }),
  );
}

/** Names the group in which a value must differ from all others: its list, the files of its folder, or the site. */
function scopeOf({ file, keyPath, schema }: ContentValue): string {
  if (schema.unique === 'list') return `${file} ${keyPath.replace(/\d+(?=\D*$)/, '*')}`;
  return schema.unique === 'folder' ? `${dirname(file)} ${keyPath}` : keyPath.slice(keyPath.lastIndexOf('.'));
}
