import sharp from 'sharp';
import { expect, test } from 'vitest';
import { panoramaCrop, panoramaCropSize } from './panorama-crop.ts';

const size = { width: 360, height: 180 };
/** Red is how far to the right a pixel is, green how far down: 0 to 255. */
const pixels = Array.from({ length: size.width * size.height }, (_, index) => {
  const [column, row] = [index % size.width, Math.floor(index / size.width)];
  return [((column + 0.5) / size.width) * 255, ((row + 0.5) / size.height) * 255, 0];
});
const panorama = await sharp(Buffer.from(pixels.flat()), { raw: { ...size, channels: 3 } })
  .png()
  .toBuffer();
const crops = new Map<number, Buffer>();
for (const yaw of [0, 90, -170]) crops.set(yaw, await (await panoramaCrop(panorama, yaw)).raw().toBuffer());

const [middle, right, bottom] = [panoramaCropSize.width / 2, panoramaCropSize.width - 1, panoramaCropSize.height - 1];
/** Degrees from the middle to the upper and lower edge of a picture whose width shows `panoramaCropSize.angle`. */
const half = panoramaCropSize.angle / 2;
const up = (Math.atan((panoramaCropSize.height / panoramaCropSize.width) * Math.tan((half / 180) * Math.PI)) / Math.PI) * 180;

test.each([
  { name: 'ahead is in the middle, at eye level', cropYaw: 0, x: middle, y: bottom / 2, yaw: 0, pitch: 0 },
  { name: 'the middle is in the direction that was asked for', cropYaw: 90, x: middle, y: bottom / 2, yaw: 90, pitch: 0 },
  { name: 'the left edge is half the angle to the left', cropYaw: 0, x: 0, y: bottom / 2, yaw: -half, pitch: 0 },
  { name: 'the right edge is half the angle to the right', cropYaw: 0, x: right, y: bottom / 2, yaw: half, pitch: 0 },
  { name: 'beyond its left edge the panorama goes on at the right', cropYaw: -170, x: 0, y: bottom / 2, yaw: -170 - half + 360, pitch: 0 },
  { name: 'the top is above eye level', cropYaw: 0, x: middle, y: 0, yaw: 0, pitch: up },
  { name: 'the bottom is below eye level', cropYaw: 0, x: middle, y: bottom, yaw: 0, pitch: -up },
])('$name', ({ cropYaw, x, y, yaw, pitch }) => {
  const at = (Math.round(y) * panoramaCropSize.width + x) * 3;
  const [red = 0, green = 0] = crops.get(cropYaw)?.subarray(at) ?? [];
  expect(Math.abs((red / 255) * 360 - 180 - yaw)).toBeLessThan(3);
  expect(Math.abs(90 - (green / 255) * 180 - pitch)).toBeLessThan(3);
});
