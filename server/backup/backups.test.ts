import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { latestAudit } from '#server/shared/audit.ts';
import { latestBackup, listBackups } from '#server/shared/backup-names.ts';
import { EnquiryStore } from '#server/store/enquiry-store.ts';
import { serveApp } from '#server/test/test-app.ts';
import { noLimits, postEnquiry, readRows, runProgram, startServer, temporaryFolder, temporarySite } from '#server/test/test-support.ts';
import { pdf, readFileRows, sendFiles } from '#server/test/test-uploads.ts';
import { makeBackup } from './make-backup.ts';
import { sealBackup } from './seal-backup.ts';

function environment(settings: Record<string, string> = {}) {
  return {
    SITE_DIR: temporarySite(),
    DATA_DIR: join(temporaryFolder(), 'data'),
    BACKUP_DIR: join(temporaryFolder(), 'backups'),
    ...noLimits,
    ...settings,
  };
}

const restore = (env: Record<string, string>, name = 'latest') => runProgram('restore.ts', [name], env);

/** Eight clients that send until told to stop; `answered` grows as their enquiries are answered OK. */
function startLoad(url: string) {
  const answered: string[] = [];
  let isOn = true;
  const client = async (name: number) => {
    for (let count = 0; isOn; count += 1) {
      const message = `${name}-${count}`;
      const isStored = name % 2 === 0 ? send(url, message) : sendWithFile(url, message);
      if (await isStored.catch(() => false)) answered.push(message);
    }
  };
  const clients = Promise.all(Array.from({ length: 8 }, (_, name) => client(name)));
  const stop = () => {
    isOn = false;
    return clients;
  };
  return { answered, stop };
}

async function send(url: string, message: string): Promise<boolean> {
  return (await postEnquiry(url, { message })).ok;
}

async function sendWithFile(url: string, message: string): Promise<boolean> {
  return (
    (await sendFiles(url, [{ name: 'plan.pdf', content: pdf(20_000), type: 'application/pdf' }], undefined, { message })).status === 200
  );
}

/** A site with enquiries of these messages, each with a file, and their backup in `folder`. */
async function backedUp(messages: string[], settings: Record<string, string> = {}) {
  const env = environment(settings);
  const { url } = await serveApp(env);
  for (const message of messages) await sendWithFile(url, message);
  const { folder } = await makeBackup(env.DATA_DIR, env.BACKUP_DIR);
  return { env, url, folder };
}

/** The messages that are stored with their whole file. */
function storedWithFile({ DATA_DIR }: { DATA_DIR: string }): Set<unknown> {
  const sizes = new Map(
    readFileRows(DATA_DIR).map(({ enquiry, name, size }) => [enquiry, statSync(join(DATA_DIR, 'files', name)).size === size]),
  );
  return new Set(
    readRows(DATA_DIR)
      .filter(({ id }) => sizes.get(String(id)))
      .map(({ message }) => message),
  );
}

const stored = (env: { DATA_DIR: string }) => new Set(readRows(env.DATA_DIR).map(({ message }) => message));

test('drill: enquiries under load, backup, everything deleted, restore: all that was answered OK before it is there', async () => {
  const env = environment();
  const server = await startServer(env);
  const load = startLoad(server.url);
  const withFileIn = (messages: string[]) => messages.filter((message) => Number(message.split('-')[0]) % 2 === 1);
  await vi.waitFor(() => expect(withFileIn(load.answered).length).toBeGreaterThan(10), { timeout: 120_000 });
  const before = [...load.answered];
  const backup = await runProgram('backup.ts', [], env);
  expect(backup).toMatchObject({ code: 0, stderr: '', stdout: expect.stringMatching(/read again and whole/) });
  await load.stop();
  expect(load.answered.length, 'the server answered during the backup').toBeGreaterThan(before.length);
  await server.kill();

  rmSync(env.DATA_DIR, { recursive: true });
  expect(await restore(env)).toMatchObject({ code: 0, stderr: '' });
  const rows = stored(env);
  expect(before.filter((message) => !rows.has(message))).toEqual([]);
  const withFile = storedWithFile(env);
  expect(withFileIn(before).filter((message) => !withFile.has(message))).toEqual([]);
  expect(statSync(join(env.DATA_DIR, 'enquiries.db')).mode & 0o077).toBe(0);
  expect((await fetch(`${(await startServer(env)).url}/healthz`)).status).toBe(200);
});

