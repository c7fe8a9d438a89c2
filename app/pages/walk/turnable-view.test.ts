import { expect, test } from 'vitest';
import { shortestTurn } from './turnable-view.ts';

test.each([
  { degrees: 0, turn: 0 },
  { degrees: 170, turn: 170 },
  { degrees: 190, turn: -170 },
  { degrees: -190, turn: 170 },
  { degrees: 370, turn: 10 },
  { degrees: -725, turn: -5 },
])('$degrees degrees are the same as $turn, the shorter way', ({ degrees, turn }) => {
  expect(shortestTurn(degrees)).toBe(turn);
});
