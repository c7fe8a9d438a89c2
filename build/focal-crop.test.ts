import { expect, test } from 'vitest';
import { focalCrop } from './focal-crop.ts';

test('the crop is the largest of its shape, shifted to the focal point only where there is room', () => {
  const square = { width: 1, height: 1 };
  expect(focalCrop({ width: 2000, height: 1000 }, square, { x: 25, y: 62 })).toEqual({ left: 250, top: 0, width: 1000, height: 1000 });
  expect(focalCrop({ width: 1000, height: 2000 }, square, { x: 25, y: 100 })).toEqual({ left: 0, top: 1000, width: 1000, height: 1000 });
});

test('the crop never leaves the picture', () => {
  const { left, top, width, height } = focalCrop({ width: 1599, height: 1066 }, { width: 915, height: 450 }, { x: 100, y: 100 });
  expect(left + width).toBeLessThanOrEqual(1599);
  expect(top + height).toBeLessThanOrEqual(1066);
});
