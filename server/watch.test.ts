import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readSettings } from './settings.ts';
import { Store } from './store.ts';
import { StoreAccess } from './store-access.ts';
import { startMailServer } from './test-mail-server.ts';
import { temporaryFolder, temporarySite, validFields } from './test-support.ts';
import { Watch } from './watch.ts';

const HOUR_MS = 3_600_000;

/** A server's parts with one enquiry that waits for its e-mail, `hours` later, with so much room on the disk. */
async function serverWith({ hours = 0, freeBytes = 50e9, takesMail = true }) {
  const mailServer = await startMailServer(() => takesMail);
  const settings = readSettings({
    SITE_DIR: temporarySite(),
    DATA_DIR: temporaryFolder(),
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    STUDIO_EMAIL: 'hello@kora.example',
  });
  const store = new StoreAccess(() => new Store(settings.dataDir, { queueMail: true }));
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    store.close();
    log.mockRestore();
  });
  await store.use((open) => open.add({ form: 'enquiry', enquiry: validFields, held: undefined, key: undefined }));
  const clock = { now: Date.now() + hours * HOUR_MS };
  const newWatch = () => new Watch(store, settings, { freeBytes: async () => freeBytes, now: () => clock.now });
  return { store, clock, newWatch, watch: newWatch(), mails: mailServer.mails, logged: () => log.mock.calls.map(String) };
}

describe('/healthz', () => {
  test('says what a monitor needs, and nothing personal', async () => {
    const { watch } = await serverWith({});
    const status = await watch.status();
    expect(status).toEqual({
      ok: true,
      built: expect.stringMatching(/^\d{4}-.*Z$/),
      started: expect.stringMatching(/^\d{4}-.*Z$/),
      mail: { waiting: 1, oldestMinutes: 0 },
      disk: { freeMB: 50_000 },
      problems: [],
    });
    for (const value of Object.values(validFields)) expect(JSON.stringify(status)).not.toContain(value);
  });

  test('names late e-mail, a disk nearly full, and a store that cannot be used', async () => {
    const { watch } = await serverWith({ hours: 2.5, freeBytes: 0.5e9 });
    const { ok, mail, problems } = await watch.status();
    expect([ok, mail]).toEqual([true, { waiting: 1, oldestMinutes: 150 }]);
    expect(problems).toEqual([expect.stringMatching(/^1 enquiries .* oldest for 2 h/), expect.stringMatching(/disk .* 500 MB/)]);

    const broken = await serverWith({});
    broken.store.close();
    const status = await broken.watch.status();
    expect([status.ok, status.mail, status.problems]).toEqual([false, undefined, [expect.stringMatching(/cannot be stored/)]]);
  });
});

describe('the daily line to the studio', () => {
  test('comes once a day while something is wrong, also across restarts, and is in the log', async () => {
    const { newWatch, clock, mails, logged } = await serverWith({ hours: 2 });
    await newWatch().report();
    await newWatch().report();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/1 enquiries could not be e-mailed/);
    expect(mails.join()).not.toMatch(/Srinivas|98765|Two bedrooms/);
    expect(logged()).toEqual([expect.stringMatching(/1 enquiries could not be e-mailed/)]);
    clock.now += 25 * HOUR_MS;
    await newWatch().report();
    expect(mails).toHaveLength(2);
  });

  test('does not come while nothing is wrong', async () => {
    const { watch, mails, logged } = await serverWith({});
    await watch.report();
    expect([mails, logged()]).toEqual([[], []]);
  });

  test('is tried again when its own e-mail fails', async () => {
    const { newWatch, logged, mails } = await serverWith({ freeBytes: 1e6, takesMail: false });
    await newWatch().report();
    await newWatch().report();
    expect(mails).toHaveLength(0);
    expect(logged().filter((line) => /disk is nearly full/.test(line))).toHaveLength(2);
    expect(logged().filter((line) => /not sent \(\w+\)/.test(line))).toHaveLength(2);
  });
});
