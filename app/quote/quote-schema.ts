import * as z from 'zod/mini';
import { type CheckedForm, checkForm, type FormValues } from '#app/lib/check-form.ts';
import { sanitise } from '#app/lib/sanitise.ts';
import { readArea } from '#app/project/area.ts';
import { formatNumber } from '#contract/lib/format-number.ts';
import { maxCharacters, minCharacters } from '#contract/lib/text-length.ts';

export const floorplans = {
  '1bhk': '1 BHK',
  '2bhk': '2 BHK',
  '3bhk': '3 BHK',
  '3plus': '3+ BHK',
  villa: 'Villa',
};

export const purposes = {
  movein: 'Move In',
  rentout: 'Rent Out',
  renovate: 'Renovate',
};

/** In square feet. The slider starts at 0, but the least valid area is 1; the greatest means 'this or more'. */
export const areaLimits = { min: 1, max: 10_000, initial: 1000, slider: { min: 0, step: 100 } } as const;

/** In characters as Unicode counts them: an emoji is one. */
export const descriptionLimits = { min: 10, max: 500 } as const;

const areaTooSmall = 'Area must be at least 1 sq ft';

/**
 * Checked twice, so that the message fits what happened: first what was typed, with the field's own two messages, then
 * what is left without markup, with the schema's. '<b>3</b><b>BHK</b>' is long enough as typed and too short to send.
 */
const descriptionRule = z
  .string()
  .check(
    z.trim(),
    minCharacters(1, 'Please provide a description of your project'),
    minCharacters(descriptionLimits.min, 'Please provide at least 10 characters'),
    z.overwrite(sanitise),
    minCharacters(descriptionLimits.min, 'Description must be at least 10 characters'),
    maxCharacters(descriptionLimits.max, 'Description must be less than 500 characters'),
  );

const keysOf = <Key extends string>(labels: Record<Key, string>) => Object.keys(labels) as Key[];

/** The quote form's rules for the texts of its fields, with the specification's messages. */
const quoteSchema = z.object({
  floorplan: z.enum(keysOf(floorplans), 'Please select a floor plan'),
  purpose: z.enum(keysOf(purposes), 'Please select a purpose'),
  area: z.pipe(
    z.transform((typed) => readArea(String(typed))),
    z.number(areaTooSmall).check(z.minimum(areaLimits.min, areaTooSmall), z.maximum(areaLimits.max, 'Area must be less than 10,000 sq ft')),
  ),
  description: descriptionRule,
});

export type QuoteRequest = z.output<typeof quoteSchema>;

/** Validates what was typed; the result is sanitised. */
export function checkQuote(typed: FormValues): CheckedForm<QuoteRequest> {
  return checkForm(quoteSchema, typed);
}

/** '2,400 sq ft'; for the greatest area and above '10,000+ sq ft'. */
export function formatArea(squareFeet: number): string {
  return `${formatNumber(Math.round(squareFeet))}${squareFeet >= areaLimits.max ? '+' : ''} sq ft`;
}
