import { fixedPages } from '#contract/fixed-pages.ts';

/** The number as a telephone link, digits only. */
export function phoneHref({ phone }: { phone: string }): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

/** The part of the contact form where a day can be named; the browser unfolds what an address leads into. */
export const consultationId = 'consultation';

/** The contact page with the service that the visitor asks about. */
export function contactPath(serviceSlug: string): string {
  return `${fixedPages.contact.path}?service=${serviceSlug}`;
}

/** The contact form, opened where it says that the project goes along. */
export const sendPath = `${fixedPages.contact.path}#your-project`;

/** The contact page, with the picture of the gallery that the visitor wants a room like. */
export function contactPathForPicture(photo: string): string {
  return `${fixedPages.contact.path}?picture=${photo}`;
}
