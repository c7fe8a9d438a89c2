import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '#server/test-support.ts';
import { inviteMs, Keys, sessionMs } from './keys.ts';

const credential = { id: 'passkey', publicKey: new Uint8Array([1, 2]), counter: 0 };

function newKeys(folder = temporaryFolder()): Keys {
  vi.useFakeTimers({ toFake: ['Date'] });
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const keys = new Keys(folder);
  onTestFinished(() => {
    keys.close();
    log.mockRestore();
    vi.useRealTimers();
  });
  return keys;
}

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('an invite', () => {
  test('makes one passkey', () => {
    const keys = newKeys();
    const secret = keys.invite('Asha');
    expect(keys.invited(secret)).toBe('Asha');
    expect(keys.addPasskey(secret, 'Asha', credential)).toBe(true);
    expect(keys.invited(secret)).toBeUndefined();
    expect(keys.addPasskey(secret, 'Asha', { ...credential, id: 'another' })).toBe(false);
    expect(keys.passkeys().map(({ id }) => id)).toEqual(['passkey']);
  });

  test('is too old after fifteen minutes', () => {
    const keys = newKeys();
    const secret = keys.invite('Asha');
    pass(inviteMs);
    expect(keys.invited(secret)).toBeUndefined();
    expect(keys.addPasskey(secret, 'Asha', credential)).toBe(false);
  });
});

describe('a session', () => {
  function signedIn() {
    const keys = newKeys();
    keys.addPasskey(keys.invite('Asha'), 'Asha', credential);
    return { keys, secret: keys.signIn('passkey', 1, 'a phone') };
  }

  test('lasts twelve hours', () => {
    const { keys, secret } = signedIn();
    pass(sessionMs - 1);
    expect(keys.session(secret)?.person).toBe('Asha');
    pass(1);
    expect(keys.session(secret)).toBeUndefined();
  });

  test('ends with its passkey', () => {
    const { keys, secret } = signedIn();
    keys.removePasskey('passkey');
    expect(keys.session(secret)).toBeUndefined();
    expect(keys.sessions()).toEqual([]);
  });

  test('knows when its person was here last', () => {
    const { keys, secret } = signedIn();
    expect(keys.session(secret)?.lastSeen).toBe(0);
    pass(sessionMs / 2);
    const seen = Date.now();
    keys.session(secret);
    pass(sessionMs);
    expect(keys.session(keys.signIn('passkey', 2, 'a phone'))?.lastSeen).toBe(seen);
  });
});

test('ten thousand refusals within an hour are one line of the log', () => {
  const keys = newKeys();
  const before = Date.now() - 1;
  for (let count = 0; count < 10_000; count += 1) keys.log.refuse('a passkey that does not fit');
  expect(keys.log.events(10)).toMatchObject([{ times: 10_000 }]);
  expect(keys.log.refusedSince(before)).toBe(10_000);
});

test('on a full disk the log can be read, and what is refused meanwhile is noted once', () => {
  const folder = temporaryFolder();
  const keys = newKeys(folder);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  using disk = new DatabaseSync(join(folder, 'desk.db'));
  disk.exec("CREATE TRIGGER full BEFORE INSERT ON events WHEN NEW.what LIKE '%late' BEGIN SELECT RAISE(ABORT, 'disk is full'); END");
  keys.log.refuse('a link');
  keys.log.refuse('too late');
  expect(keys.log.refusedSince(0)).toBe(1);
  disk.exec('DROP TRIGGER full');
  expect(keys.log.events(10)).toMatchObject([
    { what: 'Refused: too late', times: 1 },
    { what: 'Refused: a link', times: 1 },
  ]);
});
