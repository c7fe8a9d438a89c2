import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { openPort } from '#server/test/test-mail-server.ts';
import {
  postEnquiry,
  readRows,
  runProgram,
  startServer,
  temporaryFolder,
  temporarySite,
  validFields,
  writeBuildFacts,
} from '#server/test/test-support.ts';

const oneLine = /^[^\n]+\n$/;

function folders() {
  return { SITE_DIR: temporarySite(), DATA_DIR: temporaryFolder() };
}

describe('npm start', () => {
  test('says in one line where it serves, and stops when asked', async () => {
    const { process: child, url } = await startServer(folders());
    expect((await fetch(url)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    await expect(fetch(url)).rejects.toThrow();
  });

  test('says once that it needs a proxy on the internet, where none is set', async () => {
    const alone = await startServer(folders());
    const behind = await startServer({ ...folders(), TRUSTED_PROXY: '127.0.0.1' });
    for (const { url } of [alone, behind]) await fetch(url);
    await vi.waitFor(() => expect(alone.output.stdout.match(/TRUSTED_PROXY is not set.*Caddy or nginx/g)).toHaveLength(1));
    expect(behind.output.stdout).not.toContain('TRUSTED_PROXY');
  });

  test('finishes what is under way before it stops', async () => {
    const env = folders();
    const { process: child, url } = await startServer(env);
    const post = (message: string) =>
      postEnquiry(url, { message }).then(
        (response) => response.status,
        () => 'not answered',
      );
    const responses = Array.from({ length: 8 }, (_, index) => post(`${index}`));
    const exit = once(child, 'exit');
    await Promise.race(responses);
    child.kill('SIGINT');
    const statuses = await Promise.all(responses);
    expect(await exit).toEqual([0, null]);
    expect(readRows(env.DATA_DIR)).toHaveLength(statuses.filter((status) => status === 200).length);
  });

  test('takes from the build what content decides, and from the environment what overrules it', async () => {
    const env = folders();
    writeBuildFacts(env.SITE_DIR, { settings: { FORM_ID: 'from-content', RETENTION_DAYS: '365' } });
    const status = async (url: string, formId: string) => (await fetch(`${url}/f/${formId}`, { method: 'POST' })).status;
    const first = await startServer(env);
    expect([await status(first.url, 'from-content'), await status(first.url, 'enquiry')]).toEqual([415, 404]);
    const second = await startServer({ ...env, DATA_DIR: temporaryFolder(), FORM_ID: 'other' });
    expect([await status(second.url, 'from-content'), await status(second.url, 'other')]).toEqual([404, 415]);
  });

  test('an enquiry names the version of the privacy page that was served', async () => {
    const env = folders();
    writeBuildFacts(env.SITE_DIR, { settings: { PRIVACY_VERSION: '1a2b3c4d' } });
    const { url } = await startServer(env);
    expect((await postEnquiry(url)).status).toBe(200);
    expect(readRows(env.DATA_DIR)).toMatchObject([{ privacy_version: '1a2b3c4d' }]);
  });
});

describe('npm start says in one line what to fix', () => {
  async function expectRefusal(env: Record<string, string>, reason: RegExp) {
    const { code, stdout, stderr } = await runProgram('main.ts', [], env);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(oneLine);
    expect(stderr).toMatch(reason);
  }

  test('when the port is in use', async () => {
    const port = await openPort(createServer());
    await expectRefusal({ ...folders(), PORT: String(port) }, new RegExp(`already in use .*:${port}: choose another PORT`));
  });

  test('when the site is not built', async () => {
    await expectRefusal({ SITE_DIR: temporaryFolder(), DATA_DIR: temporaryFolder() }, /run npm run build/);
    const env = folders();
    rmSync(join(env.SITE_DIR, '.build/server.json'));
    await expectRefusal(env, /server\.json is missing.*run npm run build/);
  });

  test('when a setting is wrong', async () => {
    await expectRefusal({ ...folders(), PORT: 'http' }, /^Setting PORT: /);
    await expectRefusal({ ...folders(), HOST: '192.0.2.1' }, /EADDRNOTAVAIL.*192\.0\.2\.1.*choose another PORT or HOST/);
  });
});

test('a store that cannot be used stops enquiries only, says so in one line, and recovers without a restart', async () => {
  const env = folders();
  const DATA_DIR = join(env.DATA_DIR, 'data');
  writeFileSync(DATA_DIR, '');
  const server = await startServer({ ...env, DATA_DIR, COUNT_USE: 'true', PRIVACY_VERSION: 'first' });
  expect((await fetch(server.url)).status).toBe(200);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(503);
  const send = () => fetch(`${server.url}/f/enquiry`, { method: 'POST', body: new URLSearchParams(validFields), redirect: 'manual' });
  const refused = await send();
  expect(refused.status).toBe(503);
  expect(await refused.text()).toContain(validFields.message);
  rmSync(DATA_DIR);
  await vi.waitFor(async () => expect((await send()).status).toBe(303), { timeout: 50_000, interval: 200 });
  expect(readRows(DATA_DIR)).toHaveLength(1);
  expect(server.output.stderr.match(/^The database .* cannot be used: .*$/gm)).toHaveLength(1);
});

test('an old Node is told which one is needed', () => {
  const pretend = 'data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"20.20.2"}})';
  const { status, stderr } = spawnSync(process.execPath, ['--import', pretend, 'server/require-node.js'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(oneLine);
  expect(stderr).toContain('Node 24.4 or newer');
});
