import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, realpathSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '#server/test/test-support.ts';
import { goBackTo, recover, runGit } from './history.ts';
import { createPublisher } from './publication.ts';
import { readUpdateProgress } from './update-progress.ts';

/** A checkout whose first commit is served, and the folder of its releases. */
async function studio() {
  const folder = temporaryFolder();
  const at = (...names: string[]) => path.join(folder, ...names);
  for (const name of ['source/content', 'source/photos', 'releases', 'publish']) mkdirSync(at(name), { recursive: true });
  writeFileSync(at('source/content/home.yaml'), 'hero:\n  headline: Old\n');
  writeFileSync(at('source/photos/.gitkeep'), '');
  const run = (...words: string[]) => runGit(at('source'), ['-c', 'user.name=Asha', '-c', 'user.email=a@studio.example', ...words]);
  const commit = async (headline: string) => {
    writeFileSync(at('source/content/home.yaml'), `hero:\n  headline: ${headline}\n`);
    await run('commit', '-qam', headline);
  };
  const release = async (time: string) => {
    const name = `${time}-${(await run('rev-parse', '--short', 'HEAD')).trim()}`;
    mkdirSync(at('releases', name));
    appendFileSync(at('publications'), `${name}\n`);
    serve(name);
    return name;
  };
  const serve = (name: string) => {
    rmSync(at('current'), { force: true });
    symlinkSync(at('releases', name), at('current'));
  };
  await run('init', '-q');
  await run('add', '-A');
  await run('commit', '-qm', 'First');
  await release('20261122T101500Z');
  /** Writes the state of the last update, at a second of the day, and its log. */
  const says = (second: number, state: string[], log: string[] = []) => {
    writeFileSync(at('publish.state'), state.map((line) => `${line}\n`).join(''));
    writeFileSync(at('publish.log'), log.map((line) => `${line}\n`).join(''));
    utimesSync(at('publish.state'), second, second);
  };
  return {
    at,
    run,
    commit,
    release,
    serve,
    says,
    publisher: createPublisher(at('source'), folder),
    progress: () => readUpdateProgress(folder),
  };
}

test('what is saved since the served release is listed by file, field and person', async () => {
  const { commit, release, publisher } = await studio();
  await commit('New');
  const { changes } = await publisher.read();
  expect(changes).toMatchObject([
    { file: 'content/home.yaml', person: 'Asha', fields: [{ name: 'First screen: Headline', before: 'Old', after: 'New' }] },
  ]);
  await release('20261122T111500Z');
  const after = await publisher.read();
  expect(after.changes).toEqual([]);
  expect(after.releases.map(({ when }) => when)).toEqual(['2026-11-22T11:15:00Z', '2026-11-22T10:15:00Z']);
});

test('releases are listed in the order of their publication, whatever the clock said', async () => {
  const { release, publisher } = await studio();
  const ahead = await release('20990101T101500Z');
  const since = await release('20261122T111500Z');
  expect((await publisher.read()).releases).toMatchObject([{ name: since }, { name: ahead }, { when: '2026-11-22T10:15:00Z' }]);
});

test('releases newer than the served one were withdrawn and are not listed', async () => {
  const { release, serve, publisher } = await studio();
  const served = await release('20261122T111500Z');
  await release('20261122T121500Z');
  serve(served);
  expect((await publisher.read()).releases).toMatchObject([{ name: served }, { when: '2026-11-22T10:15:00Z' }]);
});

test('a release that was cut off before it was listed is served and listed', async () => {
  const { at, publisher } = await studio();
  rmSync(at('publications'));
  expect((await publisher.read()).releases).toMatchObject([{ when: '2026-11-22T10:15:00Z' }]);
});

test('before the first publication none is listed, and no change', async () => {
  const { at, commit, publisher } = await studio();
  rmSync(at('current'));
  await commit('New');
  expect(await publisher.read()).toMatchObject({ changes: [], releases: [] });
});

