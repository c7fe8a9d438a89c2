import { picturePagePath } from '#contract/page-paths.ts';
import type { Content } from './content.ts';
import { finishPath } from './finish-path.ts';

/** The photographs on the page of a service, in its order and without those of its stages. */
export function picturesOf<Item>({ hero, pictures, detail }: { hero: Item; pictures: Item[]; detail?: Item | undefined }): Item[] {
  return [hero, ...(detail ? [detail] : []), ...pictures];
}

/**
 * Every photograph that has a save button, with its title and page: those of the gallery, else of its finish, else its
 * service and its number there.
 */
export function savablePhotos({ gallery, finishes, services }: Pick<Content, 'gallery' | 'finishes' | 'services'>) {
  const candidates = [
    ...gallery.pictures.map((item) => ({ item, title: item.title, path: picturePagePath(item.photo) })),
    ...finishes.items.flatMap((set) =>
      set.options.map(({ name, picture }, index) => ({ item: picture, title: `${set.part}: ${name}`, path: finishPath(set, index) })),
    ),
    ...services.flatMap((service) =>
      picturesOf(service).map((item, index) => ({ item, title: `${service.name}, picture ${index + 1}`, path: service.path })),
    ),
  ];
  const found = new Map<string, (typeof candidates)[number]>();
  for (const each of candidates) if (!found.has(each.item.photo)) found.set(each.item.photo, each);
  return found;
}
