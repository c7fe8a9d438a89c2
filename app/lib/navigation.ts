/** The pages of the main navigation beside Services, in the order of the header. */
export const mainPages = [
  { name: 'Home', path: '/' },
  { name: 'About Us', path: '/about' },
  { name: 'Gallery', path: '/gallery' },
  { name: 'Contact', path: '/contact' },
] as const;

export const servicesPath = '/services';

/** Whether this address belongs to Services: the list, or a page of one service. */
export function isServicesPath(pathname: string): boolean {
  return pathname === servicesPath || pathname.startsWith(`${servicesPath}/`);
}