test('restore works while the server runs, and keeps what was there before', async () => {
  const { env, url } = await backedUp(['before']);
  await send(url, 'after');
  const { code, stdout } = await restore(env);
  expect(code).toBe(0);
  expect(stored(env)).toEqual(new Set(['before']));
  const latest = readdirSync(env.BACKUP_DIR).at(-1) ?? '';
  expect(stdout).toContain(`What was there before is the backup ${latest}`);
  expect(stored({ DATA_DIR: join(env.BACKUP_DIR, latest) })).toEqual(new Set(['before', 'after']));
  await vi.waitFor(async () => expect(await send(url, 'on the restored store')).toBe(true), { timeout: 120_000, interval: 200 });
  expect(stored(env)).toEqual(new Set(['before', 'on the restored store']));
});

test('of what is answered OK around a restore under load, all is in the backup that it makes or in the store, with its files', async () => {
  const env = environment();
  const load = startLoad((await serveApp(env)).url);
  await vi.waitFor(() => expect(load.answered.length).toBeGreaterThan(50), { timeout: 120_000 });
  await makeBackup(env.DATA_DIR, env.BACKUP_DIR);
  expect((await restore(env)).code).toBe(0);
  const restoredAt = load.answered.length;
  await vi.waitFor(() => expect(load.answered.length).toBeGreaterThan(restoredAt + 50), { timeout: 120_000 });
  await load.stop();
  const folders = [env.DATA_DIR, join(env.BACKUP_DIR, readdirSync(env.BACKUP_DIR).at(-1) ?? '')];
  const kept = new Set(folders.flatMap((DATA_DIR) => [...stored({ DATA_DIR })]));
  const keptWithFile = new Set(folders.flatMap((DATA_DIR) => [...storedWithFile({ DATA_DIR })]));
  expect(load.answered.filter((message) => !kept.has(message))).toEqual([]);
  const isWithFile = (message: string) => Number(message.split('-')[0]) % 2 === 1;
  expect(load.answered.filter((message) => isWithFile(message) && !keptWithFile.has(message))).toEqual([]);
});

test('a file that is missing from the disk is named, and the rest is in the backup; the next one takes no room for old files', async () => {
  const env = environment();
  const { url } = await serveApp(env);
  for (const message of ['first', 'second']) await sendWithFile(url, message);
  const [lost, kept] = readFileRows(env.DATA_DIR).map(({ name }) => name) as [string, string];
  rmSync(join(env.DATA_DIR, 'files', lost));
  const { code, stderr, stdout } = await runProgram('backup.ts', [], env);
  expect([code, stderr.includes(lost), stderr.includes(kept)]).toEqual([2, true, false]);
  expect(stdout).toMatch(/Enquiries: 2, files: 1/);
  await makeBackup(env.DATA_DIR, env.BACKUP_DIR);
  const [one, two] = readdirSync(env.BACKUP_DIR).map((name) => statSync(join(env.BACKUP_DIR, name, 'files', kept)).ino);
  expect(two).toBe(one);
});

test('a damaged backup is not restored', async () => {
  const { env, folder } = await backedUp(['kept']);
  for (const name of ['enquiries.db', 'contents.json']) {
    writeFileSync(join(folder, name), 'no store', { flag: 'r+' });
    const stderr = expect.stringMatching(new RegExp(`^Nothing was restored: .*${name} is damaged.*\n$`));
    expect(await restore(env, basename(folder))).toMatchObject({ code: 1, stderr });
  }
  expect(stored(env)).toEqual(new Set(['kept']));
});

