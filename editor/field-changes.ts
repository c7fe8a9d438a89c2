import { childKeyPath } from '#content-model/problems.ts';
import { bodyLabel, nameOf } from './field-names.ts';
import type { FileContent } from './file-text.ts';
import { type FormField, isMapping } from './form-field.ts';

/** A field that differs. `before` is empty if it is new, `after` if it is gone. */
export type FieldChange = { name: string; before: string; after: string };

/** Returns the fields that differ between two versions of a file; null if the file is missing. */
export function changesBetween(form: FormField, before: FileContent | null, after: FileContent | null): FieldChange[] {
  const [old, now] = [valuesOf(before?.data, ''), valuesOf(after?.data, '')];
  const keyPaths = [...new Set([...old.keys(), ...now.keys()])].filter((keyPath) => old.get(keyPath) !== now.get(keyPath));
  const fields = keyPaths.map((keyPath) => ({
    name: nameOf(form, keyPath),
    before: old.get(keyPath) ?? '',
    after: now.get(keyPath) ?? '',
  }));
  return [...fields, ...bodyChanges(before?.body ?? '', after?.body ?? '')];
}

const maxNamed = 3;

/** Changes in the words of the form: 'Price: ₹1,50,000 → ₹1,60,000; Text, and 2 more'. */
export function describeChanges(changes: FieldChange[]): string {
  const texts = changes.slice(0, maxNamed).map(({ name, before, after }) => {
    return before.length + after.length > 60 ? name : `${name}: ${[before, after].filter(Boolean).join(' → ')}`;
  });
  const more = changes.length > maxNamed ? `, and ${changes.length - maxNamed} more` : '';
  return (texts.join('; ') + more).replace(/\s+/g, ' ');
}

/** Every text, number and switch, by its key path. */
function valuesOf(value: unknown, keyPath: string): Map<string, string> {
  // A list of single words, such as days of the week, is one value.
  if (Array.isArray(value) && value.every((each) => /^\w+$/.test(String(each))))
    return new Map(value.length > 0 ? [[keyPath, value.join(', ')]] : []);
  if (Array.isArray(value) || isMapping(value)) {
    return new Map(Object.entries(value).flatMap(([key, each]) => [...valuesOf(each, childKeyPath(keyPath, key))]));
  }
  const text = typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value ?? '');
  return new Map(text ? [[keyPath, text]] : []);
}

/** The paragraphs of the long text that are not in the other version. */
function bodyChanges(before: string, after: string): FieldChange[] {
  if (before === after) return [];
  const [old, now] = [before.split(/\n{2,}/), after.split(/\n{2,}/)];
  const only = (these: string[], others: string[]) => these.filter((each) => !others.includes(each)).join('\n\n');
  return [{ name: bodyLabel, before: only(old, now), after: only(now, old) }];
}
