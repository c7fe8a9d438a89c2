// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { type Camera, positionOf } from './panorama-canvas.ts';

const ahead: Camera = { yaw: 0, pitch: 0, fov: 90 };

test.each([
  { name: 'what is ahead is in the middle', at: { yaw: 0, pitch: 0 }, camera: ahead, position: { x: 0, y: 0 } },
  {
    name: 'the middle follows the view',
    at: { yaw: 130, pitch: -20 },
    camera: { ...ahead, yaw: 130, pitch: -20 },
    position: { x: 0, y: 0 },
  },
  { name: 'to the right is to the right', at: { yaw: 30, pitch: 0 }, camera: ahead, position: { x: Math.tan(Math.PI / 6) / 2, y: 0 } },
  { name: 'above is above', at: { yaw: 0, pitch: 30 }, camera: ahead, position: { x: 0, y: Math.tan(Math.PI / 6) } },
  {
    name: 'a view further down has it higher',
    at: { yaw: 0, pitch: 0 },
    camera: { ...ahead, pitch: -30 },
    position: { x: 0, y: Math.tan(Math.PI / 6) },
  },
])('$name', ({ at, camera, position }) => {
  const found = positionOf(at, camera, 2);
  expect(found?.x).toBeCloseTo(position.x);
  expect(found?.y).toBeCloseTo(position.y);
});

test.each([
  { name: 'behind', at: { yaw: 180, pitch: 0 } },
  { name: 'beyond the edge', at: { yaw: 70, pitch: 0 } },
  { name: 'too high', at: { yaw: 0, pitch: 50 } },
])('$name has no place', ({ at }) => {
  expect(positionOf(at, ahead, 2)).toBeNull();
});
