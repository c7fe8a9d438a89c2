import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A phone and a desktop. */
export const widths = [375, 1280];
const themes = ['light', 'dark'] as const;

/** Runs all of axe's rules in both themes; none is switched off. */
export async function expectNoFindings(page: Page, at = widths): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const findings = violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target}`));
      expect.soft(findings, `${colorScheme}, ${width} px`).toEqual([]);
    }
  }
}
