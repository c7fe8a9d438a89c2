import { execFile } from 'node:child_process';
import { mkdtempDisposableSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { unfinishedEnding } from './replace-file.ts';
import { RequestRefusedError } from './request-refused-error.ts';
import type { Version } from './shared/api-types.ts';

const run = promisify(execFile);

export const editedFolders = ['content', 'photos'];
const versionsShown = 200;
/** Together so long that another git command, such as that of an update, is done by then. */
const maxRetries = 20;
const pauseMs = 250;
/** The commit to go back to, while that runs: after a crash the editor finishes it. */
const goingBack = 'refs/editor/going-back';

/** Earlier versions of `file` (relative to `root`), newest first; none if `root` is in no git checkout. */
export async function versionsOf(root: string, file: string): Promise<Version[]> {
  return logOf(root, [`--max-count=${versionsShown}`, '--diff-filter=AM', '--', file]).catch(() => []);
}

/** Commits of `git log` with these arguments, newest first. */
export async function logOf(root: string, args: string[]): Promise<Version[]> {
  const log = await runGit(root, ['log', '--format=%H%x09%aI%x09%an%x09%s', ...args]);
  const lines = log.split('\n').filter(Boolean);
  return lines.map((line) => {
    const [id = '', when = '', person = '', what = ''] = line.split('\t');
    return { id, when, person, what };
  });
}

/** The text of a file in an earlier version. Throws a RequestRefusedError if `id` is no commit's, or git's error. */
export async function textAtVersion(root: string, file: string, id: string): Promise<string> {
  if (!/^[0-9a-f]{40}$/.test(id)) throw new RequestRefusedError(404, 'There is no such version');
  return runGit(root, ['show', `${id}:./${file}`]);
}

/** The lines of content/ with these words that any committed version had, among others; empty outside a git checkout. */
export async function linesOfAllVersions(root: string, words: string): Promise<string> {
  // Without --all, git refuses before the first commit.
  const log = ['log', '--all', '--patch', '--unified=0', '--format=', '-G', words, '--', 'content'];
  return (await isCheckout(root)) ? runGit(root, log) : '';
}

/** Commits these files or folders alone, by `person`. Does nothing if nothing changed, or outside a git checkout. */
export async function commitFiles(root: string, files: string[], what: string, person = ''): Promise<void> {
  if (!(await isCheckout(root)) || (await runGit(root, ['status', '--porcelain', '--', ...files])) === '') return;
  const configuredEmail = await runGit(root, ['config', 'user.email']).catch(() => '');
  const name = person || (configuredEmail ? '' : 'Editor');
  const author = name ? ['-c', `user.name=${name}`, '-c', 'user.email=editor@localhost'] : [];
  await runGit(root, ['add', '--all', '--', ...files]);
  await runGit(root, [...author, 'commit', '--quiet', '--only', '-m', what, '--', ...files]);
}

/** Removes half-written files, and commits what was saved while git refused or before it was called. */
export async function commitRest(root: string): Promise<void> {
  if (!(await isCheckout(root))) return;
  await runGit(root, ['clean', '--force', '--quiet', '--', ...editedFolders.map((folder) => `${folder}/*${unfinishedEnding}`)]);
  await commitFiles(root, editedFolders, 'What was saved before and not kept');
}

/**
 * Puts content/ back to what it was at commit `id`, as a new commit by `person`. Photographs are put back, and newer ones
 * stay: a newer version of a file may name them. Nothing changes if `check` refuses a copy, which may lack a newer field.
 */
export async function goBackTo(root: string, id: string, person: string, check: (copy: string) => Promise<void>): Promise<void> {
  using copy = mkdtempDisposableSync(path.join(tmpdir(), 'editor-'));
  const gitFolder = (await runGit(root, ['rev-parse', '--absolute-git-dir'])).trim();
  const tree = (await runGit(root, ['rev-parse', `${id}:./`])).trim();
  await runGit(copy.path, [`--git-dir=${gitFolder}`, '--work-tree=.', 'restore', `--source=${tree}`, '--worktree', '--', ...editedFolders]);
  await check(copy.path);
  await commitRest(root);
  await runGit(root, ['update-ref', goingBack, id]);
  await finishGoingBack(root, person);
}

/** Does nothing without the ref. Each step can be repeated after a crash; if git refuses, all is as it was before. */
async function finishGoingBack(root: string, person: string): Promise<void> {
  const id = await runGit(root, ['rev-parse', '--verify', '--quiet', goingBack]).catch(() => '');
  if (id === '') return;
  try {
    const restore = ['restore', `--source=${id.trim()}`, '--staged', '--worktree'];
    await runGit(root, [...restore, '--', 'content']);
    await runGit(root, [...restore, '--overlay', '--', 'photos']);
    await commitFiles(root, editedFolders, 'Back to an earlier publication', person);
  } catch (error) {
    // Otherwise the next change would publish what is half gone back.
    await runGit(root, ['restore', '--source=HEAD', '--staged', '--worktree', '--', ...editedFolders]);
    throw error;
  } finally {
    await runGit(root, ['update-ref', '-d', goingBack]);
  }
}

/** Cleans up after a power cut, git's lock included. Only for a checkout in which no other git runs. */
export async function recover(root: string): Promise<void> {
  if (!(await isCheckout(root))) return;
  const lock = await runGit(root, ['rev-parse', '--git-path', 'index.lock']);
  rmSync(path.resolve(root, lock.trim()), { force: true });
  await commitRest(root);
  await finishGoingBack(root, '');
}

async function isCheckout(root: string): Promise<boolean> {
  return (await runGit(root, ['rev-parse', '--is-inside-work-tree']).catch(() => '')).trim() === 'true';
}

/** Runs git; waits while another command has its lock. */
export async function runGit(root: string, args: string[], retries = maxRetries): Promise<string> {
  try {
    const { stdout } = await run('git', ['-C', root, ...args], { maxBuffer: 16 * 1024 * 1024 });
    return stdout;
  } catch (error) {
    if (retries === 0 || !(error as Error).message.includes('index.lock')) throw error;
    await delay(pauseMs);
    return runGit(root, args, retries - 1);
  }
}
