import type { Picture } from '#app/content/views.ts';

const jpegWidths = [800, 1600];

/** Address of one size of a photograph; the build writes the file there. */
export function pictureUrl(picture: Picture, width: number, type: 'avif' | 'jpg'): string {
  return `/assets/pictures/${picture.name}-${picture.hash}-${width}.${type}`;
}

/** The `srcset` of a photograph in one format. */
export function sourceSet(picture: Picture, type: 'avif' | 'jpg'): string {
  const widths = type === 'avif' ? picture.widths : jpegWidths.filter((width) => width <= picture.width);
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
