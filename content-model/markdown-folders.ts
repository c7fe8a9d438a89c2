import { fixedPages } from '#contract/page-paths.ts';

/**
 * The folders of content/ whose files the owner adds and deletes: each file is a page. `pathPrefix` begins its
 * address; `nameKey` is the fact by which lists show it.
 */
export const markdownFolders = {
  services: { title: 'Services', what: 'service', nameKey: 'name', pathPrefix: `${fixedPages.services.path}/` },
  pages: { title: 'Pages of text', what: 'page', nameKey: 'heading', pathPrefix: '/' },
  cases: { title: fixedPages.cases.name, what: 'finished project', nameKey: 'title', pathPrefix: `${fixedPages.cases.path}/` },
} as const;

export type MarkdownFolder = keyof typeof markdownFolders;
export const folderNames = Object.keys(markdownFolders) as MarkdownFolder[];
