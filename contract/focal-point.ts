/** A part of a focal point as pages show it: app/styles/app.css has a class for every five per cent. */
export function roundedFocus(part: number): number {
  return Math.round(part / 5) * 5;
}
