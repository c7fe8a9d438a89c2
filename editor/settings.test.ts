import { expect, test } from 'vitest';
import { readEnvironment } from '#server/shared/settings.ts';
import { editorEnvironmentSchema } from './settings.ts';

test('a port that is none is refused by name', () => {
  expect(readEnvironment(editorEnvironmentSchema, { EDIT_PORT: '' })).toMatchObject({ EDIT_PORT: 4180 });
  expect(() => readEnvironment(editorEnvironmentSchema, { EDIT_PORT: 'abc' })).toThrow('EDIT_PORT');
});
