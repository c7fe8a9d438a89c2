import type { Content } from './content.ts';
import type { Problem } from './problems.ts';
import type { Walk } from './schema.ts';

/** What is wrong with walks and finishes beyond their single entries: addresses and names used twice, rooms, services, places and walks that are not there. */
export function wrongWalks(content: Content): Problem[] {
  return [
    ...wrongItems(content, 'walks'),
    ...wrongItems(content, 'finishes'),
    ...unknownWalks(content),
    ...content.walks.items.flatMap((walk, index) => wrongPlaces(walk, `items.${index}`)),
  ];
}

function wrongItems(content: Content, file: 'walks' | 'finishes'): Problem[] {
  const { items } = content[file];
  const services = content.services.map(({ slug }) => slug);
  return items.flatMap(({ slug, room, services: named }, index) => {
    const at = `items.${index}`;
    const twice = items.findIndex((other) => other.slug === slug) < index;
    return [
      ...(twice ? [{ place: `${at}.slug`, fix: `"${slug}" is used twice: make each different` }] : []),
      ...oneOf(`${at}.room`, room, content.gallery.rooms, 'among the rooms of the gallery'),
      ...named.flatMap((service, each) => oneOf(`${at}.services.${each}`, service, services, 'a service')),
    ].map((found) => ({ ...found, file: `content/${file}.yaml` }));
  });
}

function unknownWalks({ gallery, walks }: Content): Problem[] {
  const slugs = walks.items.map(({ slug }) => slug);
  return gallery.pictures
    .flatMap(({ walk }, index) => (walk === undefined ? [] : oneOf(`pictures.${index}.walk`, walk, slugs, 'a walk')))
    .map((found) => ({ ...found, file: 'content/gallery.yaml' }));
}

function wrongPlaces({ places }: Walk, at: string): Problem[] {
  const names = places.map(({ name }) => name);
  return places.flatMap(({ name, ways }, index) => {
    const here = `${at}.places.${index}`;
    const others = names.filter((other) => other !== name);
    return [
      ...(names.indexOf(name) < index ? [{ place: `${here}.name`, fix: `"${name}" is used twice: make each different` }] : []),
      ...ways.flatMap(({ to }, each) => oneOf(`${here}.ways.${each}.to`, to, others, 'another place of this walk')),
    ].map((found) => ({ ...found, file: 'content/walks.yaml' }));
  });
}

function oneOf(place: string, value: string, known: string[], kind: string): Omit<Problem, 'file'>[] {
  if (known.includes(value)) return [];
  const fix = known.length > 0 ? `use one of ${known.join(', ')}` : 'remove it';
  return [{ place, fix: `${value} is not ${kind}: ${fix}` }];
}
