import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import type { Studio } from '#content-model/schema.ts';
import { copyOfContent } from '#content-model/test/test-content.ts';

function launchCheck(env: Record<string, string>) {
  return spawnSync(process.execPath, ['tools/launch-check.ts'], { env: { ...process.env, ...env }, encoding: 'utf8' });
}

test('the launch check fails while anything is left, and says what', () => {
  const { root, editFacts } = copyOfContent();
  editFacts<Studio>('content/studio.yaml', (studio) => Object.assign(studio, { email: 'hello@studio.example' }));
  const { status, stdout } = launchCheck({ CONTENT_ROOT: root });
  expect([status, stdout]).toEqual([1, expect.stringContaining('content/studio.yaml: email: this reaches nobody')]);
});

test('the launch check reads the content that the build publishes', () => {
  const { status, stderr } = launchCheck({ CONTENT_ROOT: tmpdir() });
  expect([status, stderr]).toEqual([1, expect.stringContaining('studio.yaml')]);
});
