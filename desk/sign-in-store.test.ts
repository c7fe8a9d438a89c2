import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '#server/test/test-support.ts';
import { inviteMs, SignInStore, sessionMs } from './sign-in-store.ts';

const credential = { id: 'passkey', publicKey: new Uint8Array([1, 2]), counter: 0 };

function createSignInStore(folder = temporaryFolder()): SignInStore {
  vi.useFakeTimers({ toFake: ['Date'] });
  const signInStore = new SignInStore(folder);
  onTestFinished(() => signInStore[Symbol.dispose]());
  return signInStore;
}

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('an invite', () => {
  test('makes one passkey', () => {
    const signInStore = createSignInStore();
    const secret = signInStore.createInvite('Asha');
    expect(signInStore.personOfInvite(secret)).toBe('Asha');
    expect(signInStore.addPasskey(secret, 'Asha', credential)).toBe(true);
    expect(signInStore.personOfInvite(secret)).toBeUndefined();
    expect(signInStore.addPasskey(secret, 'Asha', { ...credential, id: 'another' })).toBe(false);
    expect(signInStore.passkeys().map(({ id }) => id)).toEqual(['passkey']);
  });

  test('is too old after fifteen minutes', () => {
    const signInStore = createSignInStore();
    const secret = signInStore.createInvite('Asha');
    pass(inviteMs);
    expect(signInStore.personOfInvite(secret)).toBeUndefined();
    expect(signInStore.addPasskey(secret, 'Asha', credential)).toBe(false);
  });
});

test('a person whose passkey is removed comes back with no link made before, under no name', () => {
  const signInStore = createSignInStore();
  signInStore.addPasskey(signInStore.createInvite('Asha'), 'Asha', credential);
  const secrets = ['Asha', 'Another'].map((name) => signInStore.createInvite(name));
  signInStore.removePasskey('passkey');
  expect(secrets.map((secret) => signInStore.personOfInvite(secret))).toEqual([undefined, undefined]);
});

test('a time that a full disk refuses keeps nobody from the enquiries', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const folder = temporaryFolder();
  const signInStore = createSignInStore(folder);
  using database = new DatabaseSync(join(folder, 'desk.db'));
  database.exec("CREATE TRIGGER refusal BEFORE INSERT ON times BEGIN SELECT RAISE(ABORT, 'disk is full'); END");
  signInStore.setTime('last refusal', 1);
  expect(log).toHaveBeenCalledWith('The last refusal was not stored: disk is full');
});

describe('a session', () => {
  function signedIn(folder = temporaryFolder()) {
    const signInStore = createSignInStore(folder);
    signInStore.addPasskey(signInStore.createInvite('Asha'), 'Asha', credential);
    return { signInStore, secret: signInStore.signIn('passkey', 1, 'a phone') };
  }

  test('lasts twelve hours', () => {
    const { signInStore, secret } = signedIn();
    pass(sessionMs - 1);
    expect(signInStore.session(secret)?.person).toBe('Asha');
    pass(1);
    expect(signInStore.session(secret)).toBeUndefined();
  });

  test('is deleted, with the beginning of what its browser calls itself, when somebody signs in after it', () => {
    const folder = temporaryFolder();
    const { signInStore } = signedIn(folder);
    pass(sessionMs);
    signInStore.signIn('passkey', 2, 'x'.repeat(10_000));
    using database = new DatabaseSync(join(folder, 'desk.db'));
    expect(database.prepare('SELECT length(browser) AS length FROM sessions').all()).toEqual([{ length: 200 }]);
  });

  test('is listed first, and notes on its passkey alone when it was used, and the count by which a copy of it is known', () => {
    const { signInStore } = signedIn();
    signInStore.addPasskey(signInStore.createInvite('Ravi'), 'Ravi', { ...credential, id: 'of Ravi' });
    pass(1000);
    signInStore.signIn('passkey', 7, 'a laptop');
    expect(signInStore.sessions().map(({ browser }) => browser)).toEqual(['a laptop', 'a phone']);
    expect(signInStore.credential('of Ravi')?.counter).toBe(0);
    expect(signInStore.passkeys()[0]?.usedAt).toBe(Date.now());
    expect(signInStore.credential('passkey')?.counter).toBe(7);
  });

  test('ends with its passkey', () => {
    const { signInStore, secret } = signedIn();
    signInStore.removePasskey('passkey');
    expect(signInStore.session(secret)).toBeUndefined();
    expect(signInStore.sessions()).toEqual([]);
  });
});
