import type { z } from 'zod';

/** What to do about a value where the schema has no message of its own; undefined leaves it to Zod. */
export function plainMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'This is missing: add it' : typeMessages[issue.expected];
  if (issue.code === 'invalid_value') return `Choose one of ${issue.values.join(', ')}`;
  if (issue.code === 'unrecognized_keys') return `Remove or correct ${issue.keys.join(', ')}: nothing of this name is known here`;
  if (issue.code === 'too_small' && issue.origin === 'array') return `List ${amount(issue.minimum, issue.exact, 'at least')}`;
  if (issue.code === 'too_big' && issue.origin === 'array') return `List ${amount(issue.maximum, issue.exact, 'at most')}`;
  return undefined;
}

const typeMessages: Partial<Record<string, string>> = {
  int: 'Write a whole number in digits, without quotes',
  number: 'Write a number in digits, without quotes',
  boolean: 'Write true or false, without quotes',
  array: 'Write a list: entries that begin with a hyphen',
  object: 'Write names and values, each on a line of its own',
};

function amount(count: number | bigint, exact: boolean | undefined, bound: string): string {
  return `${exact ? 'exactly' : bound} ${count} ${Number(count) === 1 ? 'entry' : 'entries'}`;
}
