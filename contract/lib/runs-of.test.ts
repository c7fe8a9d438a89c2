import { expect, test } from 'vitest';
import { runsOf } from './runs-of.ts';

test.each([
  { words: ['a', 'b', 'ccc', 'd'], runs: [['a', 'b'], ['ccc'], ['d']] },
  { words: ['a'], runs: [['a']] },
  { words: [], runs: [] },
])('$words by their length are $runs', ({ words, runs }) => {
  expect(runsOf(words, ({ length }) => length)).toEqual(runs);
});
