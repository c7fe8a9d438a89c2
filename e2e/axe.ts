import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { run } from 'axe-core';

/** A phone and a desktop. */
export const widths = [375, 1280];

/** The rules that a change of theme alone can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const engine = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds with all of its rules, or with those named. */
export async function findingsOf(page: Page, rules?: string[]): Promise<string[]> {
  // Once for each document: to read the engine takes as long as half the questions.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(engine);
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: { run: typeof run } };
    // A colour that is still changing belongs to neither theme.
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    // Only violations in full: describing all that passes would take as long again. Of what it can fetch first, style
    // sheets are for an experimental rule only, which does not run.
    const options = {
      resultTypes: ['violations' as const],
      preload: { assets: ['media' as const] },
      ...(only ? { runOnly: only } : {}),
    };
    const { violations } = await axe.run(document, options);
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target}`));
  }, rules);
}

/** At each width in the light theme, and at the last one in the dark theme too. */
export async function expectNoFindings(page: Page, at = widths): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await findingsOf(page), `light, ${width} px`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await findingsOf(page, colourRules), 'dark').toEqual([]);
}
