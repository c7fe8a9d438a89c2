import { describe, expect, test } from 'vitest';
import { adviceOn, type PhotoUse } from './photo-rules.ts';

const photo = { width: 2000, height: 1333 };
const use: PhotoUse = { path: 'tv-units pictures.0', subject: true, focus: { x: 40, y: 60 } };
const gallery: PhotoUse = { ...use, path: 'gallery pictures.3' };

describe('advice on a photograph', () => {
  test('there is none for one in shape, used once or not at all', () => {
    expect(adviceOn(photo, [gallery])).toEqual([]);
    expect(adviceOn(photo, [])).toEqual([]);
  });

  test('its shape', () => {
    expect(adviceOn({ ...photo, height: 1500 }, [use])).toEqual(['not 3:2']);
    expect(adviceOn({ width: 1280, height: 1600 }, [{ ...use, path: 'tv-units detail' }])).toEqual([]);
    expect(adviceOn({ width: 1280, height: 1700 }, [use])).toEqual(['not 4:5']);
    expect(adviceOn(photo, [{ ...use, path: 'tv-units detail' }])).toEqual(['not 4:5']);
  });

  test('the subject of two places, but not a subject that is also a setting', () => {
    expect(adviceOn(photo, [use, gallery])).toEqual(['subject of 2 places']);
    expect(adviceOn(photo, [use, { ...use, path: 'home banner.picture', subject: false }])).toEqual([]);
  });

  test('a focus left in the middle is named with its place, but for a stage, which is not cropped', () => {
    expect(adviceOn(photo, [{ ...use, focus: { x: 50, y: 50 } }])).toEqual(['no focus in tv-units pictures.0']);
    expect(adviceOn(photo, [{ ...use, path: 'tv-units stages.items.0.picture', focus: { x: 50, y: 50 } }])).toEqual([]);
  });
});
