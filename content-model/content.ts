import type { z } from 'zod';
import { fixedPages } from '#contract/fixed-pages.ts';
import type { Article } from './article.ts';
import { placeIn } from './problems.ts';
import * as schema from './schema.ts';

/** The YAML files of content/, by what Content calls them. */
export const yamlFiles = {
  studio: { file: 'studio.yaml', schema: schema.studioSchema },
  claims: { file: 'claims.yaml', schema: schema.claimsSchema },
  home: { file: 'home.yaml', schema: schema.homeSchema },
  about: { file: 'about.yaml', schema: schema.aboutSchema },
  servicesPage: { file: 'services.yaml', schema: schema.servicesPageSchema },
  gallery: { file: 'gallery.yaml', schema: schema.gallerySchema },
  walks: { file: 'walks.yaml', schema: schema.walksSchema },
  finishes: { file: 'finishes.yaml', schema: schema.finishesSchema },
  contact: { file: 'contact.yaml', schema: schema.contactSchema },
  project: { file: 'project.yaml', schema: schema.projectPageSchema },
  testimonials: { file: 'testimonials.yaml', schema: schema.testimonialsSchema },
  casesPage: { file: 'cases.yaml', schema: schema.casesPageSchema },
};

/** The folders of Markdown files, each file a page. */
export const markdownFolders = {
  services: { folder: 'services', schema: schema.serviceSchema, pathOf: (slug: string) => `${fixedPages.services.path}/${slug}` },
  cases: { folder: 'cases', schema: schema.caseSchema, pathOf: (slug: string) => `${fixedPages.cases.path}/${slug}` },
  textPages: { folder: 'pages', schema: schema.textPageSchema, pathOf: (slug: string) => `/${slug}` },
};

type Yaml = { [Name in keyof typeof yamlFiles]: z.infer<(typeof yamlFiles)[Name]['schema']> };
type Written<Facts> = Facts & { slug: string; path: string; article: Article };
export type Service = Written<z.infer<typeof schema.serviceSchema>>;
export type Case = Written<z.infer<typeof schema.caseSchema>>;
export type TextPage = Written<z.infer<typeof schema.textPageSchema>>;

/** All of content/, checked, each {{name}} filled in. Projects: the newest first; text pages: as in the footer. */
export type Content = Yaml & { services: Service[]; cases: Case[]; textPages: TextPage[] };

/** Each file with its schema and what it says. */
export function filesOf(content: Content): { file: string; schema: z.ZodType; data: object }[] {
  const yaml = Object.entries(yamlFiles).map(([name, { file, schema }]) => {
    return { file: `content/${file}`, schema, data: content[name as keyof Yaml] };
  });
  const markdown = Object.entries(markdownFolders).flatMap(([name, { folder, schema }]) =>
    content[name as keyof typeof markdownFolders].map((data) => ({ file: `content/${folder}/${data.slug}.md`, schema, data })),
  );
  return [...yaml, ...markdown];
}

/** Every list and group of facts in the files, at any depth, for which `is` holds, with its file and place there. */
export function findParts(content: Content, is: (part: object) => boolean): Part[] {
  return filesOf(content)
    .flatMap(({ file, data }) => partsIn(file, data))
    .filter(({ part }) => is(part));
}

type Part = { file: string; place: string; part: object };

function partsIn(file: string, part: unknown, place = ''): Part[] {
  if (!part || typeof part !== 'object') return [];
  return [{ file, place, part }, ...Object.entries(part).flatMap(([key, value]) => partsIn(file, value, placeIn(place, key)))];
}

/** Every picture that content names, with the file and place that names it. One all round has no focus. */
export function allPictures(content: Content): { file: string; place: string; photo: string; focus?: schema.Focus }[] {
  return findParts(content, (part) => 'photo' in part && 'alt' in part).map(({ file, place, part }) => {
    const { photo, focus } = part as schema.PictureFacts;
    return { file, place, photo, focus };
  });
}
