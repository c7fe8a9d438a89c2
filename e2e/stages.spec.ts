import { expect, type Locator, type Page, test } from '@playwright/test';
import { picturesOf } from '#content-model/savable-photos.ts';
import { content } from './support/site.ts';
import { collectComplaints, visit } from './support/visitor.ts';

const service = content.services.find(({ stages }) => stages);
const items = service?.stages?.items ?? [];
const path = service?.path ?? '';
const last = items.length - 1;

test.skip(!service, 'No service shows a room stage by stage.');

test.use({ viewport: { width: 375, height: 740 } });

test('I go from stage to stage with the arrow keys or by dragging, and read what happens in each, on paper as well', async ({ page }) => {
  const complaints = await collectComplaints(page);
  await visit(page, path);
  await sliderOf(page).focus();
  await expect.poll(() => stagesSeen(page)).toEqual([last - 1, last]);
  await page.keyboard.press('Home');
  await expectStage(page, 0);
  await page.keyboard.press('ArrowRight');
  await expectStage(page, 1);
  await page.keyboard.press('ArrowLeft');
  await expectStage(page, 0);
  await page.keyboard.press('End');
  await expectStage(page, last);
  // With the pointer the next picture is drawn as far as I like.
  const slider = sliderOf(page);
  const { width, height } = (await slider.boundingBox()) as { width: number; height: number };
  await slider.click({ position: { x: (width * 0.4) / last, y: height / 2 } });
  await expect.poll(() => stagesSeen(page)).toEqual([0, 1]);
  await page.keyboard.press('ArrowRight');
  await expectStage(page, 1);
  await page.emulateMedia({ media: 'print' });
  await expectEachApart(page);
  expect(complaints).toEqual([]);
});

test('No picture of a stage is fetched before it is near the screen', async ({ page }) => {
  const elsewhere = service ? picturesOf(service).map(({ photo }) => photo) : [];
  const own = items.map(({ picture }) => picture.photo).filter((photo) => !elsewhere.includes(photo));
  test.skip(own.length === 0, 'The page shows all of them elsewhere too.');
  const fetched = new Set<string>();
  page.on('request', (request) => {
    for (const photo of own) if (request.url().includes(`/${photo}-`)) fetched.add(photo);
  });
  await visit(page, path);
  await page.waitForLoadState('networkidle');
  expect([...fetched]).toEqual([]);
  await sliderOf(page).scrollIntoViewIfNeeded();
  await expect.poll(() => [...fetched].toSorted()).toEqual(own.toSorted());
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all stages are pictures below one another, each with its words', async ({ page }) => {
    await page.goto(path);
    await expectEachApart(page);
  });
});

function sliderOf(page: Page): Locator {
  return page.getByRole('slider', { name: 'Stage of the work' });
}

/** Expects the slider to say the stage's name, the whole picture of it, and only its words. */
async function expectStage(page: Page, index: number): Promise<void> {
  await expect(sliderOf(page)).toHaveAttribute('aria-valuetext', items[index]?.name as string);
  expect(await stagesSeen(page)).toEqual([index, index]);
  for (const [other, { text }] of items.entries())
    await expect(page.getByText(text, { exact: true })).toBeVisible({ visible: other === index });
}

/** The numbers of the stages visible at the left and at the right of the picture. */
function stagesSeen(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const pictures = [...document.querySelectorAll('[data-picture-slider] picture')];
    const { left, right, top, bottom } = (pictures[0] as Element).getBoundingClientRect();
    return [left + 12, right - 12].map((x) =>
      pictures.findIndex((picture) => picture.contains(document.elementFromPoint(x, (top + bottom) / 2))),
    );
  });
}

async function expectEachApart(page: Page): Promise<void> {
  await expect(sliderOf(page)).toHaveCount(0);
  for (const { text } of items) await expect(page.getByText(text, { exact: true })).toBeVisible();
  const boxes = await page.locator('[data-picture-slider] picture').evaluateAll((all) =>
    all.map((picture) => {
      const { x, y } = picture.getBoundingClientRect();
      return `${getComputedStyle(picture).clipPath} at ${Math.round(x)}, ${Math.round(y)}`;
    }),
  );
  expect(new Set(boxes).size).toBe(items.length);
  expect(boxes.filter((box) => !box.startsWith('none'))).toEqual([]);
}
