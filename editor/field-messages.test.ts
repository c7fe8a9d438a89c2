import { expect, test } from 'vitest';
import { serviceSchema } from '#content-model/schema.ts';
import { messagesOf, nameOf } from './field-messages.ts';
import { formOf } from './form.ts';

const form = formOf(serviceSchema);

function pathOf(path: string, file = 'content/services/a.md'): string[] {
  return Object.keys(messagesOf('services/a.md', [{ file, path, fix: 'Fix it' }]));
}

test('a message is at its field', () => {
  expect(pathOf('pictures.1.alt')).toEqual(['pictures.1.alt']);
  expect(pathOf('questions.0.claims.0')).toEqual(['questions.0.claims.0']);
  expect(pathOf('text')).toEqual(['text']);
});

test('a message on another file is not shown in this one', () => {
  expect(pathOf('hero', 'content/home.yaml')).toEqual([]);
});

test('a place is named in the words of the form', () => {
  expect(nameOf(form, 'pictures.1.alt')).toBe('Pictures 2: What is to be seen');
  expect(nameOf(form, 'priceNote')).toBe('Price note');
  expect(nameOf(form, 'text')).toBe('Long text');
});
