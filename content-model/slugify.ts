import { slugPattern } from '#contract/limits.ts';

/** A title as the end of an address: 'Oak & sage kitchen' becomes 'oak-sage-kitchen'. */
export function slugify(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Whether a text is the end of an address: small letters, digits, and single hyphens between them. */
export function isSlug(text: string): boolean {
  return slugPattern.test(text) && slugify(text) === text;
}
