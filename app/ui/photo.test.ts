import { expect, test } from 'vitest';
import type { Picture } from '#contract/picture-files.ts';
import { focalPointClasses } from './photo.tsx';

test('a picture is shown around its focus, on a phone around that of its cut for phones', () => {
  const focus = { x: 42, y: 61 };
  const portrait = { focus: { x: 25, y: 74 } } as NonNullable<Picture['portrait']>;
  expect(focalPointClasses({ focus })).toBe('fx-40 fy-60');
  expect(focalPointClasses({ focus, portrait })).toBe('fx-40 fy-60 max-md:fx-50 max-md:fy-75');
});
