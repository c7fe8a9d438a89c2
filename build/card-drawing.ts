import type { Card } from '#content-model/pages.ts';
import type { Studio } from '#content-model/schema.ts';
import { token } from './tokens.ts';
import { type Place, Typeface } from './typeface.ts';

const cardSize = { width: 1200, height: 630 };

// Chats trim the card to the square in its middle, from x 285 to 915: it holds the photograph and the whole title.
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

const colours = {
  paper: token('--ground'),
  ink: token('--ink'),
  inkSoft: token('--ink-soft'),
  green: token('--green'),
  onGreen: token('--on-green'),
  onGreenSoft: token('--on-green-soft'),
  brass: token('--brass'),
  oak: token('--color-oak'),
  grain: token('--color-oak-grain'),
  sage: token('--color-sage'),
  terrazzo: token('--color-terrazzo'),
  chip: token('--color-terrazzo-chip'),
};

/** The card as SVG without its photograph, laid out like the title block of a drawing: four fields between brass rules. */
export function drawCard(card: Card, studio: Studio): string {
  const { width, height } = cardSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    rectangle(0, 0, width, height, colours.paper),
    rectangle(0, 0, column, row, colours.green),
    mark(margin, 56, 150),
    name(studio),
    card.price && card.timeline ? start(card.price, card.timeline) : place(studio),
    title(card.title),
    rectangle(0, row, width, rule, colours.brass),
    rectangle(column - rule, 0, rule, height, colours.brass),
    '</svg>',
  ].join('');
}

function title(words: string): string {
  const leading = 1.1;
  const { lines, size } = display.fit(words, { ...titleBox, leading, largest: 72 });
  const middle = (row + rule + cardSize.height) / 2;
  // Capitals are 0.7 em high: this sets the block between them and the last baseline in the middle.
  const last = middle + ((lines.length - 1) * leading + 0.7) * (size / 2);
  return stacked(lines, { x: titleBox.left, y: last, size, fill: colours.ink }, leading);
}

/** The brand, and what the full name adds to it. */
function name({ brand, fullName }: Studio): string {
  const { lines, size } = display.fit(brand, { width: inColumn, height: 84, leading: 1, largest: 64 });
  const rest = fullName.replace(brand, '').trim();
  return [
    stacked(lines, { x: margin - 2, y: row - 76, size, fill: colours.onGreen }, 1),
    text.draw(rest, { x: margin, y: row - 42, size: text.fitLine(rest, inColumn, 23), fill: colours.onGreenSoft }),
  ].join('');
}

/** Lines of which the last has its baseline at y. */
function stacked(lines: string[], place: Place, leading: number): string {
  return lines
    .map((line, index) => display.draw(line, { ...place, y: place.y - (lines.length - 1 - index) * leading * place.size }))
    .join('');
}

/** "₹1,200 per sq ft" has its unit in small type beside the amount. */
function start(price: string, timeline: string): string {
  const [amount = price, unit = ''] = price.split(/ (?=per )/);
  const left = inColumn - (unit ? text.width(unit, 22) + 8 : 0);
  const size = display.fitLine(amount, left, 40);
  return [
    text.draw('Starts from', { x: margin, y: row + 56, size: 22, fill: colours.inkSoft }),
    display.draw(amount, { x: margin - 1, y: row + 102, size, fill: colours.ink }),
    text.draw(unit, { x: margin + display.width(amount, size) + 8, y: row + 102, size: 22, fill: colours.ink }),
    text.draw(timeline, { x: margin, y: row + 141, size: 22, fill: colours.inkSoft }),
  ].join('');
}

function place({ city, founded }: Studio): string {
  const size = display.fitLine(city, inColumn, 36);
  return [
    display.draw(city, { x: margin - 1, y: row + 90, size, fill: colours.ink }),
    text.draw(`Since ${founded}`, { x: margin, y: row + 126, size: 22, fill: colours.inkSoft }),
  ].join('');
}

/** The four samples of the studio's mark, with the detail that this size allows. */
function mark(x: number, y: number, size: number): string {
  const grain = [1.6, 3.1, 4.6, 5.2, 7, 8.6, 10.3, 11.8, 12.9].map(
    (line, index) => `M${line} 0c${index % 2 ? 0.9 : -0.5} 6 ${index % 3 ? -0.8 : 0.6} 12 0 18`,
  );
  return [
    `<g transform="translate(${x} ${y}) scale(${size / 30})">`,
    rectangle(0, 0, 14, 18, colours.oak),
    `<path fill="none" stroke="${colours.grain}" stroke-width=".25" d="${grain.join('')}"/>`,
    rectangle(16, 0, 14, 10, colours.sage),
    rectangle(0, 20, 14, 10, colours.brass),
    rectangle(16, 12, 14, 18, colours.terrazzo),
    chips(colours.chip, [
      '18 14l1.800.7-.5 1.500-1.200-.4z',
      '25.500 17l1.500.3-.6 1.800z',
      '19.500 23l1.600-.6.4 1.500z',
      '26 26l1.700.5-1 1.300z',
    ]),
    chips(colours.grain, [
      '23 13.500l1.200.2-.5 1z',
      '18.200 19.500l1 .8-1 .6z',
      '27.500 22.300l1-.5.3 1.300z',
      '22.500 28l1.400-.3-.3 1z',
    ]),
    chips(colours.sage, [
      '21.500 18.500l1.500-.8.6 1.600-1.300.6z',
      '28 14l.9.9-1.200.5z',
      '23.300 23.600l1.200.6-.9 1z',
      '18 26.500l1.200.2-.6 1.200z',
    ]),
    '</g>',
  ].join('');
}

function chips(fill: string, shapes: string[]): string {
  return `<path fill="${fill}" d="${shapes.map((shape) => `M${shape}`).join('')}"/>`;
}

function rectangle(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}