test('a store beside the log of another file stays where it is', async () => {
  const { env } = await backedUp(['kept']);
  writeFileSync(join(env.DATA_DIR, 'enquiries.db-wal'), 'of another file');
  expect((await restore(env)).stderr).toMatch(/^Nothing was restored: .*-wal belongs to another file/);
  rmSync(join(env.DATA_DIR, 'enquiries.db-wal'));
  expect(stored(env)).toEqual(new Set(['kept']));
});

test('a store that a newer release has converted is backed up: after a return to this one the next update needs it', async () => {
  const env = environment();
  await send((await serveApp(env)).url, 'kept');
  using database = new DatabaseSync(join(env.DATA_DIR, 'enquiries.db'));
  database.exec('PRAGMA user_version = 99');
  expect(await makeBackup(env.DATA_DIR, env.BACKUP_DIR)).toMatchObject({ enquiries: 1 });
});

test('after a newer release has converted the store, the backup from before is restored once that store is moved away', async () => {
  const { env, folder } = await backedUp(['kept']);
  const path = join(env.DATA_DIR, 'enquiries.db');
  using database = new DatabaseSync(path);
  database.exec('PRAGMA user_version = 99');
  expect(await restore(env, basename(folder))).toMatchObject({ code: 1, stderr: expect.stringMatching(/newer version/) });
  for (const name of [path, join(env.DATA_DIR, 'files')]) renameSync(name, `${name}.away`);
  expect(await restore(env, basename(folder))).toMatchObject({ code: 0 });
  expect(storedWithFile(env)).toEqual(new Set(['kept']));
});

test('a store with a damaged index is restored too', async () => {
  const { env } = await backedUp(['kept']);
  const database = new DatabaseSync(join(env.DATA_DIR, 'enquiries.db'), { defensive: false });
  database.exec(`
    CREATE INDEX one ON enquiries (name);
    CREATE INDEX other ON enquiries (email);
    PRAGMA writable_schema = ON;
    UPDATE sqlite_schema SET rootpage = (SELECT sum(rootpage) FROM sqlite_schema WHERE name IN ('one', 'other')) - rootpage
      WHERE name IN ('one', 'other')`);
  database.close();
  expect(await restore(env)).toMatchObject({ code: 0, stderr: expect.stringMatching(/is damaged/) });
  expect(stored(env)).toEqual(new Set(['kept']));
});

test('a damaged store is moved beside the backups, and deleted with the backups of its day', async () => {
  const { env } = await backedUp(['kept'], { BACKUP_KEEP: '3' });
  writeFileSync(join(env.DATA_DIR, 'enquiries.db'), 'rubbish'.repeat(10_000));
  expect(await restore(env)).toMatchObject({ code: 0, stderr: expect.stringMatching(/is now in .*\.damaged/) });
  expect(storedWithFile(env)).toEqual(new Set(['kept']));
  const damaged = readdirSync(env.BACKUP_DIR).find((name) => name.endsWith('.damaged')) ?? '';
  expect(readdirSync(join(env.BACKUP_DIR, damaged))).toEqual(expect.arrayContaining(['enquiries.db', 'files']));
  const killed = join(env.DATA_DIR, 'restoring');
  mkdirSync(join(killed, 'files'), { recursive: true });
  for (const path of [join(env.BACKUP_DIR, damaged), killed]) utimesSync(path, 0, Date.now() / 1000 - 4 * 86_400);
  await runProgram('backup.ts', [], env);
  expect(readdirSync(env.BACKUP_DIR)).not.toContain(damaged);
  expect(existsSync(killed), 'what a restore left that was killed').toBe(false);
});

