/** The folders of content/ whose files the owner adds and deletes. `named` is the fact that names a file in lists. */
export const folders = {
  services: { title: 'Services', what: 'service', named: 'name', page: '/services/' },
  pages: { title: 'Pages of text', what: 'page', named: 'heading', page: '/' },
  cases: { title: 'Finished projects', what: 'finished project', named: 'title', page: '/finished-projects/' },
} as const;

export type Folder = keyof typeof folders;
export const folderNames = Object.keys(folders) as Folder[];
