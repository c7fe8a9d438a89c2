import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { contentRoot } from '#content-model/content-root.ts';
import type { Studio } from '#content-model/schema.ts';
import { photoNames } from '#content-model/source-files.ts';
import { copyOfContent } from '#content-model/test/test-content.ts';

function run(program: string, env: Record<string, string> = {}) {
  return spawnSync(process.execPath, [`tools/${program}`], { env: { ...process.env, ...env }, encoding: 'utf8' });
}

test('the launch check fails while anything is left, and says what', () => {
  const { root, editFacts } = copyOfContent();
  editFacts<Studio>('studio.yaml', (studio) => Object.assign(studio, { email: 'hello@studio.example' }));
  const { status, stdout } = run('launch-check.ts', { CONTENT_ROOT: root });
  expect([status, stdout]).toEqual([1, expect.stringContaining('content/studio.yaml: email: this reaches nobody')]);
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
