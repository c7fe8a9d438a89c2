import { fixedPages } from '#contract/fixed-pages.ts';

const { home, about, gallery, contact } = fixedPages;

/** The pages of the main navigation beside Services, in the order of the header. */
export const mainPages = [home, about, gallery, contact];

export const servicesPath = fixedPages.services.path;

/** Whether this address belongs to Services: the list, or a page of one service. */
export function isServicesPath(pathname: string): boolean {
  return pathname === servicesPath || pathname.startsWith(`${servicesPath}/`);
}
