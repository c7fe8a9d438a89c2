import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A phone and a desktop. */
export const widths = [375, 1280];
const themes = ['light', 'dark'] as const;

/** What axe finds with all of its rules; none is switched off. */
export async function findingsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target}`));
}

/** At each width and in both themes. */
export async function expectNoFindings(page: Page, at = widths): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await findingsOf(page), `${colorScheme}, ${width} px`).toEqual([]);
    }
  }
}