test('going back names the files that it changes, whatever their commits say', async () => {
  const { at, run, commit, release, publisher } = await studio();
  mkdirSync(at('source/content/services'));
  const page = 'source/content/services/kitchens.md';
  writeFileSync(at(page), '---\nname: "Kitchens: to cook in"\nphoto: hall\n---\n');
  writeFileSync(at('source/photos/hall.jpg'), '');
  await run('add', '-A');
  await run('commit', '-qm', 'What was saved before and not kept');
  await commit('Changed and');
  await commit('Old');
  await release('20261122T111500Z');
  expect((await publisher.read()).releases).toMatchObject([{ changedTitles: [] }, { changedTitles: ['Kitchens: to cook in'] }]);
  writeFileSync(at(page), '---\nname: Kitchens\nphoto: hall\n---\n');
  expect((await publisher.read()).releases[0]?.changedTitles).toEqual(['Kitchens']);
  rmSync(at(page));
  const { changes, releases } = await publisher.read();
  expect([changes[0]?.title, releases[0]?.changedTitles]).toEqual(['Kitchens: to cook in', ['Kitchens: to cook in']]);
});

test('what git refused to commit is listed too, also a new picture, and none that no page uses', async () => {
  const { at, publisher } = await studio();
  writeFileSync(at('source/photos/hall.jpg'), '');
  expect((await publisher.read()).changes).toEqual([]);
  writeFileSync(at('source/content/home.yaml'), 'hero:\n  headline: New\n  photo: hall\n');
  expect((await publisher.read()).changes).toMatchObject([
    { file: 'content/home.yaml', fields: [{ name: 'First screen: Headline', before: 'Old', after: 'New' }, { after: 'hall' }] },
    { file: 'photos/hall.jpg', title: 'Picture hall' },
  ]);
});

test('no update is asked for where nothing would change', async () => {
  const { at, publisher, commit } = await studio();
  writeFileSync(at('source/.git/info/exclude'), '*.swp\n');
  writeFileSync(at('source/content/home.yaml.swp'), 'Of an editor of text');
  await publisher.requestUpdate();
  expect(() => rmSync(at('publish/request'))).toThrow();
  await commit('New');
  expect((await publisher.requestUpdate()).progress).toEqual({ state: 'waiting', lines: [] });
  rmSync(at('publish/request'));
});

test('two who publish at once get one publication', async () => {
  const { at, publisher, commit } = await studio();
  await commit('New');
  await publisher.requestUpdate();
  const asked = statSync(at('publish/request')).mtimeMs;
  expect((await publisher.requestUpdate()).progress).toEqual({ state: 'waiting', lines: [] });
  expect(statSync(at('publish/request')).mtimeMs).toBe(asked);
});

test('a request that no update took up is cut off, and can be made again', async () => {
  const { at, says, commit, publisher, progress } = await studio();
  says(1, ['published']);
  await commit('New');
  writeFileSync(at('publish/request'), '');
  // The second one: the clock was ahead.
  for (const second of [2, Date.now() / 1000 + 86_400]) {
    utimesSync(at('publish/request'), second, second);
    expect(progress()).toEqual({ state: 'cut off', lines: [] });
  }
  expect((await publisher.requestUpdate()).progress.state).toBe('waiting');
});

test('the state of an update tells how it ended, also one that ended without a word', async () => {
  const { says, progress } = await studio();
  expect(progress().state).toBe('none');
  says(1, ['published']);
  expect(progress()).toEqual({ state: 'published', lines: [] });
  says(1, ['published', 'update: not copied']);
  expect(progress()).toEqual({ state: 'published', lines: ['update: not copied'] });
  const log = ['  content/home.yaml: hero: This is missing: add it', 'update: the build failed: nothing changed'];
  says(1, ['failed', 'update: the build failed: nothing changed'], log);
  expect(progress()).toEqual({ state: 'failed', lines: log });
  says(1, ['failed', 'update: no backup could be made: nothing changed'], log);
  expect(progress()).toEqual({ state: 'failed', lines: ['update: no backup could be made: nothing changed'] });
  for (const step of ['build', 'try', 'switch']) {
    says(1, [step]);
    expect(progress(), step).toEqual({ state: 'cut off', lines: [] });
  }
});

// Only Linux has flock; the server runs on Linux.
test.runIf(process.platform === 'linux')('a request newer than the state waits, and an update that runs is under way', async () => {
  const { at, says, progress } = await studio();
  says(1, ['published']);
  writeFileSync(at('publish/request'), '');
  expect(progress().state).toBe('waiting');
  const holder = spawn('flock', [at('update.lock'), 'sleep', '600'], { detached: true });
  onTestFinished(() => void process.kill(-(holder.pid as number)));
  writeFileSync(at('publish.state'), 'try\n');
  await vi.waitFor(() => expect(progress()).toEqual({ state: 'try', lines: [] }), { timeout: 60_000 });
  says(1, ['published']);
  utimesSync(at('publish/request'), 2, 2);
  expect(progress().state).toBe('waiting');
});

