import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import * as schema from '#content-model/schema.ts';
import { type Folder, folderNames, folders } from './content-folders.ts';

/** A file of content/ as the editor lists it. `page` is the address on which its words are seen; what is shared is on many pages. */
export type Listed = { file: string; title: string; page: string; folder?: Folder; isShared?: boolean };
export type ContentFile = Listed & { schema: z.ZodType };

const single: ContentFile[] = [
  { file: 'home.yaml', title: 'Home', schema: schema.homeSchema, page: '/' },
  { file: 'about.yaml', title: 'About', schema: schema.aboutSchema, page: '/about' },
  { file: 'services.yaml', title: 'Services', schema: schema.servicesPageSchema, page: '/services' },
  { file: 'gallery.yaml', title: 'Gallery', schema: schema.gallerySchema, page: '/gallery' },
  { file: 'walks.yaml', title: 'Rooms to walk into', schema: schema.walksSchema, page: '/gallery' },
  { file: 'finishes.yaml', title: 'Finishes to try', schema: schema.finishesSchema, page: '/gallery' },
  { file: 'contact.yaml', title: 'Contact', schema: schema.contactSchema, page: '/contact' },
  { file: 'project.yaml', title: 'Your project', schema: schema.projectPageSchema, page: '/project' },
  { file: 'cases.yaml', title: 'Finished projects', schema: schema.casesPageSchema, page: '/finished-projects' },
  { file: 'studio.yaml', title: 'Name, phone, hours', schema: schema.studioSchema, page: '/contact', isShared: true },
  { file: 'claims.yaml', title: 'Claims and their terms', schema: schema.claimsSchema, page: '/terms', isShared: true },
  { file: 'testimonials.yaml', title: 'Reviews', schema: schema.testimonialsSchema, page: '/', isShared: true },
];

const schemas: Record<Folder, z.ZodType> = { services: schema.serviceSchema, pages: schema.textPageSchema, cases: schema.caseSchema };
const inFolder = new RegExp(`^(${folderNames.join('|')})/([a-z0-9-]+)\\.md$`);

/** Every file of content/ that can be edited. `root` holds content/. */
export function contentFiles(root: string): ContentFile[] {
  return [...single, ...folderNames.flatMap((folder) => filesIn(root, folder))];
}

function filesIn(root: string, folder: Folder): ContentFile[] {
  return namesIn(path.join(root, 'content', folder), '.md').flatMap((name) => contentFile(`${folder}/${name}.md`) ?? []);
}

/** The names of the files of a folder that end so, without their ending. */
export function namesIn(folder: string, ending: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ending)) : [];
  return names.map((name) => path.basename(name, ending)).toSorted();
}

/** A file by its name, such as 'services/tv-units.md', also one that is not there yet; undefined for any other name. */
export function contentFile(file: string): ContentFile | undefined {
  const [, folder, slug] = inFolder.exec(file) ?? [];
  if (!slug) return single.find((each) => each.file === file);
  const name = folder as Folder;
  return { file, title: slug, schema: schemas[name], page: folders[name].page + slug, folder: name };
}

/** A file of a folder is listed by its own name. */
export function titleOf(root: string, { file, title, folder }: Listed): string {
  if (!folder) return title;
  return new RegExp(`^${folders[folder].named}: ['"]?(.*?)['"]?$`, 'm').exec(textOf(root, file))?.[1] ?? title;
}

/** The text of a file of content/; empty where there is none. */
export function textOf(root: string, file: string): string {
  return readText(path.join(root, 'content', file));
}

export function readText(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