test('the last backup of each day is kept, for as many days as the setting says, and the newest three; one from the future is left out', async () => {
  const { env, folder } = await backedUp(['first'], { BACKUP_KEEP: '3' });
  const first = basename(folder);
  const older = ['10T01', '11T01', '11T20', '12T01', '12T20', '13T01', '13T02'].map((time) => `2026-01-${time}-00-00.000Z`);
  const future = '2999-01-01T00-00-00.000Z';
  for (const name of [...older, future]) cpSync(folder, join(env.BACKUP_DIR, name), { recursive: true });
  expect((await runProgram('backup.ts', [], env)).code).toBe(0);
  const kept = readdirSync(env.BACKUP_DIR);
  const last = kept.at(-2);
  expect(kept).toEqual(['2026-01-12T20-00-00.000Z', '2026-01-13T02-00-00.000Z', first, last, future]);
  expect((await restore(env)).stdout).toContain(`Restored ${last}`);
});

test('what was deleted after the backup does not come back with it', async () => {
  const { env } = await backedUp(['stays', 'deleted']);
  const deleted = readRows(env.DATA_DIR).find(({ message }) => message === 'deleted');
  await runProgram('enquiries.ts', ['delete', String(deleted?.id), '--yes'], env);
  expect((await restore(env)).code).toBe(0);
  expect(stored(env)).toEqual(new Set(['stays']));
  expect(readdirSync(join(env.DATA_DIR, 'files'))).toHaveLength(1);
});

test('an enquiry whose deletion failed at the last moment is not dropped by a restore', async () => {
  const { env, url } = await backedUp([]);
  await send(url, 'stays');
  const [{ id } = {}] = readRows(env.DATA_DIR);
  using database = new DatabaseSync(join(env.DATA_DIR, 'enquiries.db'));
  database.exec('CREATE TABLE hold (enquiry TEXT REFERENCES enquiries (id) DEFERRABLE INITIALLY DEFERRED)');
  database.prepare('INSERT INTO hold VALUES (?)').run(String(id));
  expect((await runProgram('enquiries.ts', ['delete', String(id), '--yes'], env)).stderr).toMatch(/FOREIGN KEY/);
  database.exec('DROP TABLE hold');
  await makeBackup(env.DATA_DIR, env.BACKUP_DIR);
  const [empty = '', newest = ''] = readdirSync(env.BACKUP_DIR);
  for (const name of [empty, newest]) await restore(env, name);
  expect(stored(env)).toEqual(new Set(['stays']));
  rmSync(env.DATA_DIR, { recursive: true });
  await restore(env, newest);
  expect(stored(env)).toEqual(new Set(['stays']));
});

/** An `--import` that changes functions of `fs` in the program. */
function changingFs(code: string): string {
  const program = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module'; ${code} syncBuiltinESMExports();`;
  return `--import=data:text/javascript,${encodeURIComponent(program)}`;
}

/** Ends the program before it changes the disk for the STOP_AT-th time. */
const stopper = changingFs(`
  let left = Number(process.env.STOP_AT);
  for (const name of ['copyFileSync', 'linkSync', 'mkdirSync', 'renameSync', 'rmSync', 'writeFileSync']) {
    const change = fs[name];
    fs[name] = (...words) => {
      left -= 1;
      if (left === 0) process.kill(process.pid, 'SIGKILL');
      return change(...words);
    };
  }`);

/** Does not let the program give a backup its name. */
const refuser = changingFs(`
  const rename = fs.renameSync;
  fs.renameSync = (from, to) => {
    if (from.endsWith('.before')) throw Object.assign(new Error('no access, rename ' + from), { syscall: 'rename' });
    rename(from, to);
  };`);

