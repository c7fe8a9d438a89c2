import { describe, expect, test } from 'vitest';
import type { Flat } from '#content-model/views.ts';
import fc from '#contract/test/test-fast-check.ts';
import { someProject } from '#contract/test/test-projects.ts';
import { hasFlat, setArea, setService, toggleFlat } from './project-changes.ts';
import { emptyProject } from './stored-project.ts';

const small: Flat = { name: 'small', services: [{ slug: 'kitchen' }, { slug: 'ceiling', area: 200 }] };
const large: Flat = { name: 'large', services: [{ slug: 'kitchen' }, { slug: 'ceiling', area: 400 }, { slug: 'wardrobe', area: 72 }] };
const flats = [small, large];
const slugs = ({ services }: { services: { slug: string }[] }) => services.map(({ slug }) => slug).sort();

test('a service that is put in is there once, and keeps its area', () => {
  fc.assert(
    fc.property(someProject, (project) => {
      const [first] = project.services;
      expect(setService('kitchen', true)(setService('kitchen', true)(emptyProject)).services).toEqual([{ slug: 'kitchen' }]);
      if (first) expect(setService(first.slug, true)(project)).toEqual(project);
      expect(slugs(setService('not-there', false)(project))).toEqual(slugs(project));
    }),
  );
});

describe('a flat', () => {
  test('fills an empty project with its list, and a second press takes it out again', () => {
    const filled = toggleFlat(large, flats)(emptyProject);
    expect(filled.services).toEqual(large.services);
    expect(hasFlat(filled.services, large, flats)).toBe(true);
    expect(hasFlat(filled.services, small, flats)).toBe(false);
    expect(toggleFlat(large, flats)(filled)).toEqual(emptyProject);
  });

  test('takes the place of another flat', () => {
    expect(toggleFlat(small, flats)(toggleFlat(large, flats)(emptyProject)).services).toEqual(small.services);
  });

  test('is told from another with the same services by its areas', () => {
    const larger: Flat = { name: 'larger', services: [{ slug: 'kitchen' }, { slug: 'ceiling', area: 300 }] };
    const both = [small, larger];
    const first = toggleFlat(small, both)(emptyProject);
    expect(both.map((flat) => hasFlat(first.services, flat, both))).toEqual([true, false]);
    const second = toggleFlat(larger, both)(first);
    expect(second.services).toEqual(larger.services);
    expect(both.map((flat) => hasFlat(second.services, flat, both))).toEqual([false, true]);
  });

  test('leaves a corrected area and a service of mine alone', () => {
    const mine = setService('lights', true)(setArea('ceiling', 250)(toggleFlat(large, flats)(emptyProject)));
    expect(hasFlat(mine.services, large, flats)).toBe(true);
    const smaller = toggleFlat(small, flats)(mine);
    expect(slugs(smaller)).toEqual(['ceiling', 'kitchen', 'lights']);
    expect(smaller.services).toContainEqual({ slug: 'ceiling', area: 250 });
    expect(slugs(toggleFlat(small, flats)(smaller))).toEqual(['ceiling', 'lights']);
  });

  test('gives its area to a service that was added without one', () => {
    const added = setService('ceiling', true)(emptyProject);
    expect(toggleFlat(large, flats)(added).services).toEqual(large.services);
  });

  test('leaves a service that was added without an area, and that it does not have', () => {
    const added = setService('wardrobe', true)(toggleFlat(small, flats)(emptyProject));
    expect(slugs(toggleFlat(small, flats)(setService('wardrobe', true)(emptyProject)))).toEqual(['ceiling', 'kitchen', 'wardrobe']);
    expect(added.services).toContainEqual({ slug: 'wardrobe' });
  });

  test('is no longer the flat once something of it is taken out', () => {
    const without = setService('kitchen', false)(toggleFlat(small, flats)(emptyProject));
    expect(hasFlat(without.services, small, flats)).toBe(false);
  });

  test('never has a service twice, whatever the project had', () => {
    fc.assert(
      fc.property(someProject, fc.constantFrom(...flats), (project, flat) => {
        const filled = toggleFlat(flat, flats)(project);
        expect(new Set(slugs(filled)).size).toBe(filled.services.length);
        expect(filled).toMatchObject({ pictures: project.pictures, notes: project.notes });
      }),
    );
  });
});
