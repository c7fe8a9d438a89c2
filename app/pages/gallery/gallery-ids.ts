export const lightboxId = 'lightbox';

/** The link of a picture in the grid. */
export function pictureLinkId(photo: string | null): string {
  return `picture-${photo}`;
}
