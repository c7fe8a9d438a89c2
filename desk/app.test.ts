import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startDesk } from './test/test-desk.ts';

test('where the store is gone the desk makes none and moves no file: that is for the server', async () => {
  const { dataDir, ask } = startDesk();
  rmSync(join(dataDir, 'enquiries.db'));
  mkdirSync(join(dataDir, 'files'));
  writeFileSync(join(dataDir, 'files', 'a'), 'x');
  expect((await ask('/')).statusCode).toBe(500);
  expect([existsSync(join(dataDir, 'enquiries.db')), readdirSync(join(dataDir, 'files'))]).toEqual([false, ['a']]);
});

test('a store that is damaged needs somebody, and the page says whom and with what', async () => {
  const { dataDir, ask } = startDesk();
  writeFileSync(join(dataDir, 'enquiries.db'), 'rubbish'.repeat(10_000));
  const { body, statusCode } = await ask('/');
  expect([statusCode, body]).toEqual([500, expect.stringContaining('studio status says why')]);
});

test('the style of the desk defines every token that it uses', async () => {
  const { ask } = startDesk();
  const { body } = await ask('/desk.css');
  expect(body).not.toContain('@theme');
  const defined = new Set([...body.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const used = [...body.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect(used.filter((name) => !defined.has(name))).toEqual([]);
  expect(body).toMatch(/:root \{[^}]*--radius-control:/);
});
