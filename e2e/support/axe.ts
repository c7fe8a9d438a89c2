import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { run } from 'axe-core';

/** A phone and a desktop. */
export const widths = [375, 1280];

/** The rules that another theme alone can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const engine = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds with all of its rules, or with `rules`. */
export async function findingsOf(page: Page, rules?: string[]): Promise<string[]> {
  // Once for each document: reading the engine takes half as long as all checks.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(engine);
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: { run: typeof run } };
    // While a colour changes, it belongs to neither theme.
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    // Describes violations only: to describe what passes takes as long again. It need not fetch style sheets: only an
    // experimental rule reads them.
    const options = { resultTypes: ['violations' as const], preload: { assets: ['media' as const] } };
    // Experimental: whether the name of a control has the words that are seen on it, which people say to their computer.
    const seenWords = { 'label-content-name-mismatch': { enabled: true } };
    const { violations } = await axe.run(document, { ...options, ...(only ? { runOnly: only } : { rules: seenWords }) });
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target}`));
  }, rules);
}

/** Expects no findings at each width in the light theme, and at the last width in the dark theme too. */
export async function expectNoFindings(page: Page, at = widths): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await findingsOf(page), `light, ${width} px`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await findingsOf(page, colourRules), 'dark').toEqual([]);
}
