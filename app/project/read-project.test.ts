// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { projectLimits } from '#contract/limits.ts';
import type { Project } from '#contract/project.ts';
import fc from '#contract/test/test-fast-check.ts';
import { someProject } from '#contract/test/test-projects.ts';
import { savePicture } from './project-changes.ts';
import { readProject } from './read-project.ts';
import { emptyProject, readUncheckedProject, storedProject, writeProject } from './stored-project.ts';

const project: Project = {
  version: 1,
  pictures: [{ photo: 'oak-kitchen', note: 'This green' }],
  services: [{ slug: 'wardrobes', area: 72 }, { slug: 'kitchen' }],
  notes: 'Two cats',
};

/** As a button does. */
const changeProject = (change: (project: Project) => Project) => writeProject(change(readUncheckedProject()));

beforeEach(() => localStorage.clear());

test('what is written is read again, whatever it is', () => {
  fc.assert(
    fc.property(someProject, (any) => {
      expect(writeProject(any)).toBeUndefined();
      expect(readProject()).toEqual(any);
    }),
  );
});

test('an empty project is null, and nothing is stored', () => {
  writeProject(project);
  // Another key would lose every visitor's project.
  expect(localStorage.getItem('project-v1')).toContain('Two cats');
  writeProject(emptyProject);
  expect(readProject()).toBeNull();
  writeProject({ ...emptyProject, notes: ' \n' });
  expect(localStorage).toHaveLength(0);
});

describe('what cannot be read is dropped and the rest is kept', () => {
  const stored = (text: string) => readProject(text);

  test('entries of another shape, of unknown keys, and those that are there twice', () => {
    const pictures = [...project.pictures, { photo: '../etc', note: '' }, null, { photo: 'oak-kitchen', note: 'again' }, 'x'];
    const services = [...project.services, { slug: 'ceiling', area: 0 }, { slug: 'painting', area: 7, colour: 'red' }];
    expect(stored(JSON.stringify({ ...project, pictures, services, theme: 1 }))).toEqual(project);
  });

  test('notes that are too long are cut, and more pictures and services than there is room for are left out', () => {
    const pictures = Array.from({ length: 60 }, (_, index) => ({ photo: `photo-${index}`, note: '' }));
    const services = Array.from({ length: 30 }, (_, index) => ({ slug: `service-${index}` }));
    const read = stored(JSON.stringify({ ...project, pictures, services, notes: 'a'.repeat(3000) }));
    expect(read?.pictures).toEqual(pictures.slice(0, projectLimits.pictures));
    expect(read?.services).toEqual(services.slice(0, projectLimits.services));
    expect(writeProject({ ...emptyProject, services })).toBe('full');
    expect(read?.notes).toHaveLength(projectLimits.notes.max);
  });

  test('a project that is too long for the collector, as writeProject stores none, is no project', () => {
    const pictures = Array.from({ length: 30 }, (_, index) => ({ photo: `photo-${index}`, note: 'ఇ'.repeat(200) }));
    expect(writeProject({ ...project, pictures })).toBe('full');
    expect(stored(JSON.stringify({ ...project, pictures }))).toBeNull();
  });

  test('any text at all gives a project that can be kept, or none', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc
            .record({ pictures: fc.jsonValue(), services: fc.jsonValue(), notes: fc.jsonValue() }, { requiredKeys: [] })
            .map((lists) => JSON.stringify({ ...project, ...lists })),
        ),
        (text) => {
          const read = stored(text);
          expect(read === null ? undefined : writeProject(read)).toBeUndefined();
        },
      ),
    );
  });
});

test('a picture is saved, and removed with its note', () => {
  expect(changeProject(savePicture('oak-kitchen', true))).toBeUndefined();
  expect(changeProject(savePicture('cane-bed', true))).toBeUndefined();
  expect(readProject()?.pictures.map(({ photo }) => photo)).toEqual(['oak-kitchen', 'cane-bed']);
  changeProject(savePicture('oak-kitchen', true));
  changeProject(savePicture('oak-kitchen', false));
  expect(readProject()?.pictures).toEqual([{ photo: 'cane-bed', note: '' }]);
});

test('the last picture that there is room for is the last that is saved', () => {
  for (let index = 0; index < projectLimits.pictures; index += 1) changeProject(savePicture(`photo-${index}`, true));
  expect(changeProject(savePicture('one-more', true))).toBe('full');
  expect(readProject()?.pictures).toHaveLength(projectLimits.pictures);
});

test('a browser that keeps nothing says so and nothing changes', () => {
  writeProject(project);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(changeProject(savePicture('cane-bed', true))).toBe('blocked');
  expect(writeProject({ ...project, notes: 'Three cats' })).toBe('blocked');
  expect(readProject()).toEqual(project);
});

test('a change is noticed here and from other tabs', () => {
  const listener = vi.fn();
  const stop = storedProject.onChange(listener);
  writeProject(project);
  window.dispatchEvent(new StorageEvent('storage'));
  stop();
  writeProject(emptyProject);
  expect(listener).toHaveBeenCalledTimes(2);
});
