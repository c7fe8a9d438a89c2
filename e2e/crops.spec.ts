import { expect, type Page, test } from '@playwright/test';
import { photoMentions } from '#content-model/content.ts';
import { photoUses } from '#content-model/photo-uses.ts';
import { content, onePageOfAKind } from './site.ts';

const uses = Map.groupBy(photoMentions(content), ({ photo }) => photo);
const screens = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

for (const path of onePageOfAKind) {
  test(`${path} crops no photograph more than the editor shows`, async ({ page }) => {
    await page.route(/\.(avif|jpg)$/, (route) => route.abort());
    await page.goto(path);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      expect.soft((await shownPhotographs(page)).filter(isCroppedMore), `${screen.width} px`).toEqual([]);
    }
  });
}

type Shown = { photo: string; shape: number };

async function shownPhotographs(page: Page): Promise<Shown[]> {
  const pictures = await page.locator('picture:visible').evaluateAll((all) =>
    all.map((picture) => {
      const { width, height } = picture.getBoundingClientRect();
      return { file: picture.querySelector('img')?.getAttribute('src') ?? '', shape: width / height };
    }),
  );
  return pictures.map(({ file, shape }) => ({ photo: /([\w-]+)-[0-9a-f]{8}-\d+\.jpg$/.exec(file)?.[1] ?? file, shape }));
}

/** By more than a third: heights depend on the words beside a picture and on the screen. A cut of a panorama has no focus. */
function isCroppedMore({ photo, shape }: Shown): boolean {
  const crops = (uses.get(photo) ?? []).flatMap(({ use }) => Object.values(photoUses[use].crops));
  const shapes = crops.map((crop) => {
    const [width, height] = crop.split('/').map(Number) as [number, number];
    return width / height;
  });
  return crops.length > 0 && (shape > Math.max(...shapes) * 1.34 || shape < Math.min(...shapes) / 1.34);
}
