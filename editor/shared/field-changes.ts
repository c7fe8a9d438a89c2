import { childKeyPath } from '#content-model/problems.ts';
import type { FieldChange, FileContent } from './api-types.ts';
import { bodyLabel, nameOf } from './field-names.ts';
import { type FormField, isMapping, nameOfEntry } from './form-field.ts';
import { pairEntries } from './pair-entries.ts';

/** Returns the fields that differ between two versions of a file; null if the file is missing. */
export function changesBetween(form: FormField, before: FileContent | null, after: FileContent | null): FieldChange[] {
  return [...changesIn(form, before?.data, after?.data, ''), ...bodyChanges(before?.body ?? '', after?.body ?? '')];
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

function changesIn(form: FormField, old: unknown, now: unknown, keyPath: string): FieldChange[] {
  if (isWords(old) && isWords(now)) {
    const [before, after] = [wordsOf(old), wordsOf(now)] as const;
    return before === after ? [] : [{ name: nameOf(form, keyPath), before, after }];
  }
  if (Array.isArray(old) && Array.isArray(now)) return changesInList(form, old, now, keyPath);
  const [before, after] = [{ ...Object(old) }, { ...Object(now) }] as const;
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => changesIn(form, before[key], after[key], childKeyPath(keyPath, key)));
}

/** Compares each entry with what it was, wherever it is now. One that is gone is named only. */
function changesInList(form: FormField, old: unknown[], now: unknown[], keyPath: string): FieldChange[] {
  const from = pairEntries(old, now);
  const left = [...old.keys()].filter((index) => !from.includes(index));
  const gone = left.map((index) => ({ name: nameOf(form, childKeyPath(keyPath, index)), before: nameOfEntry(old[index]), after: '' }));
  const changed = now.flatMap((entry, at) => changesIn(form, old[from[at] ?? -1], entry, childKeyPath(keyPath, at)));
  // Those that stay, in their new order, against their old one: an entry that differs has moved.
  const kept = from.filter((index) => index !== undefined);
  const sorted = kept.toSorted((a, b) => a - b);
  const elsewhere = (these: number[], others: number[]) =>
    these.filter((index, at) => index !== others[at]).map((index) => nameOfEntry(old[index]));
  const [before, after] = [elsewhere(sorted, kept).join('\n'), elsewhere(kept, sorted).join('\n')];
  const moved = before === after ? [] : [{ name: `${nameOf(form, keyPath)}: order`, before, after }];
  return [...moved, ...gone, ...changed];
}

/** A text, number or switch, or a list of single words, such as days of the week. */
function isWords(value: unknown): boolean {
  return Array.isArray(value) ? value.every((each) => /^\w+$/.test(String(each))) : !isMapping(value);
}

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value ?? '');
}

/** The paragraphs of the long text that are not in the other version. */
function bodyChanges(before: string, after: string): FieldChange[] {
  if (before === after) return [];
  const [old, now] = [before.split(/\n{2,}/), after.split(/\n{2,}/)];
  const only = (these: string[], others: string[]) => these.filter((each) => !others.includes(each)).join('\n\n');
  return [{ name: bodyLabel, before: only(old, now), after: only(now, old) }];
}
