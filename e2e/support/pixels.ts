import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, type Rgb } from '#app/styles/test/test-contrast.ts';

export type Look = Awaited<ReturnType<typeof lookAt>>;

type Box = { x: number; y: number; width: number; height: number };

/** Contrast ratios of a screenshot. Each element must be in view. */
export async function lookAt(page: Page) {
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

  function pixel(x: number, y: number): Rgb {
    if (x < 0 || y < 0 || x >= info.width || y >= info.height) throw new Error(`${x}, ${y} is out of view`);
    const at = (y * info.width + x) * 3;
    return [data[at], data[at + 1], data[at + 2]] as Rgb;
  }

  /** The greatest contrast of a pixel of the area with its first pixel. */
  function within({ x, y, width, height }: Box): number {
    const ratios = Array.from({ length: width * height }, (_, index) =>
      contrast(pixel(x, y), pixel(x + (index % width), y + Math.floor(index / width))),
    );
    return Math.max(...ratios);
  }

  return {
    /** An element's left edge, or the ring around it, against what is around; 1 if no edge is drawn. */
    async edge(element: Locator) {
      const { x, y, height } = await boxOf(element);
      return within({ x: x - 8, y: y + Math.round(height / 2), width: 14, height: 1 });
    },
    /** The line along an element's bottom against what is right below it. */
    async underline(element: Locator) {
      const { x, y, width, height } = await boxOf(element);
      return within({ x: x + Math.round(width / 2), y: y + height - 3, width: 1, height: 6 });
    },
    /** A drawing against its own background. */
    async drawing(element: Locator) {
      return within(await boxOf(element));
    },
    /** The background of one element against that of another. */
    async grounds(one: Locator, other: Locator) {
      const [a, b] = await Promise.all([one, other].map(boxOf));
      // Beside the border, where no words are.
      return contrast(pixel((a as Box).x + 4, (a as Box).y + 6), pixel((b as Box).x + 4, (b as Box).y + 6));
    },
  };
}

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error('Nothing to look at');
  return { x: Math.round(box.x), y: Math.round(box.y), width: Math.round(box.width), height: Math.round(box.height) };
}
