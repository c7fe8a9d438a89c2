import { expect, test } from 'vitest';
import { pairEntries } from './pair-entries.ts';

const [one, two, three] = ['One', 'Two', 'Three'].map((title) => ({ title, claim: 'shared', text: title }));

test.each<[string, unknown[], unknown[], (number | undefined)[]]>([
  ['one that is taken out, while another has the same claim', [one, two], [two], [1]],
  ['one that moves and gets another text', [one, two, three], [{ ...three, text: 'New' }, one, two], [2, 0, 1]],
  ['one that is new among the others', [one, two], [one, { title: 'New' }, two], [0, undefined, 1]],
  ['one that becomes another at its place, and a new one', ['a', 'b'], ['c', 'b', 'd'], [0, 1, undefined]],
  ['equal ones', ['a', 'a'], ['a', 'a', 'a'], [0, 1, undefined]],
])('entries are paired: %s', (_name, old, next, expected) => {
  expect(pairEntries(old, next)).toEqual(expected);
});
