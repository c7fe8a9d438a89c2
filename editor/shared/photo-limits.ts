import { maxPhotoBytes } from '#contract/desk.ts';
import { formatSize } from '#contract/files.ts';

export const photoTooLarge = `The photograph is larger than ${formatSize(maxPhotoBytes)}: export it in a smaller size`;

/** Why a photograph of so many bytes is not taken; empty if it is. */
export function sizeFault(bytes: number): string {
  if (bytes === 0) return 'The file of the photograph is empty: export or copy it again';
  return bytes > maxPhotoBytes ? photoTooLarge : '';
}
