import { expect, test } from 'vitest';
import { temporarySite, writeBuildFacts } from '#server/test/test-support.ts';
import { readProjectTextOptions } from './project-text-options.ts';

test('a picture has its title and a link to its file, a project a link to the planner, where the origin of the pages is known', () => {
  const site = temporarySite();
  writeBuildFacts(site, { pictures: { oak: { title: 'Oak hall', small: '/oak-800.jpg', large: '/oak-1600.jpg' } } });
  const { pictureName, linkTo } = readProjectTextOptions(site, 'https://studio.example');
  expect(pictureName('oak')).toBe('Oak hall: https://studio.example/oak-1600.jpg');
  const project = { version: 1 as const, pictures: [], services: [], notes: 'By Diwali' };
  expect(linkTo?.(project)).toMatch(/^https:\/\/studio\.example\/project#p=/);
  const unknown = readProjectTextOptions(site, '');
  expect([unknown.pictureName('oak'), unknown.pictureName('a-picture-that-is-gone'), unknown.linkTo]).toEqual([
    'Oak hall',
    'A picture that is gone',
    undefined,
  ]);
});
