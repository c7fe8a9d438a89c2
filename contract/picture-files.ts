/** What the files of a photograph are called. The build makes them and pages link to them. */

/** Widths of a panorama: the smaller one first, the larger once the visitor looks round. */
export const panoramaWidths = [2048, 4096] as const;
/** Enough for a picture in a grid or row: fewer addresses make the HTML smaller. */
const fewWidths = [640, 1280];

/** The path at which the site serves the files. */
export const pictureFolder = '/assets/pictures/';

/** Widths in pixels, the smallest first. */
export type Widths = [number, ...number[]];

/** The same photograph cut for phones held upright. */
export type PortraitFiles = { name: string; avif: Widths };

/** A photograph as the build made it. `name` includes a hash of the file, `tone` is 0 (pale) to 5 (dark). */
export type PictureFiles = PortraitFiles & { jpeg: Widths; width: number; height: number; tone: number };

/** A photograph as a page shows it. `photo` is its name in photos/; `focus` is in percent from the left and the top. */
export type Picture = PictureFiles & {
  photo: string;
  alt: string;
  focus: FocalPoint;
  caption?: string | undefined;
  portrait?: (PortraitFiles & { focus: FocalPoint }) | undefined;
};

/** The point that a crop keeps, in per cent from the left and the top. */
export type FocalPoint = { x: number; y: number };

/** Rounds a coordinate of a focal point to the steps for which app/styles/app.css has classes, five per cent each. */
export function roundedFocalPoint(percent: number): number {
  return Math.round(percent / 5) * 5;
}

/** The file of a photograph; `width` in pixels. */
export function pictureFileName(name: string, width: number, type: 'avif' | 'jpg'): string {
  return `${name}-${width}.${type}`;
}

/** The key of a crop that the build makes of a panorama, `yaw` degrees to the right of its middle. */
export function panoramaCropName(photo: string, yaw: number): string {
  return `${photo}-at-${(yaw + 360) % 360}`;
}

/** The `srcset` of all AVIF files; with `fewSizes` only of those in `fewWidths`, if there are any. */
export function avifSrcset({ name, avif }: PortraitFiles, fewSizes = false): string {
  const enough = avif.filter((width) => fewWidths.includes(width));
  const widths = fewSizes && enough.length > 0 ? enough : avif;
  return widths.map((width) => `${pictureFolder}${pictureFileName(name, width, 'avif')} ${width}w`).join(', ');
}

/** Path of the smallest JPEG, for a picture on a page. */
export function smallJpegPath({ name, jpeg: [width] }: PictureFiles): string {
  return pictureFolder + pictureFileName(name, width, 'jpg');
}

/** Path of the largest JPEG, for the whole screen and for search engines. */
export function largeJpegPath({ name, jpeg }: PictureFiles): string {
  return pictureFolder + pictureFileName(name, Math.max(...jpeg), 'jpg');
}
