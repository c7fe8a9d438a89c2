import type { z } from 'zod';

/** Returns what to do about a value if the schema has no message of its own; undefined leaves it to Zod. */
export function plainMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return wrongType(issue.expected, issue.input);
  if (issue.code === 'invalid_value') return `Choose one of ${issue.values.join(', ')}`;
  if (issue.code === 'unrecognized_keys') return `Remove or correct ${issue.keys.join(', ')}: nothing of this name is known here`;
  if (issue.code === 'too_small') return outOfBounds(issue.origin, issue.minimum, issue.exact ? 'exactly' : 'at least');
  if (issue.code === 'too_big') return outOfBounds(issue.origin, issue.maximum, issue.exact ? 'exactly' : 'at most');
  return undefined;
}

/** YAML reads 25000 without quotes as a number, true as a boolean and an empty value as null. */
function wrongType(expected: string, input: unknown): string | undefined {
  if (input === undefined) return 'This is missing: add it';
  if (input === null && ['string', 'int', 'number'].includes(expected)) return 'This is empty: fill it in';
  if (expected !== 'string') return typeMessages[expected];
  return typeof input === 'object' ? 'Write one text, not a list or lines of their own' : `Put this in quotes: '${input}'`;
}

const typeMessages: Partial<Record<string, string>> = {
  int: 'Write a whole number in digits, without commas',
  number: 'Write a whole number in digits, without commas',
  boolean: 'Write true or false, without quotes',
  array: 'Write a list: entries that begin with a hyphen',
  object: 'Write names and values, each on a line of its own',
};

function outOfBounds(origin: string, bound: number | bigint, which: string): string | undefined {
  if (origin === 'array') return `List ${which} ${bound} ${Number(bound) === 1 ? 'entry' : 'entries'}`;
  if (origin === 'string') return bound === 1 ? 'This is empty: fill it in' : `Write ${which} ${bound} characters`;
  return `Write ${which} ${bound}`;
}
