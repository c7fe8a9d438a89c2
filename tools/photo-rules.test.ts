import { describe, expect, test } from 'vitest';
import { contentRoot } from '#content-model/content-root.ts';
import { loadContent } from '#content-model/load.ts';
import { breachesOf, type Use, usesOf } from './photo-rules.ts';

const photo = { name: 'room', width: 2000, height: 1333, bytes: 600_000 };
const use: Use = { place: 'tv-units 1', subject: true, leastWidth: 1600, focus: '40% 60%' };
const gallery: Use = { ...use, place: 'gallery: A room', leastWidth: 2000 };

describe('breaches', () => {
  test('a photograph that keeps every rule has none, used or not', () => {
    expect(breachesOf(photo, [gallery])).toEqual([]);
    expect(breachesOf(photo, [])).toEqual([]);
  });

  test('the place decides how wide it must be', () => {
    const narrow = { ...photo, width: 1600, height: 1067 };
    expect(breachesOf(narrow, [use])).toEqual([]);
    expect(breachesOf(narrow, [gallery])).toEqual(['narrower than 2000 px']);
    expect(breachesOf({ ...photo, width: 1599, height: 1066 }, [])).toEqual(['narrower than 1600 px']);
  });

  test('shape and weight', () => {
    expect(breachesOf({ ...photo, height: 1500 }, [use])).toEqual(['not 3:2']);
    expect(breachesOf({ ...photo, bytes: 600_001 }, [use])).toEqual(['over 600 KB']);
  });

  test('one subject twice, but not a subject that also sets a scene', () => {
    expect(breachesOf(photo, [use, gallery])).toEqual(['subject of 2 places']);
    expect(breachesOf(photo, [use, { ...use, place: 'home banner.picture', subject: false }])).toEqual([]);
  });

  test('a focus left in the middle is named with its place', () => {
    expect(breachesOf(photo, [{ ...use, focus: '50% 50%' }])).toEqual(['no focus in tv-units 1']);
  });
});

describe("the studio's own content", () => {
  const content = loadContent(contentRoot);
  const uses = [...usesOf(content).values()].flat();

  test('every picture of services and gallery, the hero and the about picture are subjects', () => {
    const shown = content.services.flatMap(({ pictures }) => pictures).length + content.gallery.pictures.length + 2;
    expect(uses.filter(({ subject }) => subject)).toHaveLength(shown);
  });

  test('hero and gallery are the ones that fill the screen', () => {
    const heroes = 1 + (content.home.hero.portrait ? 1 : 0);
    expect(uses.filter(({ leastWidth }) => leastWidth === 2000)).toHaveLength(content.gallery.pictures.length + heroes);
  });
});
