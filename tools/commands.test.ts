import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { contentRoot } from '#content-model/content-root.ts';
import { photoNames } from '#content-model/source-files.ts';

function run(program: string, env: Record<string, string> = {}) {
  return spawnSync(process.execPath, [`tools/${program}`], { env: { ...process.env, ...env }, encoding: 'utf8' });
}

test('the launch check fails while anything is left, and says what', () => {
  const { status, stdout } = run('launch-check.ts');
  const isReady = stdout.startsWith('Nothing is left');
  const left = Number(/(\d+) points? left/.exec(stdout)?.[1] ?? 0);
  expect([status, left > 0]).toEqual([isReady ? 0 : 1, !isReady]);
});

test('the launch check reads the content that the build publishes', () => {
  const { status, stderr } = run('launch-check.ts', { CONTENT_ROOT: tmpdir() });
  expect([status, stderr]).toEqual([1, expect.stringContaining('studio.yaml')]);
});

test('the contact sheet has every photograph', () => {
  const { status, stdout } = run('contact-sheet.ts');
  expect(status).toBe(0);
  const sheet = readFileSync(stdout.trim().split(': ').at(-1) ?? '', 'utf8');
  expect(photoNames(contentRoot).filter((name) => !sheet.includes(`<b>${name}</b>`))).toEqual([]);
});
