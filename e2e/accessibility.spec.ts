import { test } from '@playwright/test';
import { widths as everyWidth, expectNoFindings } from './axe.ts';
import { everyPath } from './site.ts';
import { states } from './ui-states.ts';
import { visit } from './visitor.ts';

// Nothing is left to judge while it moves; what moves is the matter of carousels.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of everyPath) {
  test(`axe finds nothing on ${path}, in both themes, on a phone and on a desktop`, async ({ page }) => {
    await visit(page, path);
    await expectNoFindings(page, everyWidth);
  });
}

for (const { name, path, widths, open } of states) {
  test(`axe finds nothing with ${name} open, in both themes`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, path);
      await open(page);
      await expectNoFindings(page, [width]);
    }
  });
}
