import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A state of a file that can be brought back. `when` is a date of ISO 8601. */
export type State = { id: string; when: string; what: string };

const statesShown = 30;

/** Earlier states of a file, the newest first; none where `root` is not in a git checkout. `file` is relative to `root`. */
export async function statesOf(root: string, file: string): Promise<State[]> {
  const format = '--format=%H%x09%aI%x09%s';
  const log = await git(root, ['log', `--max-count=${statesShown}`, format, '--diff-filter=AM', '--', file]).catch(() => '');
  return log
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t') as [string, string, string])
    .map(([id, when, what]) => ({ id, when, what }));
}

/** The text of a file in an earlier state. Throws where there is no such state. */
export async function textAt(root: string, file: string, id: string): Promise<string> {
  if (!/^[0-9a-f]{40}$/.test(id)) throw new Error('There is no such state');
  return git(root, ['show', `${id}:./${file}`]);
}

/** Keeps the present state of one file as a commit of it alone. Does nothing where `root` is not in a git checkout. */
export async function keepState(root: string, file: string, what: string): Promise<void> {
  if (!(await isCheckout(root))) return;
  const name = await git(root, ['config', 'user.email']).catch(() => '');
  const author = name ? [] : ['-c', 'user.name=Editor', '-c', 'user.email=editor@localhost'];
  await git(root, ['add', '--all', '--', file]);
  await git(root, [...author, 'commit', '--quiet', '--only', '-m', what, '--', file]);
}

async function isCheckout(root: string): Promise<boolean> {
  return (await git(root, ['rev-parse', '--is-inside-work-tree']).catch(() => '')).trim() === 'true';
}

async function git(root: string, args: string[]): Promise<string> {
  const { stdout } = await run('git', ['-C', root, ...args], { maxBuffer: 16 * 1024 * 1024 });
  return stdout;
}
