import { describe, expect, test } from 'vitest';
import type { PhotoMention } from '#content-model/content.ts';
import { adviceOn } from './photo-rules.ts';

const photo = { width: 2000, height: 1333 };
const focus = { x: 40, y: 60 };
const picture: PhotoMention = { file: 'content/services/tv-units.md', path: 'pictures.0', photo: 'slats', use: 'servicePicture', focus };
const gallery: PhotoMention = { ...picture, file: 'content/gallery.yaml', path: 'pictures.3', use: 'gallery' };

describe('advice on a photograph', () => {
  test('there is none for one in shape, used once or not at all', () => {
    expect(adviceOn(photo, [gallery])).toEqual([]);
    expect(adviceOn(photo, [])).toEqual([]);
  });

  test('its shape', () => {
    expect(adviceOn({ ...photo, height: 1500 }, [picture])).toEqual(['not 3:2']);
    expect(adviceOn({ width: 1280, height: 1600 }, [{ ...picture, path: 'detail', use: 'closeUp' }])).toEqual([]);
    expect(adviceOn({ width: 1280, height: 1700 }, [picture])).toEqual(['not 4:5']);
    expect(adviceOn(photo, [{ ...picture, path: 'detail', use: 'closeUp' }])).toEqual(['not 4:5']);
  });

  test('the subject of two places, but not a subject that is also a setting', () => {
    expect(adviceOn(photo, [picture, gallery])).toEqual(['subject of 2 places']);
    expect(adviceOn(photo, [picture, { ...picture, file: 'content/home.yaml', path: 'banner.picture', use: 'ordinary' }])).toEqual([]);
  });

  test('a focus left in the middle is named with its place, but for a stage, which is not cropped', () => {
    expect(adviceOn(photo, [{ ...picture, focus: { x: 50, y: 50 } }])).toEqual(['no focus in content/services/tv-units.md pictures.0']);
    expect(adviceOn(photo, [{ ...picture, path: 'stages.items.0.picture', use: 'stage', focus: { x: 50, y: 50 } }])).toEqual([]);
  });
});
