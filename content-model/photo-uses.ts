type PhotoNeeds = {
  /** In pixels; `uprightWidth` is for a photograph that is higher than wide. */
  minWidth: number;
  uprightWidth?: number;
  maxBytes: number;
  /** The shapes in which app/ shows it, by where; a test compares them with app/. */
  crops: Record<string, `${number}/${number}`>;
};

const onPages = { 'On pages': '3/2' } as const;
const ordinary: PhotoNeeds = { minWidth: 1600, maxBytes: 600_000, crops: onPages };
const needs = (own: Partial<PhotoNeeds>): PhotoNeeds => ({ ...ordinary, ...own });

/**
 * What a photograph needs where it is used: each place of schema.ts names its use. The sizes are also in
 * content/README.md.
 */
export const photoUses = {
  ordinary,
  // What fills a wide screen: the first picture of the home page, and the gallery in its lightbox.
  homeHero: needs({ minWidth: 2000, crops: { Tablet: '3/2', Desktop: '2/1' } }),
  homeHeroOnPhone: needs({ minWidth: 2000, crops: { Phone: '1/1' } }),
  gallery: needs({ minWidth: 2000, uprightWidth: 1200 }),
  approach: needs({ crops: { ...onPages, 'Card, desktop': '4/5' } }),
  aboutHero: needs({ crops: { ...onPages, Desktop: '21/9' } }),
  // A close-up, or what is upright beside words and in pairs, is never wider than half a page.
  serviceHero: needs({ uprightWidth: 1200, crops: { ...onPages, 'Card, phone': '4/3', 'Card, desktop': '4/5' } }),
  servicePicture: needs({ uprightWidth: 1200, crops: { ...onPages, Wide: '2/1' } }),
  casePicture: needs({ uprightWidth: 1200, crops: { ...onPages, Wide: '2/1' } }),
  closeUp: needs({ minWidth: 1200, crops: { Upright: '4/5' } }),
  stage: ordinary,
  // What was there before is often a phone's photograph.
  beforeAfter: needs({ minWidth: 1200 }),
  // A face is shown small.
  face: needs({ minWidth: 800, crops: { Face: '4/5' } }),
  // Sharp where it is enlarged. It is twice as wide as high.
  panorama: needs({ minWidth: 4096, maxBytes: 2_000_000 }),
};

export type PhotoUse = keyof typeof photoUses;
