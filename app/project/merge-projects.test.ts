import { expect, test } from 'vitest';
import fc from '#contract/test/test-fast-check.ts';
import { someProject } from '#contract/test/test-projects.ts';
import { mergeProjects } from './merge-projects.ts';

const photos = (project: { pictures: { photo: string }[] }) => project.pictures.map(({ photo }) => photo);
const slugs = (project: { services: { slug: string }[] }) => project.services.map(({ slug }) => slug);

test('everything of both projects is there once, the own first', () => {
  fc.assert(
    fc.property(someProject, someProject, (own, other) => {
      const merged = mergeProjects(own, other);
      expect(photos(merged)).toEqual([...new Set([...photos(own), ...photos(other)])]);
      expect(slugs(merged)).toEqual([...new Set([...slugs(own), ...slugs(other)])]);
      for (const { notes } of [own, other].filter(({ notes }) => notes.trim() !== '')) expect(merged.notes).toContain(notes);
      for (const service of own.services.filter(({ area }) => area)) expect(merged.services).toContainEqual(service);
      for (const picture of own.pictures.filter(({ note }) => note)) expect(merged.pictures).toContainEqual(picture);
    }),
  );
});

test('a project merged with itself is itself', () => {
  fc.assert(
    fc.property(someProject, (project) => {
      const { notes, ...lists } = project;
      expect(mergeProjects(project, project)).toEqual({ ...lists, notes: notes.trim() === '' ? '' : notes });
    }),
  );
});

test('a note and an area that only the other project has are taken from it', () => {
  const own = { version: 1 as const, pictures: [{ photo: 'oak', note: '' }], services: [{ slug: 'ceiling' }], notes: '' };
  const other = { ...own, pictures: [{ photo: 'oak', note: 'This!' }], services: [{ slug: 'ceiling', area: 168 }] };
  expect(mergeProjects(own, other)).toEqual(other);
});
