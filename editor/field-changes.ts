import { placeIn } from '#content-model/problems.ts';
import { bodyPlace, nameOf } from './field-messages.ts';
import { type FormField, isMapping } from './form-field.ts';
import type { FileParts } from './source.ts';

/** A field that differs. An empty text is one that was not there, or is not there any more. */
export type FieldChange = { name: string; before: string; after: string };

/** What differs between two states of a file, in the words of its form; null is a file that is not there. */
export function changesBetween(form: FormField, before: FileParts | null, after: FileParts | null): FieldChange[] {
  const [old, now] = [valuesOf(before?.data, ''), valuesOf(after?.data, '')];
  const places = [...new Set([...old.keys(), ...now.keys()])].filter((place) => old.get(place) !== now.get(place));
  const fields = places.map((place) => ({
    name: nameOf(form, place),
    before: old.get(place) ?? '',
    after: now.get(place) ?? '',
  }));
  return [...fields, ...bodyChanges(before?.body ?? '', after?.body ?? '')];
}

/** Every text, number and switch, by its place. */
function valuesOf(value: unknown, place: string): Map<string, string> {
  // A list of single words, such as days of the week, is one value.
  if (Array.isArray(value) && value.every((each) => /^\w+$/.test(String(each))))
    return new Map(value.length > 0 ? [[place, value.join(', ')]] : []);
  if (Array.isArray(value) || isMapping(value)) {
    return new Map(Object.entries(value).flatMap(([key, each]) => [...valuesOf(each, placeIn(place, key))]));
  }
  const text = typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value ?? '');
  return new Map(text ? [[place, text]] : []);
}

/** The paragraphs of the long text that are not in the other state. */
function bodyChanges(before: string, after: string): FieldChange[] {
  if (before === after) return [];
  const [old, now] = [before.split(/\n{2,}/), after.split(/\n{2,}/)];
  const only = (these: string[], others: string[]) => these.filter((each) => !others.includes(each)).join('\n\n');
  return [{ name: nameOf({} as FormField, bodyPlace), before: only(old, now), after: only(now, old) }];
}
