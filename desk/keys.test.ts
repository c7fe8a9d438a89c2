import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '#server/test-support.ts';
import { inviteMs, Keys, sessionMs } from './keys.ts';

const credential = { id: 'passkey', publicKey: new Uint8Array([1, 2]), counter: 0 };

function newKeys(): Keys {
  vi.useFakeTimers({ toFake: ['Date'] });
  const keys = new Keys(temporaryFolder());
  onTestFinished(() => {
    keys.close();
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
    return { keys, secret: keys.signIn('passkey', 1, 'a phone', 0) };
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
});
