import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, type Rgb } from '#e2e/contrast.ts';

const tokens = readTokens();
const grounds = ['ground', 'surface', 'sunken'];
const themes = ['light', 'dark'] as const;

type Pair = [colour: string, on: string];

/** WCAG 1.4.3: words of any size. */
const words: Pair[] = [
  ...pairs(['ink', 'ink-soft', 'accent', 'accent-strong', 'danger', 'success'], grounds),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-danger', 'danger'],
  ['on-green', 'green'],
  ['on-green-soft', 'green'],
  // The chosen room, and a button under the pointer.
  ['ground', 'ink'],
];

/** WCAG 1.4.11 and large figures: edges of controls, lines under links, focus rings, stars and numerals. */
const marks: Pair[] = [...pairs(['control', 'brass', 'accent', 'danger', 'ink'], grounds), ['on-green', 'green'], ['on-danger', 'danger']];

describe.each(themes)('In the %s theme', (theme) => {
  test.each(words)('words in %s are read on %s', (colour, on) => {
    expect(contrast(tokens[theme](colour), tokens[theme](on))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(marks)('a mark in %s is seen on %s', (colour, on) => {
    expect(contrast(tokens[theme](colour), tokens[theme](on))).toBeGreaterThanOrEqual(3);
  });
});

function pairs(colours: string[], on: string[]): Pair[] {
  return colours.flatMap((colour) => on.map((ground): Pair => [colour, ground]));
}

function readTokens() {
  const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
  const token = (name: string, theme: 0 | 1): Rgb => {
    const values = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css)?.slice(1);
    if (!values) throw new Error(`tokens.css has no --${name} for two themes`);
    const digits = Number.parseInt((values[theme] as string).slice(1), 16);
    return [digits >> 16, (digits >> 8) & 255, digits & 255];
  };
  return { light: (name: string) => token(name, 0), dark: (name: string) => token(name, 1) };
}
