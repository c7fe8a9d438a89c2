/** Where pages tell our own server what to count, as text: `page /about`, `saved NAME-OF-A-PHOTOGRAPH`, `quote`. */
export const countAddress = '/count';

/** Longer ones are nothing that a page sends. */
export const countBytes = 200;
