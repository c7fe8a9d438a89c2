import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '#content-model/roots.ts';
import type { Rgb } from './test-contrast.ts';

type DrawnTheme = 'light' | 'dark';

const css = readFileSync(path.join(repositoryRoot, 'app/styles/tokens.css'), 'utf8');

/** A colour of tokens.css, such as `ink`. Throws if it has no value for each theme. */
export function token(name: string, theme: DrawnTheme): Rgb {
  const values = new RegExp(`--color-${name}: light-dark\\(#([0-9a-f]{6}), #([0-9a-f]{6})\\)`).exec(css);
  const value = values?.[theme === 'light' ? 1 : 2];
  if (!value) throw new Error(`tokens.css has no --color-${name} for two themes`);
  const digits = Number.parseInt(value, 16);
  return [digits >> 16, (digits >> 8) & 255, digits & 255];
}

/** The colour as a browser computes it. */
export function computed(name: string, theme: DrawnTheme): string {
  return `rgb(${token(name, theme).join(', ')})`;
}
