/**
 * What a visitor collects before writing to the studio: pictures, the services wanted, and notes. It is kept on the
 * visitor's device, shared in a link and sent with an enquiry; this is its one schema. Written with zod/mini
 * because pages load it.
 */
import * as z from 'zod/mini';
import { maxCharacters } from './lib/text-length.ts';
import { projectLimits, slugPattern } from './limits.ts';

const slug = z.string().check(z.regex(slugPattern));
const tooLong = 'This project is too long to send: shorten its notes';

export const savedPictureSchema = z.strictObject({
  /** The file's name in photos/ without its ending. */
  photo: slug,
  note: z.string().check(maxCharacters(projectLimits.note.max, tooLong)),
});

export const wantedServiceSchema = z.strictObject({
  slug,
  /** In whole sq ft; only for services whose price is per sq ft, and only once the visitor has entered it. */
  area: z.optional(z.int().check(z.gte(projectLimits.area.min), z.lte(projectLimits.area.max))),
});

const noTwice = (key: 'photo' | 'slug') =>
  z.refine<Record<string, unknown>[]>((list) => new Set(list.map((each) => each[key])).size === list.length);

/** Every picture and every service at most once. */
export const projectSchema = z
  .strictObject({
    version: z.literal(1),
    pictures: z.array(savedPictureSchema).check(z.maxLength(projectLimits.pictures), noTwice('photo')),
    services: z.array(wantedServiceSchema).check(z.maxLength(projectLimits.services), noTwice('slug')),
    notes: z.string().check(maxCharacters(projectLimits.notes.max, tooLong)),
  })
  .check(z.refine((project) => new TextEncoder().encode(JSON.stringify(project)).length <= projectLimits.bytes, tooLong));

export type Project = z.infer<typeof projectSchema>;
