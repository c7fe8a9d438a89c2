import { expect, onTestFinished, test, vi } from 'vitest';
import { dayMs, hourMs } from '#contract/lib/durations.ts';
import { latestAudit } from '#server/shared/audit.ts';
import { readRows, startServer, temporaryFolder, temporarySite } from '#server/test/test-support.ts';
import { EnquiryStore } from './enquiry-store.ts';
import { recordClock, startRetention } from './retention.ts';
import { createStoreAccess } from './store-access.ts';

const start = Date.UTC(2026, 0, 1);

function openStore(): EnquiryStore {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = new EnquiryStore(temporaryFolder(), { create: true });
  onTestFinished(() => store[Symbol.dispose]());
  return store;
}

const isSteady = (store: EnquiryStore, now: number) => recordClock(store, 365 * dayMs, now);

/** Looks at the clock every hour; returns what it said last. */
function run(store: EnquiryStore, from: number, milliseconds: number): boolean {
  let steady = false;
  for (let now = from; now <= from + milliseconds; now += hourMs) steady = isSteady(store, now);
  return steady;
}

test('a clock is steady after a week, also with nights without the server', () => {
  const store = openStore();
  expect(run(store, start, 6 * dayMs)).toBe(false);
  expect(isSteady(store, start + 7 * dayMs)).toBe(true);
  expect(isSteady(store, start + 8 * dayMs)).toBe(true);
});

test.each([
  ['400 days ahead', 400 * dayMs],
  ['that starts in 1970', -start],
])('nothing is deleted by a clock %s, nor for a week after it is right again', (_name, jump) => {
  const store = openStore();
  run(store, start, 8 * dayMs);
  expect(run(store, start + 8 * dayMs + jump, 3 * dayMs)).toBe(false);
  expect(run(store, start + 12 * dayMs, 6 * dayMs)).toBe(false);
  expect(run(store, start + 18 * dayMs, dayMs + hourMs)).toBe(true);
});

test.each([
  ['two days ahead', true, 2 * dayMs],
  ['more than two days ahead', false, 2 * dayMs + 1],
  ['two days back', true, -2 * dayMs],
  ['more than two days back', false, -2 * dayMs - 1],
])('a clock %s is steady: %s', (_, steady, jump) => {
  const store = openStore();
  store.setTime('clock steady since', start);
  store.setTime('clock seen', start + 10 * dayMs);
  expect(isSteady(store, start + 10 * dayMs + jump)).toBe(steady);
});

test('a server that was off for two months deletes again after a week', () => {
  const store = openStore();
  run(store, start, 8 * dayMs);
  expect(run(store, start + 60 * dayMs, 6 * dayMs)).toBe(false);
  expect(run(store, start + 66 * dayMs, dayMs + hourMs)).toBe(true);
});

test('nothing is deleted for a week after the period was made shorter', () => {
  const store = openStore();
  run(store, start, 8 * dayMs);
  const isSteadyWith = (days: number, now: number) => recordClock(store, days * dayMs, now);
  expect(isSteadyWith(400, start + 8 * dayMs)).toBe(true);
  expect(isSteadyWith(1, start + 8 * dayMs)).toBe(false);
  for (let now = start + 9 * dayMs; now < start + 15 * dayMs; now += dayMs) expect(isSteadyWith(1, now)).toBe(false);
  expect(isSteadyWith(1, start + 15 * dayMs)).toBe(true);
});

test('the clock is looked at every hour until that is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const dataDir = temporaryFolder();
  const access = createStoreAccess(() => new EnquiryStore(dataDir, { create: true }));
  const use = vi.spyOn(access, 'use');
  const stop = startRetention(access, 365 * dayMs, () => {});
  await vi.advanceTimersByTimeAsync(2 * hourMs);
  expect(use).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(2 * hourMs);
  expect(use).toHaveBeenCalledTimes(3);
});

test('the server deletes what is past the retention period, and nothing when its clock jumped', async () => {
  const DATA_DIR = temporaryFolder();
  const store = new EnquiryStore(DATA_DIR, { create: true });
  const enquiry = { name: 'Ravi', email: 'ravi@example.com', phone: '9876543210', message: '' };
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 400 * dayMs });
  for (const key of ['3f9a20c1', '9fabf484']) store.add({ formId: 'enquiry', enquiry, files: [], held: undefined, key });
  vi.useRealTimers();
  store.setTime('clock seen', Date.now() - 100 * dayMs);
  store.setTime('clock steady since', Date.now() - 200 * dayMs);
  const env = { SITE_DIR: temporarySite(), DATA_DIR, RETENTION_DAYS: '365' };

  const jumped = await startServer(env);
  await vi.waitFor(() => expect(jumped.output.stderr).toContain('no enquiry is deleted'), { timeout: 120_000 });
  // A deletion would follow at once: the store has then been asked again.
  expect((await fetch(`${jumped.url}/healthz`)).ok).toBe(true);
  jumped.process.kill('SIGKILL');
  expect(readRows(DATA_DIR)).toHaveLength(2);

  store.setTime('clock seen', Date.now() - dayMs);
  store.setTime('clock steady since', Date.now() - 8 * dayMs);
  store[Symbol.dispose]();
  await startServer(env);
  await vi.waitFor(() => expect(readRows(DATA_DIR)).toEqual([]), { timeout: 120_000 });
  const line = { person: 'The server', what: expect.stringMatching(/^Deleted (3F9A-20C1|9FAB-F484), (3F9A-20C1|9FAB-F484) by age$/) };
  await vi.waitFor(() => expect(latestAudit(DATA_DIR)).toMatchObject([line]), { timeout: 120_000 });
});
