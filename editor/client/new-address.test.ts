import { expect, test } from 'vitest';
import { slugPattern } from '#contract/limits.ts';
import { newAddress } from './new-address.ts';

test('a name becomes an address, as short as one may be', () => {
  expect(newAddress('services', 'Pooja Rooms', [])).toMatchObject({
    file: 'content/services/pooja-rooms.md',
    path: '/services/pooja-rooms',
    problem: '',
  });
  const { slug, problem } = newAddress('pages', `${'a'.repeat(79)} rooms for every home`, []);
  expect([slug, problem]).toEqual(['a'.repeat(79), '']);
  expect(slug).toMatch(slugPattern);
});

test.each([
  ['pages', 'పూజ గది', /^Write the name in English letters; change it in the form afterwards$/],
  ['pages', 'Gallery', /^\/gallery is the address of something else/],
  ['services', 'Letters', /^\/services\/letters is there already/],
  ['services', 'Gallery', /^$/],
  ['pages', ' ', /^$/],
] as const)('of the %s, "%s" is told at once whether it can be', (folder, name, problem) => {
  expect(newAddress(folder, name, [{ file: 'content/services/letters.md' }]).problem).toMatch(problem);
});
