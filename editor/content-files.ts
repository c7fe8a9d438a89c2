import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import * as schema from '#content-model/schema.ts';
import { type Folder, folderNames, folders } from './folders.ts';

/** A file of content/ as the editor lists it. `page` is the address on which its words are seen. */
export type ContentFile = { file: string; title: string; schema: z.ZodType; page: string; folder?: Folder };

const single: ContentFile[] = [
  { file: 'studio.yaml', title: 'Studio: name, phone, hours', schema: schema.studioSchema, page: '/contact' },
  { file: 'claims.yaml', title: 'Claims and their terms', schema: schema.claimsSchema, page: '/terms' },
  { file: 'testimonials.yaml', title: 'Reviews', schema: schema.testimonialsSchema, page: '/' },
  { file: 'gallery.yaml', title: 'Gallery', schema: schema.gallerySchema, page: '/gallery' },
  { file: 'home.yaml', title: 'Home page', schema: schema.homeSchema, page: '/' },
  { file: 'about.yaml', title: 'About page', schema: schema.aboutSchema, page: '/about' },
  { file: 'services.yaml', title: 'Services page', schema: schema.servicesPageSchema, page: '/services' },
  { file: 'project.yaml', title: 'Project page', schema: schema.projectPageSchema, page: '/project' },
  { file: 'cases.yaml', title: 'Finished projects page', schema: schema.casesPageSchema, page: '/finished-projects' },
  { file: 'contact.yaml', title: 'Contact page', schema: schema.contactSchema, page: '/contact' },
];

const schemas: Record<Folder, z.ZodType> = { services: schema.serviceSchema, pages: schema.textPageSchema, cases: schema.caseSchema };
const inFolder = new RegExp(`^(${folderNames.join('|')})/([a-z0-9-]+)\\.md$`);

/** Every file of content/ that can be edited. `root` holds content/. */
export function contentFiles(root: string): ContentFile[] {
  return [...single, ...folderNames.flatMap((folder) => filesIn(root, folder))];
}

function filesIn(root: string, folder: Folder): ContentFile[] {
  const at = path.join(root, 'content', folder);
  const names = existsSync(at) ? readdirSync(at).filter((name) => name.endsWith('.md')) : [];
  return names.toSorted().flatMap((name) => contentFile(`${folder}/${name}`) ?? []);
}

/** A file by its name, such as 'services/tv-units.md', also one that is not there yet; undefined for any other name. */
export function contentFile(file: string): ContentFile | undefined {
  const [, folder, slug] = inFolder.exec(file) ?? [];
  if (!slug) return single.find((each) => each.file === file);
  const name = folder as Folder;
  return { file, title: slug, schema: schemas[name], page: folders[name].page + slug, folder: name };
}
