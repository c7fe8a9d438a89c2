/** In pixels: what messaging apps and networks ask for. */
export const socialCardSize = { width: 1200, height: 630 };

/** The picture of a page's shared link: `/cards/home.jpg`, `/cards/services/tv-units.jpg`. */
export function socialCardPath(path: string): string {
  return `/cards${path === '/' ? '/home' : path}.jpg`;
}