test.runIf(process.platform === 'linux')('an update that ends while it is asked about has ended well and was not cut off', async () => {
  const { at, says, progress } = await studio();
  mkdirSync(at('bin'));
  // The update writes its end and releases its lock after the state was read.
  writeFileSync(at('bin/flock'), `#!/bin/sh\necho published >${at('publish.state')}\n`, { mode: 0o755 });
  vi.stubEnv('PATH', `${at('bin')}:${process.env.PATH}`);
  says(1, ['switch']);
  expect(progress()).toEqual({ state: 'published', lines: [] });
});

test('only a release that is listed can be gone back to', async () => {
  const { publisher, release, commit, run } = await studio();
  const first = (await run('rev-parse', '--short', 'HEAD')).trim();
  await commit('New');
  await release('20261122T111500Z');
  expect(publisher.commitOf(`20261122T101500Z-${first}`)).toBe(first);
  expect(() => publisher.commitOf(`20261122T101500Z-${first};rm`)).toThrow('no longer kept');
  expect(() => publisher.commitOf('../../etc')).toThrow('no longer kept');
  expect(() => publisher.commitOf(`20261121T101500Z-${first}`)).toThrow('no longer kept');
});

test('after a power cut git works again, a half-written file is gone, and what was saved is kept', async () => {
  const { at, run } = await studio();
  writeFileSync(at('source/.git/index.lock'), '');
  writeFileSync(at('source/content/home.yaml.new'), 'hero: half');
  writeFileSync(at('source/content/home.yaml'), 'hero:\n  headline: Saved\n');
  await recover(at('source'));
  expect(await run('status', '--porcelain')).toBe('');
  expect(await run('show', 'HEAD:content/home.yaml')).toContain('Saved');
});

test('going back removes what content was added, and no photograph', async () => {
  const { at, run } = await studio();
  const id = (await run('rev-parse', 'HEAD')).trim();
  const added = ['source/content/about.yaml', 'source/photos/hall.jpg'];
  for (const file of added) writeFileSync(at(file), 'heading: New\n');
  await run('add', '-A');
  await run('commit', '-qm', 'New');
  await goBackTo(at('source'), id, 'Asha', async () => {});
  expect(added.map((file) => existsSync(at(file)))).toEqual([false, true]);
  expect(await run('status', '--porcelain')).toBe('');
});

test.each(['website', 'commit'])('a way back that is killed with half a %s is finished at the next start', async (half) => {
  const { at, run, commit } = await studio();
  writeFileSync(at('source/content/about.yaml'), 'heading: Old\n');
  await run('add', '-A');
  await run('commit', '-qm', 'Both');
  const id = (await run('rev-parse', 'HEAD')).trim();
  writeFileSync(at('source/content/about.yaml'), 'heading: New\n');
  await commit('New');
  await commit('Newer');

  // Git runs the filter for each file that it writes, and the hook before a commit: they kill git and its parent.
  const end = 'git=$(ps -o ppid= -p $$); kill -9 $(ps -o ppid= -p $git) $git';
  const inCheckout = `[ "$PWD" != "${realpathSync(at('source'))}" ]`;
  if (half === 'commit') writeFileSync(at('source/.git/hooks/pre-commit'), `#!/bin/sh\n${end}\n`, { mode: 0o755 });
  else {
    await run('config', 'filter.end.smudge', `${inCheckout} || [ ! -e ../written ] || { ${end}; }; ${inCheckout} || touch ../written; cat`);
    writeFileSync(at('source/.git/info/attributes'), '*.yaml filter=end\n');
  }
  const program = `import { goBackTo } from './editor/history.ts'; await goBackTo('${at('source')}', '${id}', 'Asha', async () => {});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' });
  expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
  expect(await run('log', '-1', '--format=%s')).toBe('Newer\n');

  rmSync(at('source/.git/hooks/pre-commit'), { force: true });
  await run('config', '--unset', 'filter.end.smudge').catch(() => {});
  await recover(at('source'));
  expect(await run('status', '--porcelain')).toBe('');
  expect(await run('diff', id, 'HEAD')).toBe('');
  expect(await run('for-each-ref', 'refs/editor')).toBe('');
});
