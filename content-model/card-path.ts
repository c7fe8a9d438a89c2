import type { Meta, PictureFacts, Studio } from './schema.ts';

/** What a page's head says; that of a page that search engines leave out is shorter. */
export type Head = Meta & Partial<ReturnType<typeof shared>>;

export function headOf(studio: Studio, path: string, meta: Meta, card: PictureFacts | undefined): Head {
  return card ? { ...meta, ...shared(studio, path, card) } : meta;
}

/** For search engines and shared links. */
function shared(studio: Studio, path: string, { alt }: PictureFacts) {
  const absolute = (address: string) => new URL(address, studio.url).href;
  return {
    canonical: absolute(path),
    /** The 1200 x 630 picture of a shared link. */
    card: { url: absolute(cardPath(path)), alt },
  };
}

/** The link picture's file: `/cards/home.jpg`, `/cards/services/tv-units.jpg`. */
export function cardPath(path: string): string {
  return `/cards${path === '/' ? '/home' : path}.jpg`;
}
