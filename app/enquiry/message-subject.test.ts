import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { subjectOf, withSubject } from './message-subject.ts';

const services = ['Modular Kitchen', 'Villa Interiors', 'Villa'];

test.each([
  ['an empty message', '', 'Modular Kitchen: '],
  ['a message in progress', 'Two islands, please', 'Modular Kitchen: Two islands, please'],
  ['the opening of another service', 'Villa Interiors: ', 'Modular Kitchen: '],
  ['a message of its own opening, trimmed', 'Modular Kitchen:', 'Modular Kitchen: '],
  ['a message that began with another service', 'Villa Interiors: Five rooms', 'Modular Kitchen: Five rooms'],
  ['a message that only speaks of a service', 'Villa Interiors and a kitchen', 'Modular Kitchen: Villa Interiors and a kitchen'],
])('%s gets the opening of the service', (_, message, opened) => {
  expect(withSubject(message, 'Modular Kitchen', services)).toBe(opened);
});

test('a message that has the opening already stays as it is', () => {
  const once = withSubject('Two islands', 'Modular Kitchen', services);
  expect(withSubject(once, 'Modular Kitchen', services)).toBe(once);
});

test('a message that the opening would make too long stays as it is', () => {
  const long = '😀'.repeat(limits.message.max - 17);
  expect(withSubject(long, 'Modular Kitchen', services)).toBe(`Modular Kitchen: ${long}`);
  expect(withSubject(`${long}.`, 'Modular Kitchen', services)).toBe(`${long}.`);
});

test('a picture that is named like a service is no service', () => {
  const subjects = { service: [{ slug: 'villa', name: 'Villa' }], picture: [{ slug: 'villa', name: 'A room like “Villa”' }] };
  expect(subjectOf('?service=villa', subjects)).toBe('Villa');
  expect(subjectOf('?picture=villa', subjects)).toBe('A room like “Villa”');
  expect(subjectOf('?service=attic', subjects)).toBeUndefined();
});
