import { expect, test } from 'vitest';
import { z } from 'zod';
import { plainMessage } from './plain-messages.ts';

const schema = z.strictObject({
  year: z.int(),
  open: z.boolean(),
  three: z.array(z.string()).length(3),
  some: z.array(z.string()).min(1).max(2),
  kind: z.enum(['a', 'b']),
  own: z.int('Its own message'),
  few: z.int().min(1).max(5),
  name: z.string().min(1),
});

test.each([
  ['year', 'x', 'Write a whole number in digits, without commas'],
  ['year', 1.5, 'Write a whole number in digits, without commas'],
  ['year', undefined, 'This is missing: add it'],
  ['open', 'yes', 'Write true or false, without quotes'],
  ['three', ['a'], 'List exactly 3 entries'],
  ['some', [], 'List at least 1 entry'],
  ['some', ['a', 'b', 'c'], 'List at most 2 entries'],
  ['some', 'a', 'Write a list: entries that begin with a hyphen'],
  ['kind', 'c', 'Choose one of a, b'],
  ['own', 'x', 'Its own message'],
  ['few', 0, 'Write at least 1'],
  ['few', 6, 'Write at most 5'],
  ['name', '', 'This is empty: fill it in'],
  ['name', null, 'This is empty: fill it in'],
  ['name', 25000, "Put this in quotes: '25000'"],
  ['name', ['a'], 'Write one text, not a list or lines of their own'],
])('what is wrong with %s, %j, is said plainly', (key, value, message) => {
  const good = { year: 1, open: true, three: ['a', 'b', 'c'], some: ['a'], kind: 'a', own: 1, few: 1, name: 'a' };
  const { error } = schema.safeParse({ ...good, [key]: value }, { error: plainMessage });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
