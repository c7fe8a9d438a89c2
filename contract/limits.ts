/**
 * Limits that pages, service worker, build and server share. Without zod: a page loads these before anybody types.
 */

/** Lengths are in characters as Unicode counts them (code points): an emoji is one, not two. */
export const limits = {
  name: { min: 2, max: 50 },
  email: { max: 100 },
  message: { max: 1000 },
  /** Submissions that one visitor's page sends: at most `attempts` within `windowMs` milliseconds. */
  rate: { attempts: 3, windowMs: 300_000 },
  /** The longest body without files, in bytes: 1,000 emoji and a project fit as JSON. */
  bodyBytes: 32 * 1024,
  /**
   * Files with an enquiry: how many, bytes of each and of all, and pixels of a reduced photograph's longer side.
   * docs/server.md and the comments in deploy/ name them; tools/documents.test.ts compares the former.
   */
  files: { maxCount: 5, maxBytes: 10 * 1024 * 1024, maxTotalBytes: 25 * 1024 * 1024, maxSidePx: 2400 },
  /** Days ahead for which a consultation can be requested, and the longest name of a locality. */
  consultationDays: 90,
  locality: { max: 60 },
} as const;

/** Limits of a visitor's project: lengths are in characters as above, areas in sq ft, bytes in UTF-8 as JSON. */
export const projectLimits = {
  pictures: 40,
  services: 20,
  note: { max: 200 },
  notes: { max: 1000 },
  area: { min: 1, max: 100_000 },
  /** The longest project that the form collector takes. */
  bytes: 8 * 1024,
} as const;

/** Photographs kept for reading without a connection: the last that the visitor has seen, some 3 MB on a phone. */
export const maxCachedPictures = 60;

/** Days for which an enquiry that is not sent yet stays on the visitor's device. */
export const unsentDays = 14;

/** The longest end of an address. */
export const maxSlugLength = 80;

/** The name of a photograph's file or of a service's, in a project and in addresses. */
export const slugPattern = new RegExp(`^[a-z0-9-]{1,${maxSlugLength}}$`);

/** Days after which an enquiry is deleted, at most: a hundred years. */
export const maxRetentionDays = 36_500;

/** Minutes for which the server remembers an IP address, to bound what it sends. The privacy page says so. */
export const senderLimitMinutes = 5;

/** The name of a form in the address of a form service, `/f/{id}`. */
export const formIdPattern = /^[\w-]{1,64}$/;
