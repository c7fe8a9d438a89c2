import { projectLimits } from '#contract/project.ts';

const { min, max } = projectLimits.area;

/** '1200', '1,200', '10.5'. */
const number = String.raw`(\d+(?:,\d+)*(?:\.\d+)?)`;
const squareFeet = new RegExp(`^${number}(?:sq\\.?ft\\.?|sft)?$`);
const sides = new RegExp(`^${number}(?:ft|'|’)?[x×*]${number}(?:ft|'|’)?$`);

/**
 * Reads an area as people write it: '600 sq ft', '1,200', a length and a width in feet ('12 x 10'), or several of them with plus signs.
 * Returns whole sq ft, rounded, or undefined where it is no area that a project keeps.
 */
export function readArea(typed: string): number | undefined {
  // Blanks between two digits are a mistake, not one number.
  if (/\d\s+\d/.test(typed)) return undefined;
  const parts = typed.toLowerCase().replace(/\s/g, '').split('+');
  const area = Math.round(parts.reduce((sum, part) => sum + areaOf(part), 0));
  return area >= min && area <= max ? area : undefined;
}

/** NaN where it is none. */
function areaOf(text: string): number {
  const [, ...figures] = squareFeet.exec(text) ?? sides.exec(text) ?? ['', 'none'];
  return figures.reduce((product, figure) => product * Number(figure.replaceAll(',', '')), 1);
}
