/** The lightbox of the gallery. */
export const lightboxId = 'lightbox';
