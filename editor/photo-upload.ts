import sharp from 'sharp';
import { type PhotoUse, photoUses } from '#content-model/photo-uses.ts';
import { faultsOf } from '#content-model/photographs.ts';
import { slugify } from '#content-model/slugify.ts';
import { photoNames, photoPath } from '#content-model/source-files.ts';
import { maxSlugLength } from '#contract/limits.ts';
import { panoramaWidths } from '#contract/picture-files.ts';
import { replaceFile } from './replace-file.ts';
import type { PhotoRequest } from './shared/api-types.ts';

// libvips reads many formats, by content; allow those that a studio has, and JPEG files of photos/.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`) });
sharp.unblock({ operation: ['VipsForeignLoadJpegFile'] });

/**
 * Puts a photograph into photos/ as a JPEG without place and camera, within the size for its use, or returns what the
 * build's rule for that use finds wrong. A name that is taken gets a number.
 */
export async function writePhoto(root: string, { name, use }: PhotoRequest, data: Buffer): Promise<{ photo: string; faults: string[] }> {
  // With room for a number.
  const photo = freeName(slugify(name.slice(0, maxSlugLength - 10)) || 'photograph', photoNames(root));
  const target = photoPath(root, photo);
  let faults: string[] = [];
  for (const quality of [92, 86, 80, 74, 68, 60, 50]) {
    const encoded = await encode(data, use, quality);
    faults = await faultsOf(encoded, encoded.length, use);
    if (faults.length === 0) replaceFile(target, encoded);
    // Lower quality helps only against bytes.
    if (encoded.length <= photoUses[use].maxBytes) break;
  }
  return { photo, faults };
}

function freeName(wanted: string, taken: string[]): string {
  const names = [wanted, ...taken.map((_, index) => `${wanted}-${index + 2}`)];
  return names.find((name) => !taken.includes(name)) ?? wanted;
}

/** The picture encoded anew, which drops whatever else its file has; empty if it is unreadable. */
async function encode(data: Buffer, use: PhotoUse, quality: number): Promise<Buffer> {
  const smaller = sharp(data)
    .autoOrient()
    .flatten({ background: 'white' })
    .resize({ width: use === 'panorama' ? panoramaWidths[1] : 2400, withoutEnlargement: true })
    .jpeg({ quality, mozjpeg: true });
  return smaller.toBuffer().catch(() => data.subarray(0, 0));
}

/** A photograph at most `width` pixels wide, for the form. */
export async function thumbnail(root: string, photo: string, width: number): Promise<Buffer> {
  return sharp(photoPath(root, photo)).autoOrient().resize({ width, withoutEnlargement: true }).jpeg({ quality: 78 }).toBuffer();
}
