import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { commit, hasTools, quickServer, release, runningMachine, state } from '#deploy/test/test-machine.ts';
import { gitIn } from '#deploy/test/test-update.ts';

// A busy machine makes a test slow, never wrong.
vi.setConfig({ testTimeout: 900_000 });

/** A running machine whose checkout came from a repository to which a developer pushes too. */
async function machineWithRepository() {
  const machine = await runningMachine(quickServer);
  const [source, elsewhere] = [machine.at('source'), machine.at('elsewhere')];
  gitIn(source, 'clone', '-q', '--bare', '.', machine.at('repository.git'));
  gitIn(source, 'remote', 'add', 'origin', machine.at('repository.git'));
  gitIn(source, 'fetch', '-q', 'origin');
  gitIn(source, 'branch', '-q', '-u', `origin/${gitIn(source, 'branch', '--show-current')}`);
  gitIn(machine.at(), 'clone', '-q', machine.at('repository.git'), elsewhere);
  const push = (files: Record<string, string | null>) => {
    commit(elsewhere, files);
    gitIn(elsewhere, 'push', '-q');
  };
  const head = () => gitIn(source, 'rev-parse', 'HEAD');
  /** The state that an update without effect must not change. */
  const now = () => ({ head: head(), release: release(machine), changes: gitIn(source, 'status', '--porcelain') });
  return { ...machine, source, push, head, now, lock: machine.at('source/.git/index.lock') };
}

describe.skipIf(!hasTools)('update.sh with a repository', () => {
  test('merges what came from elsewhere and copies the result back; a line that both changed stays as it was saved here', async () => {
    const machine = await machineWithRepository();
    machine.push({ 'content/robots.txt': '# Elsewhere\n', 'content/new.txt': 'New\n' });
    machine.publish({ 'content/robots.txt': '# Here\n' });
    expect(await machine.update()).toMatchObject({ code: 0 });
    expect(readFileSync(`${release(machine)}/dist/robots.txt`, 'utf8')).toBe('# Here\n');
    expect(existsSync(`${release(machine)}/dist/new.txt`)).toBe(true);
    expect(gitIn(machine.at('repository.git'), 'rev-parse', 'HEAD')).toBe(machine.head());
  });

  test('changes nothing if the two do not fit together, or if the repository is away and nothing was saved; then goes on', async () => {
    const machine = await machineWithRepository();
    // Git would overwrite an untracked file.
    machine.push({ 'content/new.txt': 'Elsewhere\n' });
    writeFileSync(machine.at('source/content/new.txt'), 'Here\n');
    const unknown = machine.now();
    expect(await machine.update()).toMatchObject({ code: 1, output: expect.stringMatching(/do not fit together: nothing changed/) });
    expect([machine.now(), readFileSync(machine.at('source/content/new.txt'), 'utf8')]).toEqual([unknown, 'Here\n']);
    rmSync(machine.at('source/content/new.txt'));

    // The repository does not answer, and nothing was saved here.
    renameSync(machine.at('repository.git'), machine.at('moved.git'));
    const alone = machine.now();
    expect(await machine.update()).toMatchObject({ code: 1, output: expect.stringMatching(/could not be fetched: nothing changed/) });
    expect(machine.now()).toEqual(alone);
    // What was saved here is published all the same, and it is said that it is here only.
    machine.publish({ 'content/robots.txt': '# Alone\n' });
    expect(await machine.update()).toMatchObject({ code: 0 });
    expect(readFileSync(`${release(machine)}/dist/robots.txt`, 'utf8')).toBe('# Alone\n');
    expect(state(machine)).toEqual(['published', expect.stringMatching(/not copied to the repository: this machine may not write to it/)]);
    renameSync(machine.at('moved.git'), machine.at('repository.git'));

    // A file is deleted there and changed here.
    machine.push({ 'content/robots.txt': null });
    machine.publish({ 'content/robots.txt': '# Here\n' });
    const before = machine.now();
    expect(await machine.update()).toMatchObject({ code: 1, output: expect.stringMatching(/do not fit together: nothing changed/) });
    expect([machine.now(), existsSync(machine.at('source/.git/MERGE_HEAD')), state(machine)[0]]).toEqual([before, false, 'failed']);
    machine.push({ 'content/robots.txt': '# Elsewhere\n' });
    expect(await machine.update()).toMatchObject({ code: 0 });
  });

  test('waits while the editor saves, and takes away the lock of a git that was killed', async () => {
    const machine = await machineWithRepository();
    machine.push({ 'content/robots.txt': '# Elsewhere\n' });
    writeFileSync(machine.lock, '');
    let waited = false;
    setTimeout(() => {
      waited = existsSync(machine.lock);
      rmSync(machine.lock, { force: true });
    }, 1000);
    expect([await machine.update(), waited]).toMatchObject([{ code: 0 }, true]);
    machine.push({ 'content/robots.txt': '# Elsewhere, again\n' });
    writeFileSync(machine.lock, '');
    expect(await machine.update()).toMatchObject({ code: 0 });
    expect([readFileSync(`${release(machine)}/dist/robots.txt`, 'utf8'), existsSync(machine.lock)]).toEqual([
      '# Elsewhere, again\n',
      false,
    ]);
  });
});
