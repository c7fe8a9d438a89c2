import { fixedPages } from '#contract/fixed-pages.ts';

/** The folders in which the owner adds and deletes files. `named` is the fact for lists; `page` begins addresses. */
export const folders = {
  services: { title: 'Services', what: 'service', named: 'name', page: `${fixedPages.services.path}/` },
  pages: { title: 'Pages of text', what: 'page', named: 'heading', page: '/' },
  cases: { title: fixedPages.cases.name, what: 'finished project', named: 'title', page: `${fixedPages.cases.path}/` },
} as const;

export type Folder = keyof typeof folders;
export const folderNames = Object.keys(folders) as Folder[];
