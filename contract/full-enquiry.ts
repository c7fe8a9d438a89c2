/** All that an enquiry may hold: the four fields of the contact form, a project and a consultation. */
import * as z from 'zod/mini';
import { consultationPlaces, dayParts } from './consultation.ts';
import { asLine, enquirySchema } from './enquiry.ts';
import { addDays, indianToday, shortDay } from './lib/indian-day.ts';
import { parseJson } from './lib/parse-json.ts';
import { maxCharacters } from './lib/text-length.ts';
import { limits } from './limits.ts';
import { type Project, projectSchema } from './project.ts';

const localityError = `The locality must have ${limits.locality.max} characters at most`;

/** Without script a form sends every field, the empty ones too. */
const emptyAsNone = z.transform((value: unknown) => (value === '' ? undefined : value));
const unlessEmpty = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.pipe(emptyAsNone, z.optional(schema)));

/**
 * The rules of an enquiry with all that is optional. `project` is JSON text, and comes out as its schema writes it, so
 * within its limit; `visitDay` is YYYY-MM-DD, from today in India to `limits.consultationDays` ahead. What was not given is undefined.
 */
export const fullEnquirySchema = z.extend(enquirySchema, {
  project: unlessEmpty(
    z.string({ error: 'The project cannot be read' }).check(
      z.refine((text) => parseProject(text) !== null, { error: 'The project cannot be read', abort: true }),
      z.overwrite((text) => JSON.stringify(parseProject(text))),
    ),
  ),
  visitDay: unlessEmpty(z.iso.date({ error: dayError, abort: true }).check(z.refine(isWithinReach, { error: dayError }))),
  visitPart: unlessEmpty(z.enum(dayParts, { error: 'Choose morning, afternoon or evening' })),
  visitPlace: unlessEmpty(z.enum(consultationPlaces, { error: 'Choose your home, the studio or a video call' })),
  visitLocality: unlessEmpty(
    z.string({ error: localityError }).check(z.overwrite(asLine), maxCharacters(limits.locality.max, localityError)),
  ),
});

export type FullEnquiry = z.infer<typeof fullEnquirySchema>;

/** Names today: a device whose clock is wrong has offered other days than the server takes. */
export function dayError(): string {
  const today = indianToday();
  return `Choose a day from today, ${shortDay(today)}, to ${shortDay(addDays(today, limits.consultationDays))}`;
}

/** Null if there is no text, or if it is no project. */
export function parseProject(text: string | null | undefined): Project | null {
  return projectSchema.safeParse(parseJson(text)).data ?? null;
}

function isWithinReach(day: string): boolean {
  const today = indianToday();
  return today <= day && day <= addDays(today, limits.consultationDays);
}
