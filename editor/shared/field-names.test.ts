import { expect, test } from 'vitest';
import { serviceSchema } from '#content-model/schema.ts';
import { formOf } from '#editor/form.ts';
import { nameOf } from './field-names.ts';

const form = formOf(serviceSchema);

test('a place is named in the words of the form', () => {
  expect(nameOf(form, 'pictures.1.alt')).toBe('Pictures 2: What is to be seen');
  expect(nameOf(form, 'priceNote')).toBe('Price note');
  expect(nameOf(form, 'text')).toBe('Long text');
});
