import type { Page } from '@playwright/test';
import { photoReferences } from '#content-model/content-values.ts';
import { photoUses } from '#content-model/photo-uses.ts';
import { content } from './site.ts';

const uses = Map.groupBy(photoReferences(content), ({ photo }) => photo);

type Shown = { photo: string; shape: number };

/** The photographs of which the page as it is now shows less than the crops in the editor do. */
export async function croppedPhotographs(page: Page): Promise<Shown[]> {
  const pictures = await page.locator('picture:visible').evaluateAll((all) =>
    all.map((picture) => {
      const { width, height } = picture.getBoundingClientRect();
      return { file: picture.querySelector('img')?.getAttribute('src') ?? '', shape: width / height };
    }),
  );
  return pictures
    .map(({ file, shape }) => ({ photo: /([\w-]+)-[0-9a-f]{8}-\d+\.jpg$/.exec(file)?.[1] ?? file, shape }))
    .filter(isCroppedMore);
}

/** By more than a third: heights depend on the words beside a picture and on the screen. A panorama has no shapes. */
function isCroppedMore({ photo, shape }: Shown): boolean {
  const shapes = (uses.get(photo) ?? []).flatMap(({ use }) => Object.values(photoUses[use].shapes));
  const ratios = shapes.map((ratio) => {
    const [width, height] = ratio.split('/').map(Number) as [number, number];
    return width / height;
  });
  return ratios.length > 0 && (shape > Math.max(...ratios) * 1.34 || shape < Math.min(...ratios) / 1.34);
}
