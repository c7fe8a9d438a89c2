import { mkdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { expect, test } from 'vitest';
import { readSettings } from '#server/shared/settings.ts';
import { temporaryFolder } from '#server/test/test-support.ts';
import { explainFailure } from './explain-failure.ts';

function explain(fail: () => unknown): string {
  try {
    fail();
  } catch (error) {
    return explainFailure(error);
  }
  throw new Error('It did not fail');
}

test.each<[string, () => unknown]>([
  ['a mistake of the operator', () => readSettings({ PORT: 'http' })],
  ['an option that is not known', () => parseArgs({ args: ['--colour'] })],
  ['a file that is not there', () => readFileSync('/nowhere')],
  ['a folder that is there', () => mkdirSync(temporaryFolder())],
  ['a refusal of SQLite', () => new DatabaseSync(':memory:').exec('SELECT nothing')],
])('%s is one line', (_name, fail) => {
  expect(explain(fail)).toMatch(/^[^\n]+$/);
});

test('a fault of the code shows where it is', () => {
  const nothing = undefined as unknown as { length: number };
  for (const fail of [() => nothing.length, () => readFileSync({} as string)]) expect(explain(fail)).toMatch(/explain-failure\.test\.ts/);
});
