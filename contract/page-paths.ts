/** The pages whose paths do not depend on content, with their names in menus. Other paths come from names of content files. */
export const fixedPages = {
  home: { name: 'Home', path: '/' },
  about: { name: 'About Us', path: '/about' },
  services: { name: 'Services', path: '/services' },
  gallery: { name: 'Gallery', path: '/gallery' },
  contact: { name: 'Contact', path: '/contact' },
  planner: { name: 'Your project', path: '/project' },
  /** Finished projects are `cases` in code. The page exists only if content has one. */
  cases: { name: 'Finished projects', path: '/finished-projects' },
  /** The response for every unknown address. */
  notFound: { name: 'Page Not Found', path: '/404' },
  /** What the service worker shows for pages that it does not have. */
  offline: { name: 'You are offline', path: '/offline' },
} as const;

/** Texts in content/pages/ that must be there: other pages, the forms and the server lead to them. */
export const requiredTextPaths = { terms: '/terms', privacy: '/privacy', thankYou: '/thank-you' } as const;

/**
 * What the service worker keeps in advance: its first page for every visitor, the others if data is not saved. The
 * thank-you page answers a form without script, and the connection may break once the message is stored.
 */
export const pagesKeptInAdvance = [fixedPages.offline.path, fixedPages.contact.path, requiredTextPaths.thankYou] as const;

/** Returns the address at which the terms page explains a claim. */
export function termsPath(claim: string): string {
  return `${requiredTextPaths.terms}#${claim}`;
}

/** Returns the address of one picture of the gallery, by the name of its file: another title breaks no link. */
export function picturePagePath(photo: string): string {
  return `${fixedPages.gallery.path}/${photo}`;
}

/** Returns the query of the gallery that opens a picture, by the name of its file. */
export function pictureQuery(photo: string): string {
  return `?picture=${photo}`;
}

/** Returns the name in such a query, or null if there is none. */
export function photoInQuery(query: string): string | null {
  return new URLSearchParams(query).get('picture');
}

/** Returns the address of the gallery's pictures of one room. */
export function roomPath(slug: string): string {
  return `${fixedPages.gallery.path}/rooms/${slug}`;
}

/** Returns the address of a walk through a room. */
export function walkPath(slug: string): string {
  return `/walks/${slug}`;
}

/** Returns the contact page with what the visitor asks about: a service, or a room like a picture of the gallery. */
export function contactPath(slug: string, about: 'service' | 'picture' = 'service'): string {
  return `${fixedPages.contact.path}?${about}=${slug}`;
}
