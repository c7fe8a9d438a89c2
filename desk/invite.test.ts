import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/test/test-support.ts';

test('a name of any script gets a link, what is no name is refused', () => {
  const folder = temporaryFolder();
  const env = { ...process.env, DESK_URL: 'https://desk.studio.example', DATA_DIR: folder, DESK_DIR: folder };
  const invite = (name: string) => spawnSync(process.execPath, ['desk/invite.ts', name], { env, encoding: 'utf8' });

  expect(invite('రాజ్\u200cకుమార్').stdout).toMatch(/https:\/\/desk\.studio\.example\/invite#\S+/);
  expect(invite('4').stderr).toContain('Say who it is for');
});
