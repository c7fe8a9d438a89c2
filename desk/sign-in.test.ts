import { expect, test } from 'vitest';
import { latestAudit } from '#server/shared/audit.ts';
import { startDesk } from './test/test-desk.ts';

test('signing out leads to the page to sign in, also where the session was ended already', async () => {
  const { signInStore, send } = startDesk();
  for (let time = 0; time < 2; time += 1) {
    const { statusCode, headers } = await send('/sign-out', {});
    expect([statusCode, headers.location, signInStore.sessions()]).toEqual([303, '/sign-in', []]);
  }
});

test('a passkey that nobody has, and a link that was never made, let nobody in, and the log says so', async () => {
  const { dataDir, ask } = startDesk();
  const tries = { '/sign-in/finish': { id: 'unknown' }, '/invite/begin': { secret: 'unknown' }, '/invite/finish': { secret: 'unknown' } };
  for (const [url, payload] of Object.entries(tries)) {
    const { statusCode, headers } = await ask(url, { cookie: undefined }, { method: 'POST', payload });
    expect([statusCode, headers['set-cookie']], url).toEqual([403, undefined]);
  }
  expect(latestAudit(dataDir).map(({ what }) => what)).toEqual([
    'Refused: a link that was used or is too old',
    'Refused: a passkey that is not known, or too late',
  ]);
});

test('who tries to sign in without end is told to wait', async () => {
  const { ask } = startDesk();
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1)
    statuses.push((await ask('/sign-in/begin', { cookie: undefined }, { method: 'POST' })).statusCode);
  expect([statuses.indexOf(429), new Set(statuses)]).toEqual([30, new Set([200, 429])]);
});
