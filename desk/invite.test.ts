import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('a name of any script gets a link, what is no name is refused', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'invite-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const env = { ...process.env, DESK_URL: 'https://desk.studio.example', DATA_DIR: folder, DESK_DIR: folder };
  const invite = (name: string) => spawnSync(process.execPath, ['desk/invite.ts', name], { env, encoding: 'utf8' });

  expect(invite('రాజ్\u200cకుమార్').stdout).toMatch(/https:\/\/desk\.studio\.example\/invite#\S+/);
  expect(invite('4').stderr).toContain('Say who it is for');
});