test('a restore that is killed at any step leaves the store before it or the restored one, each with its files', async () => {
  const env = environment();
  const server = await startServer(env);
  for (const message of ['both', 'restored']) await sendWithFile(server.url, message);
  await makeBackup(env.DATA_DIR, env.BACKUP_DIR);
  await sendWithFile(server.url, 'before');
  await server.kill();
  using database = new DatabaseSync(join(env.DATA_DIR, 'enquiries.db'));
  database.exec("PRAGMA foreign_keys = ON; DELETE FROM enquiries WHERE message = 'restored'");
  database.close();

  const seen = new Set<string>();
  for (let step = 1, isDone = false; !isDone; step += 1) {
    const [DATA_DIR, BACKUP_DIR] = [join(temporaryFolder(), 'data'), join(temporaryFolder(), 'backups')];
    cpSync(env.DATA_DIR, DATA_DIR, { recursive: true });
    cpSync(env.BACKUP_DIR, BACKUP_DIR, { recursive: true });
    const { code } = await restore({ ...env, DATA_DIR, BACKUP_DIR, NODE_OPTIONS: stopper, STOP_AT: `${step}` });
    isDone = code === 0;
    using store = new EnquiryStore(DATA_DIR, { verify: true });
    store.removeStrayFiles();
    const messages = [...storedWithFile({ DATA_DIR })].toSorted().join();
    expect(['before,both', 'both,restored'], `step ${step}`).toContain(messages);
    expect(readdirSync(join(DATA_DIR, 'files')), `step ${step}`).toHaveLength(2);
    // `restore latest` must mean the same backup at the next try.
    if (messages === 'before,both') expect(listBackups(BACKUP_DIR), `step ${step}`).toHaveLength(1);
    seen.add(messages);
  }
  expect(seen.size).toBe(2);
});

test('what fails after the store was restored is said, and not that nothing was restored', async () => {
  const { env, url, folder } = await backedUp(['before']);
  await send(url, 'after');
  const { code, stdout, stderr } = await restore({ ...env, NODE_OPTIONS: refuser });
  const [made] = readdirSync(env.BACKUP_DIR).filter((name) => name.endsWith('.before'));
  expect([code, stdout]).toEqual([2, expect.stringContaining(`Restored ${basename(folder)}`)]);
  expect(stderr).toMatch(/^The restore is done, but [^\n]+\n$/);
  expect(stderr).toContain(`rename ${join(env.BACKUP_DIR, String(made))}`);
  expect(stored(env)).toEqual(new Set(['before']));
  expect(stored({ DATA_DIR: join(env.BACKUP_DIR, String(made)) })).toEqual(new Set(['before', 'after']));
  expect(latestAudit(env.DATA_DIR)).toMatchObject([{ what: `Restored the backup ${basename(folder)}` }]);
});

test('after the machine was lost, an older backup brings back no deleted enquiry', async () => {
  const env = environment();
  const server = await startServer(env);
  for (const message of ['stays', 'deleted']) await sendWithFile(server.url, message);
  await makeBackup(env.DATA_DIR, env.BACKUP_DIR);
  const deleted = readRows(env.DATA_DIR).find(({ message }) => message === 'deleted');
  await runProgram('enquiries.ts', ['delete', String(deleted?.id), '--yes'], env);
  await makeBackup(env.DATA_DIR, env.BACKUP_DIR);
  await server.kill();
  rmSync(env.DATA_DIR, { recursive: true });

  const [older = '', newer = ''] = readdirSync(env.BACKUP_DIR);
  expect((await restore(env, older)).code).toBe(0);
  expect(stored(env)).toEqual(new Set(['stays']));
  // The next backup is made of this folder, so the list has to be in it again.
  expect(readFileSync(join(env.DATA_DIR, 'deleted-ids.txt'), 'utf8')).toContain(String(deleted?.id));
  expect((await restore(env, newer)).code).toBe(0);
});

const hasAge = spawnSync('age', ['--version']).status === 0;
if (!hasAge) console.log('The program age is not installed: sealed backups are not tested');

