import { fixedPages } from '#contract/fixed-pages.ts';

/** The number as a telephone link, digits only. */
export function phoneHref({ phone }: { phone: string }): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

/** The contact page with what the visitor asks about: a service, or a room like a picture of the gallery. */
export function contactPath(slug: string, about: 'service' | 'picture' = 'service'): string {
  return `${fixedPages.contact.path}?${about}=${slug}`;
}
