import { withAsciiDigits } from '#contract/lib/digits.ts';
import { projectLimits } from '#contract/limits.ts';

const { min, max } = projectLimits.area;

/** '1200', '1,200', '1,00,000', '10.5'; not '12,5' or '1.200', as some countries write 12.5 and 1,200. */
const number = String.raw`(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d{1,2})?`;
const square = String.raw`sq(?:uare)?\.?`;
const squareFeet = String.raw`(?:${square}(?:ft|feet|foot)|sft|ft²)\.?`;
/** How each unit is written, and its square feet. */
const units: [RegExp, number][] = [
  [new RegExp(`^(${number})(?:${squareFeet}|(?:ft|feet|foot)\\.?)?$`), 1],
  [new RegExp(`^(${number})(?:${square}m(?:t|tr|et(?:re|er))?s?\\.?|m[²2])$`), 10.764],
  [new RegExp(`^(${number})(?:${square}(?:yd|yard)s?\\.?|yd[²2]|ga[jz])$`), 9],
];
/** In '12 x 10 sq ft'. */
const areaUnit = new RegExp(`${squareFeet}$`);
/** '12', '12 ft', '12 feet 6 inches', `12'6"`. */
const feet = new RegExp(`^(${number})(?:(?:ft|feet|foot|')\\.?(?:(${number})(?:in|inch|inches|")?\\.?)?)?$`);

/** Reads an area as `readArea` does. Returns whole sq ft, rounded, or undefined if it is no area that a project keeps. */
export function parseArea(typed: string): number | undefined {
  const area = Math.round(readArea(typed));
  return area >= min && area <= max ? area : undefined;
}

/**
 * The sq ft of an area as people write or dictate it: '600 sq ft', '1,200.', '120 sq m', '200 gaj', a length and a width in
 * feet ('12 x 10', '12 by 10'), or several of them with plus signs ('plus', 'and'). NaN if it is none.
 */
export function readArea(typed: string): number {
  const plain = withAsciiDigits(typed.toLowerCase())
    .replace(/[’′]/g, "'")
    .replace(/[”″]|''/g, '"')
    // Dictation ends what is said with a full stop.
    .replace(/\.\s*$/, '')
    // As the quote's slider says it: '10,000+ sq ft'.
    .replace(/(?<=\d)\+(?=[a-z.\s]*$)/, '');
  // Blanks between two digits are a mistake, not one number.
  if (/\d\s+\d/.test(plain)) return Number.NaN;
  const areas = plain.replace(/\s/g, '').split(/\+|plus|and/);
  return areas.reduce((sum, each) => sum + areaOf(each), 0);
}

/** The area in sq ft that one of these means; NaN if it means none. */
function areaOf(text: string): number {
  const sides = text.replace(areaUnit, '').split(/[x×*]|by|into|times/);
  if (sides.length === 2) return sides.map(lengthOf).reduce((length, width) => length * width);
  for (const [unit, factor] of units) {
    const amount = unit.exec(text)?.[1];
    if (amount) return toNumber(amount) * factor;
  }
  return Number.NaN;
}

function lengthOf(text: string): number {
  const [, feetPart, inches = '0'] = feet.exec(text) ?? [];
  return toNumber(feetPart) + toNumber(inches) / 12;
}

function toNumber(text = 'none'): number {
  return Number(text.replaceAll(',', ''));
}
