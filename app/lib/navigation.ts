import { fixedPages } from '#contract/fixed-pages.ts';

const { home, about, gallery, contact } = fixedPages;

/** The pages of the main navigation beside Services, in the order of the header. */
export const mainPages = [home, about, gallery, contact];