test('a copy that cannot be sealed is said, and the backup is there all the same', async () => {
  // It looks like a key, but is nobody's.
  const env = environment({ BACKUP_RECIPIENT: `age1${'q'.repeat(58)}` });
  await serveApp(env);
  const started = Date.now();
  const { code, stdout, stderr } = await runProgram('backup.ts', [], env);
  expect([code, stdout, stderr]).toEqual([
    2,
    expect.stringMatching(/read again and whole/),
    expect.stringMatching(/was made, but it could not be sealed/),
  ]);
  expect(latestBackup(env.BACKUP_DIR)).toBeGreaterThanOrEqual(started);
});

test.skipIf(!hasAge)('a sealed backup opens with its key only, and the newest three are kept', async () => {
  const key = join(temporaryFolder(), 'key.txt');
  const recipient = /age1\w+/.exec(spawnSync('age-keygen', ['-o', key], { encoding: 'utf8' }).stderr)?.[0] ?? '';
  const env = environment({ BACKUP_RECIPIENT: recipient });
  const { url } = await serveApp(env);
  await sendWithFile(url, 'secret');
  for (let count = 0; count < 4; count += 1) expect(await runProgram('backup.ts', [], env)).toMatchObject({ code: 0, stderr: '' });
  const names = readdirSync(join(env.BACKUP_DIR, 'sealed'));
  expect(names).toHaveLength(3);
  const sealed = join(env.BACKUP_DIR, 'sealed', names.at(-1) ?? '');
  expect(readFileSync(sealed).includes('secret')).toBe(false);
  expect(spawnSync('age', ['-d', '-i', '/dev/null', sealed]).status).not.toBe(0);
  // As docs/operating.md says.
  const other = environment({ DATA_DIR: join(temporaryFolder(), 'data') });
  mkdirSync(other.BACKUP_DIR);
  mkdirSync(other.DATA_DIR);
  const opened = spawnSync('sh', ['-c', `age -d -i ${key} ${sealed} | tar -x -C ${other.BACKUP_DIR}`]);
  expect(opened.status).toBe(0);
  expect((await restore(other)).code).toBe(0);
  expect(storedWithFile(other)).toEqual(new Set(['secret']));
});

test.skipIf(!hasAge)(
  'a sealed backup is kept beside those of a clock that was ahead, and what a killed sealing left goes with the old ones',
  () => {
    const backupsFolder = temporaryFolder();
    const recipient = /age1\w+/.exec(spawnSync('age-keygen', { encoding: 'utf8' }).stdout)?.[0] ?? '';
    const future = ['01', '02', '03'].map((day) => `2999-01-${day}T00-00-00.000Z.tar.age`);
    mkdirSync(join(backupsFolder, 'sealed'));
    for (const name of [...future, '2025-12-31T00-00-00.000Z.tar.age.part']) writeFileSync(join(backupsFolder, 'sealed', name), '');
    const made = ['01', '02', '03', '04'].map((day) => {
      const folder = join(backupsFolder, `2026-01-${day}T00-00-00.000Z`);
      mkdirSync(folder);
      return basename(sealBackup(folder, recipient));
    });
    expect(readdirSync(join(backupsFolder, 'sealed')).toSorted()).toEqual([...made.slice(1), ...future]);
  },
);

test('a backup or a restore that fails says in one line what is wrong, and leaves nothing half made', async () => {
  const env = environment();
  const nothing = await runProgram('backup.ts', [], env);
  expect(nothing).toMatchObject({ code: 1, stderr: expect.stringMatching(/^No backup was made: There is no store at [^\n]*\n$/) });
  expect(readdirSync(env.BACKUP_DIR)).toEqual([]);
  expect(await restore(env)).toMatchObject({ code: 1, stderr: expect.stringMatching(/there is no backup latest/) });
  expect(existsSync(env.DATA_DIR)).toBe(false);
  expect(await runProgram('backup.ts', [], { ...env, BACKUP_KEEP: '0' })).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^No backup was made: Setting BACKUP_KEEP: /),
  });
});
