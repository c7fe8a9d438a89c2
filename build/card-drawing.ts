import { brandMark } from '#app/blocks/brand-mark.ts';
import type { Card } from '#content-model/page-head.ts';
import type { Studio } from '#content-model/schema.ts';
import { colour } from './colours.ts';
import { type Placement, Typeface } from './typeface.ts';

const cardSize = { width: 1200, height: 630 };

// Messaging apps crop the card to a centred square, x 285 to 915: the photograph and the whole title are in it.
const column = 285;
const row = 450;
const rule = 3;
const margin = 44;
const inColumn = column - margin - 32;

/** Where the photograph goes. */
export const photoBox = { left: column, top: 0, width: cardSize.width - column, height: row };
const titleBox = { left: column + margin, width: 560, height: 130 };

const display = new Typeface('fraunces', -0.016);
const text = new Typeface('anek-latin');

/** The card as SVG without its photograph, in four fields between brass rules, as in the title block of a drawing. */
export function drawCard(card: Card, studio: Studio): string {
  const { width, height } = cardSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    rectangle(0, 0, width, height, colour('ground')),
    rectangle(0, 0, column, row, colour('green')),
    mark(),
    name(studio),
    card.price && card.timeline ? start(card.price, card.timeline) : cityAndYear(studio),
    title(card.title),
    rectangle(0, row, width, rule, colour('brass')),
    rectangle(column - rule, 0, rule, height, colour('brass')),
    '</svg>',
  ].join('');
}

function title(words: string): string {
  const leading = 1.1;
  const { lines, size } = display.fit(words, { ...titleBox, leading, largest: 72 });
  const middle = (row + rule + cardSize.height) / 2;
  // Capitals are 0.7 em high: this sets the block between them and the last baseline in the middle.
  const last = middle + ((lines.length - 1) * leading + 0.7) * (size / 2);
  return stacked(lines, { x: titleBox.left, y: last, size, fill: colour('ink') }, leading);
}

/** The brand, and what the full name adds to it. */
function name({ brand, fullName }: Studio): string {
  const { lines, size } = display.fit(brand, { width: inColumn, height: 84, leading: 1, largest: 64 });
  const rest = fullName.replace(brand, '').trim();
  return [
    stacked(lines, { x: margin - 2, y: row - 76, size, fill: colour('on-green') }, 1),
    text.draw(rest, { x: margin, y: row - 42, size: text.fitLine(rest, inColumn, 23), fill: colour('on-green-soft') }),
  ].join('');
}

/** Lines of which the last has its baseline at y. */
function stacked(lines: string[], placement: Placement, leading: number): string {
  return lines
    .map((line, index) => display.draw(line, { ...placement, y: placement.y - (lines.length - 1 - index) * leading * placement.size }))
    .join('');
}

/** The price and timeline; the unit in "₹1,200 per sq ft" is set smaller. */
function start(price: string, timeline: string): string {
  const [amount = price, unit = ''] = price.split(/ (?=per )/);
  const left = inColumn - (unit ? text.width(unit, 22) + 8 : 0);
  const size = display.fitLine(amount, left, 40);
  return [
    text.draw('Starts from', { x: margin, y: row + 56, size: 22, fill: colour('ink-soft') }),
    display.draw(amount, { x: margin - 1, y: row + 102, size, fill: colour('ink') }),
    text.draw(unit, { x: margin + display.width(amount, size) + 8, y: row + 102, size: 22, fill: colour('ink') }),
    text.draw(timeline, { x: margin, y: row + 141, size: 22, fill: colour('ink-soft') }),
  ].join('');
}

function cityAndYear({ city, founded }: Studio): string {
  const size = display.fitLine(city, inColumn, 36);
  return [
    display.draw(city, { x: margin - 1, y: row + 90, size, fill: colour('ink') }),
    text.draw(`Since ${founded}`, { x: margin, y: row + 126, size: 22, fill: colour('ink-soft') }),
  ].join('');
}

function mark(): string {
  const paths = brandMark.map(({ colour: variable, d, line }) => {
    const value = colour(variable.replace('--color-', ''));
    const paint = line ? `fill="none" stroke="${value}" stroke-width="${line}"` : `fill="${value}"`;
    return `<path ${paint} d="${d}"/>`;
  });
  return `<g transform="translate(${margin - 5} 51) scale(5)">${paths.join('')}</g>`;
}

function rectangle(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}
