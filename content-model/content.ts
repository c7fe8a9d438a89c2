import type { z } from 'zod';
import { fixedPages, requiredTextPaths } from '#contract/page-paths.ts';
import type { Article } from './article.ts';
import * as schema from './schema.ts';

const { home, about, services, gallery, contact, planner, cases } = fixedPages;

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
    pagePath: requiredTextPaths.terms,
    isShared: true,
  },
  home: { file: 'content/home.yaml', schema: schema.homeSchema, title: home.name, pagePath: home.path },
  about: { file: 'content/about.yaml', schema: schema.aboutSchema, title: about.name, pagePath: about.path },
  servicesPage: { file: 'content/services.yaml', schema: schema.servicesPageSchema, title: services.name, pagePath: services.path },
  gallery: { file: 'content/gallery.yaml', schema: schema.gallerySchema, title: gallery.name, pagePath: gallery.path },
  walks: { file: 'content/walks.yaml', schema: schema.walksSchema, title: 'Rooms to walk into', pagePath: gallery.path },
  finishes: { file: 'content/finishes.yaml', schema: schema.finishesSchema, title: 'Finishes to try', pagePath: gallery.path },
  contact: { file: 'content/contact.yaml', schema: schema.contactSchema, title: contact.name, pagePath: contact.path },
  planner: { file: 'content/project.yaml', schema: schema.plannerSchema, title: planner.name, pagePath: planner.path },
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

/** What the YAML files hold, by their names. */
export type YamlContent = { [Name in keyof typeof yamlFiles]: z.infer<(typeof yamlFiles)[Name]['schema']> };
type MarkdownPage<Facts> = Facts & { slug: string; path: string; article: Article };
export type Service = MarkdownPage<z.infer<typeof schema.serviceSchema>>;
export type Case = MarkdownPage<z.infer<typeof schema.caseSchema>>;
export type TextPage = MarkdownPage<z.infer<typeof schema.textPageSchema>>;

/**
 * All of content/, checked, each {{name}} filled in. Finished projects: the newest first; text pages: as in the footer.
 */
export type Content = YamlContent & { services: Service[]; cases: Case[]; textPages: TextPage[] };
