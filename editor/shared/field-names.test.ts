import { expect, test } from 'vitest';
import { markdownSchemas } from '#content-model/content.ts';
import { bodyKeyPath } from '#content-model/problems.ts';
import { serviceSchema } from '#content-model/schema.ts';
import { formOf } from '#editor/form.ts';
import { nameOf } from './field-names.ts';
import { fieldWithin } from './form-field.ts';

const form = formOf(serviceSchema);

test('a place is named in the words of the form', () => {
  expect(nameOf(form, 'pictures.1.alt')).toBe('Pictures 2: What is to be seen');
  expect(nameOf(form, 'priceNote')).toBe('Price note');
  expect(nameOf(form, bodyKeyPath)).toBe('Long text');
});

test.each(Object.entries(markdownSchemas))('no field of %s is taken for the long text', (_, schema) => {
  expect(fieldWithin(formOf(schema), bodyKeyPath)).toBeUndefined();
});
