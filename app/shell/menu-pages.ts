import { fixedPages } from '#contract/page-paths.ts';

const { home, about, gallery, contact, services } = fixedPages;

/** The pages of the main navigation, in the order of the header; Services is between the two lists. */
export const pagesBeforeServices = [home, about];
export const pagesAfterServices = [gallery, contact];

/** The page of all services, by the name that it has beside the single ones. */
export const allServices = { name: 'All services and prices', path: services.path };

/** Whether a path is that of Services or of one service. */
export function isWithinServices(path: string): boolean {
  return `${path}/`.startsWith(`${services.path}/`);
}
