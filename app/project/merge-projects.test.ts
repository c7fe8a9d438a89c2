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
      for (const line of [own, other].flatMap(({ notes }) => notes.split('\n'))) expect(merged.notes).toContain(line.trim());
      for (const service of own.services.filter(({ area }) => area)) expect(merged.services).toContainEqual(service);
      for (const { photo, note } of [own, other].flatMap(({ pictures }) => pictures)) {
        const kept = merged.pictures.find((picture) => picture.photo === photo)?.note;
        for (const line of note.split('\n')) expect(kept).toContain(line.trim());
      }
    }),
  );
});

test('a project merged with itself is itself', () => {
  fc.assert(
    fc.property(someProject, (project) => {
      expect(mergeProjects(project, project)).toEqual(project);
    }),
  );
});

test('a note and an area that only the other project has are taken from it', () => {
  const own = { version: 1 as const, pictures: [{ photo: 'oak', note: '' }], services: [{ slug: 'ceiling' }], notes: '' };
  const other = { ...own, pictures: [{ photo: 'oak', note: 'This!' }], services: [{ slug: 'ceiling', area: 168 }] };
  expect(mergeProjects(own, other)).toEqual(other);
});

test('notes of both are joined, each line once', () => {
  const withNotes = (notes: string, note: string) => ({ version: 1 as const, pictures: [{ photo: 'oak', note }], services: [], notes });
  const hers = withNotes('Keys in March.\nNo glass.', 'This!');
  const his = withNotes('A study.\nKeys in March.\nNo glass.', 'Not the wall.');
  expect(mergeProjects(hers, his)).toEqual(withNotes('Keys in March.\nNo glass.\n\nA study.', 'This!\n\nNot the wall.'));
  const inParagraphs = withNotes('A study.\n\nKeys in March.\n\nNo glass.', 'This!');
  expect(mergeProjects(withNotes('', ''), inParagraphs)).toEqual(inParagraphs);
});
