import { panoramaWidths } from '#contract/picture-files.ts';

type PhotoNeeds = {
  /** In pixels; `uprightWidth` is for a photograph that is higher than wide. */
  minWidth: number;
  uprightWidth?: number;
  maxBytes: number;
  /** Shapes in which pages show it, by place: the widest, narrowest, some between. e2e/every-page.spec.ts measures them. */
  shapes: Record<string, `${number}/${number}`>;
};

const onPages = { 'On pages': '3/2' } as const;
const ownShape = { 'Where wide': '3/2', 'Where upright': '4/5' } as const;
const inPairs = { 'On pages': '3/2', 'Upright, or beside one': '4/5' } as const;
const ordinary: PhotoNeeds = { minWidth: 1600, maxBytes: 600_000, shapes: onPages };
const needs = (own: Partial<PhotoNeeds>): PhotoNeeds => ({ ...ordinary, ...own });

/** By the use that each place of schema.ts names. The sizes are also in content/README.md. */
export const photoUses = {
  ordinary,
  // What fills a wide screen: the first picture of the home page, and the gallery in its lightbox.
  homeHero: needs({ minWidth: 2000, shapes: { Phone: '1/1', Tablet: '6/5', Desktop: '2/1' } }),
  homeHeroPortrait: needs({ minWidth: 2000, shapes: { Phone: '1/1' } }),
  gallery: needs({
    minWidth: 2000,
    uprightWidth: 1200,
    shapes: { ...onPages, 'Upright, or on a phone': '4/5', 'Home page': '2/3', 'Its own page, where wide': '5/2' },
  }),
  banner: needs({ shapes: { Phone: '3/2', Desktop: '1/1' } }),
  approach: needs({ shapes: { Phone: '3/2', Desktop: '4/5' } }),
  aboutHero: needs({ shapes: { Phone: '3/2', Desktop: '21/9', 'Contact page, tablet': '3/5' } }),
  // Close-ups, and upright pictures beside text or in pairs, are at most half a page wide.
  serviceHero: needs({ uprightWidth: 1200, shapes: { ...onPages, 'Its page, desktop': '1/1', Card: '3/5', 'List, tablet': '2/1' } }),
  servicePicture: needs({ uprightWidth: 1200, shapes: inPairs }),
  casePicture: needs({ uprightWidth: 1200, shapes: inPairs }),
  closeUp: needs({ minWidth: 1200, shapes: { 'On pages': '4/5', Saved: '3/2' } }),
  stage: needs({ shapes: ownShape }),
  caseHero: needs({ shapes: { ...onPages, 'Its page, desktop': '5/2' } }),
  // What was there before is often a phone's photograph.
  beforeAfter: needs({ minWidth: 1200, shapes: ownShape }),
  // A face is shown small.
  face: needs({ minWidth: 800, shapes: { Face: '4/5' } }),
  walk: needs({ shapes: { Phone: '4/5', Desktop: '2/1' } }),
  // Large enough to be sharp when enlarged. It is twice as wide as high.
  panorama: needs({ minWidth: panoramaWidths[1], maxBytes: 2_000_000, shapes: {} }),
  // A sample is a small piece of the picture, around its focus.
  sample: needs({ shapes: {} }),
};

export type PhotoUse = keyof typeof photoUses;
