import type { FocalPoint } from '#contract/picture-files.ts';

type Size = { width: number; height: number };

/**
 * The largest part of a picture in the shape of `shape`, in pixels, placed by the focal point as CSS `object-position`
 * places it.
 */
export function focalCrop({ width, height }: Size, shape: Size, { x, y }: FocalPoint): Size & { left: number; top: number } {
  const scale = Math.min(width / shape.width, height / shape.height);
  const crop = { width: Math.round(shape.width * scale), height: Math.round(shape.height * scale) };
  return { ...crop, left: Math.round(((width - crop.width) * x) / 100), top: Math.round(((height - crop.height) * y) / 100) };
}
