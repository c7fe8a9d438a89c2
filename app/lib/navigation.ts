import { fixedPages } from '#contract/fixed-pages.ts';

const { home, about, gallery, contact, services } = fixedPages;

/** The pages of the main navigation beside Services, in the order of the header. */
export const mainPages = [home, about, gallery, contact];

/** The page of all services, by the name that it has beside the single ones. */
export const allServices = { name: 'All services and prices', path: services.path };

/** Whether a path is that of Services or of one service. */
export function isService(path: string): boolean {
  return `${path}/`.startsWith(`${services.path}/`);
}
