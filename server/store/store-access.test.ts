import { copyFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { startApp } from '#server/test/test-app.ts';
import { testSettings, validFields } from '#server/test/test-support.ts';
import { EnquiryStore } from './enquiry-store.ts';
import { createStoreAccess } from './store-access.ts';

beforeEach(() => {
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {});
});

async function start() {
  const { app, settings, rows } = startApp();
  await app.ready();
  const path = join(settings.dataDir, 'enquiries.db');
  const send = (message: string) => app.inject({ method: 'POST', url: '/f/enquiry', payload: { ...validFields, message } });
  return { app, path, send, messages: () => rows().map(({ message }) => message) };
}

function lock(path: string): { release: () => void } {
  const database = new DatabaseSync(path);
  database.exec('BEGIN EXCLUSIVE');
  const release = () => database.isOpen && database.close();
  onTestFinished(() => void release());
  return { release };
}

test('while another program has the store locked, pages and health answer at once and an enquiry waits for its turn', async () => {
  const { app, path, send, messages } = await start();
  const { release } = lock(path);
  let stored = false;
  const waiting = send('waits').then((response) => {
    stored = true;
    return response;
  });
  const health = app.inject('/healthz');
  // Each page is served while the enquiry waits. If waiting blocked the thread, the enquiry would end first.
  for (let page = 0; page < 20; page += 1) expect((await app.inject('/about')).statusCode).toBe(200);
  expect(stored).toBe(false);
  expect((await health).statusCode).toBe(503);
  release();
  expect((await waiting).statusCode).toBe(200);
  expect(messages()).toEqual(['waits']);
});

test('an enquiry that waits too long for the lock gets a 503, and the next one is stored when the lock is gone', async () => {
  const { path, send, messages } = await start();
  const { release } = lock(path);
  expect((await send('too long')).statusCode).toBe(503);
  release();
  expect((await send('later')).statusCode).toBe(200);
  expect(messages()).toEqual(['later']);
});

test('a store that is locked when the server starts is used once it is free', async () => {
  const settings = testSettings();
  const path = join(settings.dataDir, 'enquiries.db');
  const first = createApp(settings);
  await first.close();
  const { release } = lock(path);
  const app = createApp(settings);
  onTestFinished(() => app.close());
  expect((await app.inject('/about')).statusCode).toBe(200);
  expect((await app.inject('/healthz')).statusCode).toBe(503);
  release();
  await vi.waitFor(async () => expect((await app.inject('/healthz')).statusCode).toBe(200), { timeout: 120_000, interval: 200 });
});

test('while writing fails, enquiries are refused and pages served, and both work again after it', async () => {
  const { app, path, send, messages } = await start();
  const trigger = new DatabaseSync(path);
  trigger.exec("CREATE TRIGGER full BEFORE INSERT ON enquiries BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END");
  expect((await send('no room')).statusCode).toBe(503);
  expect((await app.inject('/about')).statusCode).toBe(200);
  trigger.exec('DROP TRIGGER full');
  trigger.close();
  await vi.waitFor(async () => expect((await send('room')).statusCode).toBe(200), { timeout: 120_000, interval: 200 });
  expect(messages()).toEqual(['room']);
});

test('a fault in the code that uses the store is passed on, and the store stays in use', async () => {
  const { dataDir } = testSettings();
  const access = createStoreAccess(() => new EnquiryStore(dataDir, { create: true }));
  const fault = access.use(() => (undefined as unknown as { length: number }).length);
  await expect(fault).rejects.toThrow(TypeError);
  expect(await access.use((store) => store.countHeld())).toBe(0);
  expect(console.warn).not.toHaveBeenCalled();
});

test('a store that is damaged while the server runs refuses enquiries, and a restored one is used without a restart', async () => {
  const { app, path, send, messages } = await start();
  await send('in the backup');
  copyFileSync(path, `${path}.backup`);
  writeFileSync(path, 'rubbish'.repeat(10_000));
  expect((await send('lost?')).statusCode).toBe(503);
  expect((await app.inject('/about')).statusCode).toBe(200);
  renameSync(`${path}.backup`, path);
  await vi.waitFor(async () => expect((await send('after')).statusCode).toBe(200), { timeout: 120_000, interval: 200 });
  expect(messages()).toEqual(['in the backup', 'after']);
});
