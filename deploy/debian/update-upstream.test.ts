import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { commit, git, hasTools, quickServer, release, runningMachine, state } from './trial/test-machine.ts';

// A busy machine makes a test slow, never wrong.
vi.setConfig({ testTimeout: 900_000 });

/** A running machine whose checkout came from a repository to which a developer pushes too. */
async function machineWithRepository() {
  const it = await runningMachine(quickServer);
  const [source, elsewhere] = [it.at('source'), it.at('elsewhere')];
  git(source, 'clone', '-q', '--bare', '.', it.at('repository.git'));
  git(source, 'remote', 'add', 'origin', it.at('repository.git'));
  git(source, 'fetch', '-q', 'origin');
  git(source, 'branch', '-q', '-u', `origin/${git(source, 'branch', '--show-current')}`);
  git(it.at(), 'clone', '-q', it.at('repository.git'), elsewhere);
  const push = (files: Record<string, string | null>) => {
    commit(elsewhere, files);
    git(elsewhere, 'push', '-q');
  };
  const head = () => git(source, 'rev-parse', 'HEAD');
  /** The state that an update without effect must not change. */
  const now = () => ({ head: head(), release: release(it), changes: git(source, 'status', '--porcelain') });
  return { ...it, source, push, head, now, lock: it.at('source/.git/index.lock') };
}

describe.skipIf(!hasTools)('update.sh with a repository', () => {
  test('merges what came from elsewhere and copies the result back; a line that both changed stays as it was saved here', async () => {
    const it = await machineWithRepository();
    it.push({ 'site/robots.txt': '# Elsewhere\n', 'site/new.txt': 'New\n' });
    it.publish({ 'site/robots.txt': '# Here\n' });
    expect(await it.update()).toMatchObject({ code: 0 });
    expect(readFileSync(`${release(it)}/dist/robots.txt`, 'utf8')).toBe('# Here\n');
    expect(existsSync(`${release(it)}/dist/new.txt`)).toBe(true);
    expect(git(it.at('repository.git'), 'rev-parse', 'HEAD')).toBe(it.head());
  });

  test('changes nothing where the two do not fit together, or there is nothing to publish and to fetch; goes on once they do', async () => {
    const it = await machineWithRepository();
    // Git would overwrite an untracked file.
    it.push({ 'site/new.txt': 'Elsewhere\n' });
    writeFileSync(it.at('source/site/new.txt'), 'Here\n');
    const unknown = it.now();
    expect(await it.update()).toMatchObject({ code: 1, output: expect.stringMatching(/do not fit together: nothing changed/) });
    expect([it.now(), readFileSync(it.at('source/site/new.txt'), 'utf8')]).toEqual([unknown, 'Here\n']);
    rmSync(it.at('source/site/new.txt'));

    // The repository does not answer, and nothing was saved here.
    renameSync(it.at('repository.git'), it.at('moved.git'));
    const alone = it.now();
    expect(await it.update()).toMatchObject({ code: 1, output: expect.stringMatching(/could not be fetched: nothing changed/) });
    expect(it.now()).toEqual(alone);
    // What was saved here is published all the same, and it is said that it is here only.
    it.publish({ 'site/robots.txt': '# Alone\n' });
    expect(await it.update()).toMatchObject({ code: 0 });
    expect(readFileSync(`${release(it)}/dist/robots.txt`, 'utf8')).toBe('# Alone\n');
    expect(state(it)).toEqual(['published', expect.stringMatching(/not copied to the repository: this machine may not write to it/)]);
    renameSync(it.at('moved.git'), it.at('repository.git'));

    // A file is deleted there and changed here.
    it.push({ 'site/robots.txt': null });
    it.publish({ 'site/robots.txt': '# Here\n' });
    const before = it.now();
    expect(await it.update()).toMatchObject({ code: 1, output: expect.stringMatching(/do not fit together: nothing changed/) });
    expect([it.now(), existsSync(it.at('source/.git/MERGE_HEAD')), state(it)[0]]).toEqual([before, false, 'failed']);
    it.push({ 'site/robots.txt': '# Elsewhere\n' });
    expect(await it.update()).toMatchObject({ code: 0 });
  });

  test('waits while the editor saves, and takes away the lock of a git that was killed', async () => {
    const it = await machineWithRepository();
    it.push({ 'site/robots.txt': '# Elsewhere\n' });
    writeFileSync(it.lock, '');
    let waited = false;
    setTimeout(() => {
      waited = existsSync(it.lock);
      rmSync(it.lock, { force: true });
    }, 1000);
    expect([await it.update(), waited]).toMatchObject([{ code: 0 }, true]);
    it.push({ 'site/robots.txt': '# Elsewhere, again\n' });
    writeFileSync(it.lock, '');
    expect(await it.update()).toMatchObject({ code: 0 });
    expect([readFileSync(`${release(it)}/dist/robots.txt`, 'utf8'), existsSync(it.lock)]).toEqual(['# Elsewhere, again\n', false]);
  });
});
