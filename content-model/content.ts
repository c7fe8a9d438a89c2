import type { z } from 'zod';
import { fixedPages, requiredTexts } from '#contract/fixed-pages.ts';
import type { Article } from './article.ts';
import { type FieldSchema, fieldSchemaOf } from './field-schema.ts';
import type { MarkdownFolder } from './markdown-folders.ts';
import type { PhotoUse } from './photo-uses.ts';
import { childKeyPath } from './problems.ts';
import * as schema from './schema.ts';

const { home, about, services, gallery, contact, project, cases } = fixedPages;

/**
 * The YAML files of content/, by what Content calls them. `pagePath`: a page that shows the words of the file; the
 * words of a file that `isShared` are on many pages.
 */
export const yamlFiles = {
  studio: { file: 'content/studio.yaml', schema: schema.studioSchema, title: 'Name, phone, hours', pagePath: contact.path, isShared: true },
  claims: {
    file: 'content/claims.yaml',
    schema: schema.claimsSchema,
    title: 'Claims and their terms',
    pagePath: requiredTexts.terms,
    isShared: true,
  },
  home: { file: 'content/home.yaml', schema: schema.homeSchema, title: home.name, pagePath: home.path },
  about: { file: 'content/about.yaml', schema: schema.aboutSchema, title: about.name, pagePath: about.path },
  servicesPage: { file: 'content/services.yaml', schema: schema.servicesPageSchema, title: services.name, pagePath: services.path },
  gallery: { file: 'content/gallery.yaml', schema: schema.gallerySchema, title: gallery.name, pagePath: gallery.path },
  walks: { file: 'content/walks.yaml', schema: schema.walksSchema, title: 'Rooms to walk into', pagePath: gallery.path },
  finishes: { file: 'content/finishes.yaml', schema: schema.finishesSchema, title: 'Finishes to try', pagePath: gallery.path },
  contact: { file: 'content/contact.yaml', schema: schema.contactSchema, title: contact.name, pagePath: contact.path },
  projectPage: { file: 'content/project.yaml', schema: schema.projectPageSchema, title: project.name, pagePath: project.path },
  testimonials: {
    file: 'content/testimonials.yaml',
    schema: schema.testimonialsSchema,
    title: 'Reviews',
    pagePath: home.path,
    isShared: true,
  },
  casesPage: { file: 'content/cases.yaml', schema: schema.casesPageSchema, title: cases.name, pagePath: cases.path },
};

/** The facts at the top of each file of a folder. */
export const markdownSchemas = { services: schema.serviceSchema, cases: schema.caseSchema, pages: schema.textPageSchema };

type Yaml = { [Name in keyof typeof yamlFiles]: z.infer<(typeof yamlFiles)[Name]['schema']> };
type MarkdownPage<Facts> = Facts & { slug: string; path: string; article: Article };
export type Service = MarkdownPage<z.infer<typeof schema.serviceSchema>>;
export type Case = MarkdownPage<z.infer<typeof schema.caseSchema>>;
export type TextPage = MarkdownPage<z.infer<typeof schema.textPageSchema>>;

/**
 * All of content/, checked, each {{name}} filled in. Finished projects: the newest first; text pages: as in the footer.
 */
export type Content = Yaml & { services: Service[]; cases: Case[]; textPages: TextPage[] };

/** A text, number, list or group of facts, with its file, its key path there, and its schema. */
export type ContentValue = { file: string; keyPath: string; value: unknown; schema: FieldSchema };

/** Every value of the files, at any depth. */
export function contentValues(content: Content): ContentValue[] {
  const yaml = Object.entries(yamlFiles).map(([name, { file, schema }]) => {
    return { schema, files: [{ file, data: content[name as keyof Yaml] as object }] };
  });
  const { services, cases, textPages: pages } = content;
  const markdown = Object.entries({ services, cases, pages }).map(([folder, files]) => {
    const named = files.map((data) => ({ file: `content/${folder}/${data.slug}.md`, data }));
    return { schema: markdownSchemas[folder as MarkdownFolder], files: named };
  });
  return [...yaml, ...markdown].flatMap(({ schema, files }) => {
    const fieldSchema = fieldSchemaOf(schema);
    return files.flatMap(({ file, data }) => valuesWithin(file, '', data, fieldSchema));
  });
}

function valuesWithin(file: string, keyPath: string, value: unknown, schema: FieldSchema): ContentValue[] {
  const inner = value && typeof value === 'object' ? Object.entries(value) : [];
  const nested = inner.flatMap(([key, each]) =>
    valuesWithin(file, childKeyPath(keyPath, key), each, schema.properties?.[key] ?? schema.items ?? {}),
  );
  return [{ file, keyPath, value, schema }, ...nested];
}

/** A key path of content that names a photograph. A panorama has no focus. */
export type PhotoMention = { file: string; keyPath: string; photo: string; use: PhotoUse; focus?: schema.Focus };

/** Every key path of content that names a photograph. */
export function photoMentions(content: Content): PhotoMention[] {
  return contentValues(content).flatMap(({ file, keyPath, value, schema }) => {
    const use = schema.properties?.photo?.use;
    if (!use || !value) return [];
    const { photo, focus } = value as schema.PictureFacts;
    return [{ file, keyPath, photo, use, focus }];
  });
}
