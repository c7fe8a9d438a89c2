import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '#server/test-support.ts';
import { AccessStore, inviteMs, sessionMs } from './access-store.ts';

const credential = { id: 'passkey', publicKey: new Uint8Array([1, 2]), counter: 0 };

function createAccessStore(): AccessStore {
  vi.useFakeTimers({ toFake: ['Date'] });
  const accessStore = new AccessStore(temporaryFolder());
  onTestFinished(() => {
    accessStore.close();
    vi.useRealTimers();
  });
  return accessStore;
}

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('an invite', () => {
  test('makes one passkey', () => {
    const accessStore = createAccessStore();
    const secret = accessStore.invite('Asha');
    expect(accessStore.invited(secret)).toBe('Asha');
    expect(accessStore.addPasskey(secret, 'Asha', credential)).toBe(true);
    expect(accessStore.invited(secret)).toBeUndefined();
    expect(accessStore.addPasskey(secret, 'Asha', { ...credential, id: 'another' })).toBe(false);
    expect(accessStore.passkeys().map(({ id }) => id)).toEqual(['passkey']);
  });

  test('is too old after fifteen minutes', () => {
    const accessStore = createAccessStore();
    const secret = accessStore.invite('Asha');
    pass(inviteMs);
    expect(accessStore.invited(secret)).toBeUndefined();
    expect(accessStore.addPasskey(secret, 'Asha', credential)).toBe(false);
  });
});

describe('a session', () => {
  function signedIn() {
    const accessStore = createAccessStore();
    accessStore.addPasskey(accessStore.invite('Asha'), 'Asha', credential);
    return { accessStore, secret: accessStore.signIn('passkey', 1, 'a phone') };
  }

  test('lasts twelve hours', () => {
    const { accessStore, secret } = signedIn();
    pass(sessionMs - 1);
    expect(accessStore.session(secret)?.person).toBe('Asha');
    pass(1);
    expect(accessStore.session(secret)).toBeUndefined();
  });

  test('ends with its passkey', () => {
    const { accessStore, secret } = signedIn();
    accessStore.removePasskey('passkey');
    expect(accessStore.session(secret)).toBeUndefined();
    expect(accessStore.sessions()).toEqual([]);
  });
});
