import { fixedPages } from '#contract/fixed-pages.ts';

/** The number as a telephone link, digits only. */
export function phoneHref({ phone }: { phone: string }): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

/** The part of the contact form where a day can be named. It is closed; a browser opens it for a link to its id. */
export const consultationId = 'consultation';

/** The contact page with what the visitor asks about: a service, or a room like a picture of the gallery. */
export function contactPath(slug: string, about: 'service' | 'picture' = 'service'): string {
  return `${fixedPages.contact.path}?${about}=${slug}`;
}

/** The part of the contact page that says whether the project is attached. */
export const attachedProjectId = 'your-project';
