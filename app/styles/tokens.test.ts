import { describe, expect, test } from 'vitest';
import { contrast } from './test/test-contrast.ts';
import { token } from './test/test-tokens.ts';

const grounds = ['ground', 'surface', 'sunken'];
const themes = ['light', 'dark'] as const;

type Pair = [colour: string, on: string];

/** WCAG 1.4.3: words of any size. */
const words: Pair[] = [
  ...pairs(['ink', 'ink-soft', 'accent-ink', 'danger', 'success'], grounds),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-danger', 'danger'],
  ['on-green', 'green'],
  ['on-green-soft', 'green'],
  ['ink', 'choice-ground'],
  // The chosen room, and a button under the pointer.
  ['ground', 'ink'],
];

/** WCAG 1.4.11 and large figures: edges of controls, lines under links, focus rings, stars and numerals. */
const marks: Pair[] = [
  ...pairs(['control', 'brass', 'accent', 'danger', 'ink'], grounds),
  ['on-green', 'green'],
  ['on-danger', 'danger'],
  ...pairs(['choice'], ['choice-ground', 'surface']),
];

describe.each(themes)('In the %s theme', (theme) => {
  test.each(words)('words in %s are read on %s', (colour, on) => {
    expect(contrast(token(colour, theme), token(on, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(marks)('a mark in %s is seen on %s', (colour, on) => {
    expect(contrast(token(colour, theme), token(on, theme))).toBeGreaterThanOrEqual(3);
  });
});

function pairs(colours: string[], on: string[]): Pair[] {
  return colours.flatMap((colour) => on.map((ground): Pair => [colour, ground]));
}
