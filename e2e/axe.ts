import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A phone and a desktop. */
export const widths = [375, 1280];

/** The rules that a change of theme alone can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds with all of its rules, or with those named. */
export async function findingsOf(page: Page, rules?: string[]): Promise<string[]> {
  // The site has no frames: without this each question opens a page of its own.
  // Only violations in full: describing all that passes would take as long again.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target}`));
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
