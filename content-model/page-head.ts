import type { Meta, PictureFacts, Studio } from './schema.ts';

/** What a page's head says; that of a page that search engines leave out is shorter. */
export type Head = Meta & Partial<ReturnType<typeof shared>>;

/** The words and the photograph on the picture of a shared link; a service has a price and a timeline as well. */
export type Card = { title: string; picture: PictureFacts; price?: string; timeline?: string };

export function headOf(studio: Studio, path: string, meta: Meta, card: Card | undefined): Head {
  return card ? { ...meta, ...shared(studio, path, card) } : meta;
}

/** For search engines and shared links. */
function shared(studio: Studio, path: string, { title, price, timeline, picture }: Card) {
  const words = [title, ...(price ? [`Starts from ${price}`, timeline] : []), studio.fullName].join('. ');
  const absolute = (address: string) => new URL(address, studio.url).href;
  return {
    canonical: absolute(path),
    /** The 1200 x 630 picture of a shared link. */
    card: { url: absolute(cardPath(path)), alt: `${words}. In the picture: ${picture.alt}` },
  };
}

/** The link picture's file: `/cards/home.jpg`, `/cards/services/tv-units.jpg`. */
export function cardPath(path: string): string {
  return `/cards${path === '/' ? '/home' : path}.jpg`;
}
