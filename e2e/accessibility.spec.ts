import { expect, test } from '@playwright/test';
import { widths as everyWidth, expectNoFindings, findingsOf } from './axe.ts';
import { everyPath, onePageOfAKind } from './site.ts';
import { uiStates } from './ui-states.ts';
import { visit } from './visitor.ts';

// axe judges what is at rest; carousels.spec.ts tests what moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of onePageOfAKind) {
  test(`axe finds nothing on ${path}, in both themes, on a phone and on a desktop`, async ({ page }) => {
    test.slow();
    await visit(page, path);
    await expectNoFindings(page, everyWidth);
  });
}

test('axe finds nothing on the further pages of the same layouts', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 375, height: 900 });
  for (const path of everyPath.filter((each) => !onePageOfAKind.includes(each))) {
    await visit(page, path);
    expect.soft(await findingsOf(page), path).toEqual([]);
  }
});

for (const { name, path, widths, open } of uiStates) {
  test(`axe finds nothing with ${name} open, in both themes`, async ({ page }) => {
    test.slow();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, path);
      await open(page);
      await expectNoFindings(page, [width]);
    }
  });
}
