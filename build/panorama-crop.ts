import sharp, { type Sharp } from 'sharp';

/** In pixels; the angle is that of the width, in degrees. */
export const panoramaCropSize = { width: 1280, height: 853, angle: 84 };

/** An ordinary picture cut from an equirectangular panorama, level, `yaw` degrees to the right of its middle. */
export async function panoramaCrop(panorama: Buffer, yaw: number): Promise<Sharp> {
  const { data, info } = await sharp(panorama).autoOrient().removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { width, height } = panoramaCropSize;
  const out = Buffer.alloc(width * height * 3);
  const distance = width / 2 / Math.tan((panoramaCropSize.angle / 360) * Math.PI);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [right, down] = [x + 0.5 - width / 2, y + 0.5 - height / 2];
      const longitude = Math.atan2(right, distance) / (2 * Math.PI) + yaw / 360 + 0.5;
      const latitude = Math.atan2(down, Math.hypot(right, distance)) / Math.PI + 0.5;
      mixPixels(data, info, longitude * info.width - 0.5, latitude * info.height - 0.5, out, (y * width + x) * 3);
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } });
}

type Size = { width: number; height: number };

/** Mixes the four pixels around a point; the right edge continues at the left one. */
function mixPixels(data: Buffer, { width, height }: Size, x: number, y: number, out: Buffer, at: number): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const column = (index: number) => (((index % width) + width) % width) * 3;
  const row = (index: number) => Math.min(Math.max(index, 0), height - 1) * width * 3;
  const [a = 0, b = 0, c = 0, d = 0] = [top, top + 1].flatMap((line) => [left, left + 1].map((each) => row(line) + column(each)));
  const [u, v] = [x - left, y - top];
  for (let channel = 0; channel < 3; channel++) {
    const pixel = (index: number) => data[index + channel] as number;
    out[at + channel] = (pixel(a) * (1 - u) + pixel(b) * u) * (1 - v) + (pixel(c) * (1 - u) + pixel(d) * u) * v;
  }
}
