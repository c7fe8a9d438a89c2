import type { Picture } from '#content-model/views.ts';

const jpegWidths = [800, 1600];

/** Address of one size of a photograph; the build writes the file there. */
export function pictureUrl(picture: Picture, width: number, type: 'avif' | 'jpg'): string {
  return `/assets/pictures/${picture.name}-${picture.hash}-${width}.${type}`;
}

/** For a phone, and for a place beside others on a larger screen. */
const slotWidths = [640, 1280];

/** The `srcset` of a photograph in one format; in a `slot` of a grid or row two widths of it are enough. */
export function sourceSet(picture: Picture, type: 'avif' | 'jpg', slot = false): string {
  const made = type === 'avif' ? picture.widths : jpegWidths.filter((width) => width <= picture.width);
  const widths = slot ? made.filter((width) => slotWidths.includes(width)) : made;
  return widths.map((width) => `${pictureUrl(picture, width, type)} ${width}w`).join(', ');
}

/** Classes for the focal point, rounded to 5 %: style attributes are forbidden by the page's policy. */
export function focusClasses(picture: Picture, portrait?: Picture): string {
  const [x, y] = step(picture.focus);
  if (!portrait) return `fx-${x} fy-${y}`;
  const [px, py] = step(portrait.focus);
  return `fx-${px} fy-${py} md:fx-${x} md:fy-${y}`;
}

function step([x, y]: [number, number]): [number, number] {
  return [Math.round(x / 5) * 5, Math.round(y / 5) * 5];
}
