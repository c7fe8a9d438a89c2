import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { dayMs, hourMs } from '#contract/lib/durations.ts';
import { backupNameOf } from '#server/shared/backup-names.ts';
import { EnquiryStore } from '#server/store/enquiry-store.ts';
import { createStoreAccess } from '#server/store/store-access.ts';
import { startApp } from '#server/test/test-app.ts';
import { temporaryFolder, testSettings, validFields } from '#server/test/test-support.ts';
import { createHealthCheck } from './health.ts';

vi.mock('node:fs/promises', { spy: true });

const mailEnv: Record<string, string> = { SMTP_URL: 'smtp://127.0.0.1:25', STUDIO_EMAIL: 'studio@example.com' };

/** A server's parts `hours` after an enquiry whose email still waits, with `freeBytes` of disk. */
async function serverWith({ hours = 0, freeBytes = 50e9, env = mailEnv }) {
  const settings = testSettings(env);
  const access = createStoreAccess(() => new EnquiryStore(settings.dataDir, { create: true, queueMail: true }));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.mocked(statfs).mockReset());
  await access.use((store) => store.add({ formId: 'enquiry', enquiry: validFields, held: undefined, files: [], key: undefined }));
  vi.setSystemTime(Date.now() + hours * hourMs);
  vi.mocked(statfs).mockResolvedValue({ bavail: freeBytes, bsize: 1 } as Awaited<ReturnType<typeof statfs>>);
  return { settings, access, check: createHealthCheck(access, settings) };
}

describe('/healthz', () => {
  test('says what a monitor needs, and nothing personal', async () => {
    const { check } = await serverWith({});
    const status = await check();
    expect(status).toEqual({ ok: true, problems: [], build: expect.stringMatching(/^\d{4}-.*Z$/) });
    for (const value of Object.values(validFields)) expect(JSON.stringify(status)).not.toContain(value);
  });

  test('names late email, a disk nearly full, files that fill their space, and a store that cannot be used', async () => {
    const { check } = await serverWith({ hours: 2.5, freeBytes: 0.5e9 });
    const { ok, build, problems } = await check();
    expect([ok, build]).toEqual([false, expect.any(String)]);
    expect(problems).toEqual([expect.stringMatching(/: 1, the oldest for 2 h/), expect.stringMatching(/disk .* 500 MB/)]);

    const full = await serverWith({});
    vi.spyOn(EnquiryStore.prototype, 'filesSize').mockReturnValueOnce(full.settings.filesQuota);
    expect((await full.check()).problems).toEqual([expect.stringContaining('FILES_QUOTA_MB')]);

    full.settings.filesQuota = 0;
    vi.spyOn(EnquiryStore.prototype, 'filesSize').mockReturnValue(5);
    const access = createStoreAccess(() => new EnquiryStore(full.settings.dataDir, { queueMail: true }));
    expect((await createHealthCheck(access, full.settings)()).problems, 'files are not taken, some are stored').toEqual([]);
    vi.mocked(EnquiryStore.prototype.filesSize).mockRestore();

    const broken = await serverWith({});
    writeFileSync(join(broken.settings.dataDir, 'enquiries.db'), 'rubbish'.repeat(10_000));
    const reason = /^Enquiries cannot be stored: .*(not a database|malformed).*studio restore latest$/;
    // The second asks again within the pause after a failure.
    for (const check of [broken.check, createHealthCheck(broken.access, broken.settings)]) {
      const { ok, build, problems } = await check();
      expect([ok, build, problems]).toEqual([false, undefined, [expect.stringMatching(reason)]]);
    }
  });

  test('says that the nightly backup is not made any more, from the second day on, and what cannot be read for that', async () => {
    const { settings, check } = await serverWith({ env: {} });
    const { dataDir } = settings;
    settings.backups.folder = temporaryFolder();
    mkdirSync(join(settings.backups.folder, backupNameOf(Date.now())));
    const checkAfter = (days: number) => {
      vi.setSystemTime(Date.now() + days * dayMs);
      return createHealthCheck(
        createStoreAccess(() => new EnquiryStore(dataDir)),
        settings,
      )();
    };
    expect((await checkAfter(1.5)).problems).toEqual([]);
    expect((await checkAfter(1)).problems).toEqual([expect.stringMatching(/^No backup was made for 2 days: studio backup/)]);
    settings.backups.folder = join(dataDir, 'enquiries.db');
    expect((await checkAfter(0)).problems).toEqual([expect.stringMatching(/ENOTDIR/)]);
    expect(await check()).toMatchObject({ build: expect.any(String) });
  });

  test('says that the site is gone, where half an update took it away', async () => {
    const { settings, check } = await serverWith({});
    rmSync(join(settings.siteDir, 'index.html'));
    expect((await check()).problems).toEqual([expect.stringMatching(/index\.html is missing/)]);
  });

  test('is well if email was switched off while some waited', async () => {
    const { check } = await serverWith({ hours: 2.5, env: {} });
    expect(await check()).toMatchObject({ ok: true, problems: [] });
  });

  test('tells strangers whether all is well, and the machine itself what is not', async () => {
    const { app } = startApp({ TRUSTED_PROXY: '127.0.0.1' });
    const ask = (headers: Record<string, string>, remoteAddress = '127.0.0.1') => app.inject({ url: '/healthz', headers, remoteAddress });
    for (const stranger of [await ask({ 'x-forwarded-for': '192.0.2.1' }), await ask({}, '192.0.2.1')]) {
      expect(stranger.json()).toEqual({ ok: stranger.statusCode === 200 });
      expect(stranger.headers).not.toHaveProperty('x-build');
    }
    const own = await ask({});
    expect([own.json(), own.headers['x-build']]).toEqual([{ ok: true, problems: [] }, expect.stringMatching(/^\d{4}-.*Z$/)]);
  });
});
