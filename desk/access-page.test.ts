import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dateAndTime } from '#contract/lib/indian-day.ts';
import { backupNameOf } from '#server/shared/backup-names.ts';
import { temporaryFolder } from '#server/test/test-support.ts';
import { startDesk } from './test/test-desk.ts';

test('a link for a passkey says whether its person is new, works, and is in the log', async () => {
  const { signInStore, ask, send } = startDesk();
  const secretOf = (body: string) => /href="https:\/\/desk\.studio\.example\/invite#([\w-]+)"/.exec(body)?.[1] ?? '';
  const own = await send('/access', { name: 'Asha' });
  expect(own.body).toContain('who has 1 passkey already');
  expect(signInStore.personOfInvite(secretOf(own.body))).toBe('Asha');
  const other = await send('/access', { name: ' Ravi ' });
  expect(other.body).toContain('who is new here');
  expect(signInStore.personOfInvite(secretOf(other.body))).toBe('Ravi');
  expect((await send('/access', { name: '44' })).body).toContain('Say who it is for');
  const { body } = await ask('/access');
  expect(body.match(/Made a link for a passkey of (Asha|Ravi)/g)).toHaveLength(2);
  expect(secretOf(body)).toBe('');
});

test('who has one passkey is told to add a second, who has two is not', async () => {
  const { signInStore, ask } = startDesk();
  expect((await ask('/access')).body).toContain('You have one passkey');
  signInStore.addPasskey(signInStore.createInvite('Ravi'), 'Ravi', { id: 'of Ravi', publicKey: new Uint8Array([1]), counter: 0 });
  expect((await ask('/access')).body).toContain('You have one passkey');
  signInStore.addPasskey(signInStore.createInvite('Asha'), 'Asha', { id: 'second', publicKey: new Uint8Array([1]), counter: 0 });
  expect((await ask('/access')).body).not.toContain('You have one passkey');
});

test('a link that was made in a session that is ended leads nowhere', async () => {
  const { signInStore, send } = startDesk();
  signInStore.signIn('passkey', 1, 'a stolen laptop');
  const secret = signInStore.createInvite('Another');
  const [stolen] = signInStore.sessions().toSorted((a, b) => b.id - a.id);
  await send('/access', { session: String(stolen?.id) });
  expect(signInStore.sessions()).toHaveLength(1);
  expect(signInStore.personOfInvite(secret)).toBeUndefined();
});

test('when the last backup was made is said', async () => {
  const BACKUP_DIR = temporaryFolder();
  const { ask } = startDesk({ BACKUP_DIR });
  expect((await ask('/access')).body).toContain('No backup was made yet');
  const lastAt = Date.now() - 3_600_000;
  // One is older, one is half made, and a wrong clock has dated one in the future.
  for (const name of [lastAt - 7_200_000, lastAt, lastAt + 86_400_000].map(backupNameOf)) mkdirSync(join(BACKUP_DIR, name));
  mkdirSync(join(BACKUP_DIR, `${backupNameOf(lastAt + 1_800_000)}.part-1`));
  expect((await ask('/access')).body).toContain(`Last backup: ${dateAndTime(lastAt)}`);
});
