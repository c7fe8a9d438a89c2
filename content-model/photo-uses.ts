/** Shapes by where pages have them: the widest, the narrowest and some between. */
type Crops = Record<string, `${number}/${number}`>;

type PhotoNeeds = {
  /** In pixels. What begins with `upright` is for a photograph that is higher than wide. */
  minWidth: number;
  uprightWidth?: number;
  maxBytes: number;
  /** Shown beside the focus in the editor; e2e/crops.spec.ts compares them with the pages. */
  crops: Crops;
  uprightCrops?: Crops;
};

const ordinary: PhotoNeeds = { minWidth: 1600, maxBytes: 600_000, crops: { 'On pages': '3/2' } };
const needs = (own: Partial<PhotoNeeds>): PhotoNeeds => ({ ...ordinary, ...own });
const inPairs = needs({
  uprightWidth: 1200,
  crops: { 'On pages': '3/2', 'Beside an upright one': '4/5', 'With the whole width': '2/1' },
  uprightCrops: { 'On pages': '4/5', 'With the whole width': '2/1', Saved: '3/2' },
});

/**
 * What a photograph needs where it is used: each place of schema.ts names its use. The sizes are also in
 * content/README.md.
 */
export const photoUses = {
  ordinary,
  // What fills a wide screen: the first picture of the home page, and the gallery in its lightbox.
  homeHero: needs({ minWidth: 2000, crops: { Phone: '1/1', Tablet: '6/5', Desktop: '2/1' } }),
  homeHeroOnPhone: needs({ minWidth: 2000, crops: { Phone: '1/1' } }),
  gallery: needs({
    minWidth: 2000,
    uprightWidth: 1200,
    crops: { 'In the gallery': '3/2', 'Every fourth on a phone': '4/5', 'Home page': '2/3', 'Its own page': '5/2' },
    uprightCrops: { 'In the gallery': '4/5', 'Home page, phone': '3/2', 'Home page, desktop': '2/3', 'Its own page, phone': '3/5' },
  }),
  banner: needs({ crops: { Phone: '3/2', Desktop: '1/1' } }),
  approach: needs({ crops: { Phone: '3/2', Desktop: '4/5' } }),
  aboutHero: needs({ crops: { Phone: '3/2', Desktop: '21/9' } }),
  // A close-up, or what is upright beside words and in pairs, is never wider than half a page.
  serviceHero: needs({
    uprightWidth: 1200,
    crops: { 'Its page': '3/2', 'Its page, desktop': '1/1', Card: '3/5', 'List of services, tablet': '2/1' },
  }),
  servicePicture: inPairs,
  casePicture: inPairs,
  closeUp: needs({ minWidth: 1200, crops: { 'On pages': '4/5', Saved: '3/2' } }),
  stage: needs({ uprightCrops: { 'On pages': '4/5' } }),
  caseHero: needs({ crops: { 'In lists': '3/2', 'Its page, desktop': '5/2' } }),
  // What was there before is often a phone's photograph.
  beforeAfter: needs({ minWidth: 1200, uprightCrops: { 'On pages': '4/5' } }),
  // A face is shown small.
  face: needs({ minWidth: 800, crops: { Face: '4/5' } }),
  walk: needs({ crops: { Phone: '4/5', Desktop: '2/1' } }),
  // Sharp where it is enlarged. It is twice as wide as high.
  panorama: needs({ minWidth: 4096, maxBytes: 2_000_000, crops: {} }),
  // A small piece of a picture, at its focus: no crop of the whole.
  sample: needs({ crops: {} }),
};

export type PhotoUse = keyof typeof photoUses;
