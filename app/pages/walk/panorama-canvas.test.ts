// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { type Look, positionOf } from './panorama-canvas.ts';

const ahead: Look = { toward: 0, height: 0, angle: 90 };

test.each([
  { name: 'what is ahead is in the middle', at: { toward: 0, height: 0 }, look: ahead, place: { x: 0, y: 0 } },
  {
    name: 'the middle follows the view',
    at: { toward: 130, height: -20 },
    look: { ...ahead, toward: 130, height: -20 },
    place: { x: 0, y: 0 },
  },
  { name: 'to the right is to the right', at: { toward: 30, height: 0 }, look: ahead, place: { x: Math.tan(Math.PI / 6) / 2, y: 0 } },
  { name: 'above is above', at: { toward: 0, height: 30 }, look: ahead, place: { x: 0, y: Math.tan(Math.PI / 6) } },
  {
    name: 'a view further down has it higher',
    at: { toward: 0, height: 0 },
    look: { ...ahead, height: -30 },
    place: { x: 0, y: Math.tan(Math.PI / 6) },
  },
])('$name', ({ at, look, place }) => {
  const found = positionOf(at, look, 2);
  expect(found?.x).toBeCloseTo(place.x);
  expect(found?.y).toBeCloseTo(place.y);
});

test.each([
  { name: 'behind', at: { toward: 180, height: 0 } },
  { name: 'beyond the edge', at: { toward: 70, height: 0 } },
  { name: 'too high', at: { toward: 0, height: 50 } },
])('$name has no place', ({ at }) => {
  expect(positionOf(at, ahead, 2)).toBeNull();
});
