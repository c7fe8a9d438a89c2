import { expect, onTestFinished, test, vi } from 'vitest';
import { latestAudit } from '#server/shared/audit.ts';
import { readRows, startServer, temporaryFolder, temporarySite } from '#server/test/test-support.ts';
import { EnquiryStore } from './enquiry-store.ts';
import { recordClock } from './retention.ts';

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.UTC(2026, 0, 1);

function openStore(): EnquiryStore {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = new EnquiryStore(temporaryFolder());
  onTestFinished(() => store[Symbol.dispose]());
  return store;
}

const isSteady = (store: EnquiryStore, now: number) => recordClock(store, 365 * day, now);

/** Looks at the clock every hour; returns what it said last. */
function run(store: EnquiryStore, from: number, milliseconds: number): boolean {
  let steady = false;
  for (let now = from; now <= from + milliseconds; now += hour) steady = isSteady(store, now);
  return steady;
}

test('a clock is steady after a week, also with nights without the server', () => {
  const store = openStore();
  expect(run(store, start, 6 * day)).toBe(false);
  expect(isSteady(store, start + 7 * day)).toBe(true);
  expect(isSteady(store, start + 8 * day)).toBe(true);
});

test.each([
  ['400 days ahead', 400 * day],
  ['that starts in 1970', -start],
])('nothing is deleted by a clock %s, nor for a week after it is right again', (_name, jump) => {
  const store = openStore();
  run(store, start, 8 * day);
  expect(run(store, start + 8 * day + jump, 3 * day)).toBe(false);
  expect(run(store, start + 12 * day, 6 * day)).toBe(false);
  expect(run(store, start + 18 * day, day + hour)).toBe(true);
});

test.each([
  ['two days ahead', true, 2 * day],
  ['more than two days ahead', false, 2 * day + 1],
  ['two days back', true, -2 * day],
  ['more than two days back', false, -2 * day - 1],
])('a clock %s is steady: %s', (_, steady, jump) => {
  const store = openStore();
  store.setTime('clock steady since', start);
  store.setTime('clock seen', start + 10 * day);
  expect(isSteady(store, start + 10 * day + jump)).toBe(steady);
});

test('a server that was off for two months deletes again after a week', () => {
  const store = openStore();
  run(store, start, 8 * day);
  expect(run(store, start + 60 * day, 6 * day)).toBe(false);
  expect(run(store, start + 66 * day, day + hour)).toBe(true);
});

test('nothing is deleted for a week after the period was made shorter', () => {
  const store = openStore();
  run(store, start, 8 * day);
  const isSteadyWith = (days: number, now: number) => recordClock(store, days * day, now);
  expect(isSteadyWith(400, start + 8 * day)).toBe(true);
  expect(isSteadyWith(1, start + 8 * day)).toBe(false);
  for (let now = start + 9 * day; now < start + 15 * day; now += day) expect(isSteadyWith(1, now)).toBe(false);
  expect(isSteadyWith(1, start + 15 * day)).toBe(true);
});

test('the server deletes what is past the retention period, and nothing when its clock jumped', async () => {
  const DATA_DIR = temporaryFolder();
  const store = new EnquiryStore(DATA_DIR);
  const enquiry = { name: 'Ravi', email: 'ravi@example.com', phone: '9876543210', message: '' };
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 400 * day });
  for (const key of ['3f9a20c1', '9fabf484']) store.add({ formId: 'enquiry', enquiry, files: [], held: undefined, key });
  vi.useRealTimers();
  store.setTime('clock seen', Date.now() - 100 * day);
  store.setTime('clock steady since', Date.now() - 200 * day);
  const env = { SITE_DIR: temporarySite(), DATA_DIR, RETENTION_DAYS: '365' };

  const jumped = await startServer(env);
  await vi.waitFor(() => expect(jumped.output.stderr).toContain('no enquiry is deleted'), { timeout: 120_000 });
  // A deletion would follow at once: the store has then been asked again.
  expect((await fetch(`${jumped.url}/healthz`)).ok).toBe(true);
  jumped.process.kill('SIGKILL');
  expect(readRows(DATA_DIR)).toHaveLength(2);

  store.setTime('clock seen', Date.now() - day);
  store.setTime('clock steady since', Date.now() - 8 * day);
  store[Symbol.dispose]();
  await startServer(env);
  await vi.waitFor(() => expect(readRows(DATA_DIR)).toEqual([]), { timeout: 120_000 });
  const line = { person: 'The server', what: expect.stringMatching(/^Deleted (3F9A-20C1|9FAB-F484), (3F9A-20C1|9FAB-F484) by age$/) };
  await vi.waitFor(() => expect(latestAudit(DATA_DIR)).toMatchObject([line]), { timeout: 120_000 });
});
