import { existsSync, readlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseContentOrNull } from './file-text.ts';
import { formOf } from './form.ts';
import { editedFolders, logOf, runGit } from './history.ts';
import { knownFile, textOf, titleOf, usedPhotos } from './known-files.ts';
import { RequestRefusedError } from './request-refused-error.ts';
import type { FileChange, PublicationStatus, Release } from './shared/api-types.ts';
import { changesBetween } from './shared/field-changes.ts';
import { readLines, readUpdateProgress } from './update-progress.ts';

export type Publisher = ReturnType<typeof createPublisher>;

/**
 * Reads what deploy/debian/update.sh keeps in `folder`: the list of publications, the link to the served release, the
 * state of the last update. Writes only the file that asks for an update.
 */
export function createPublisher(root: string, folder: string) {
  async function read(): Promise<PublicationStatus> {
    // Read first: if an update ends while the rest is read, the page is told that it still runs, and asks again. Read
    // last, it would be 'published' beside changes that were listed as not published.
    const progress = readUpdateProgress(folder);
    return {
      progress,
      busy: ['waiting', 'build', 'try', 'switch'].includes(progress.state),
      changes: await changes(),
      releases: await Promise.all(releases().map((name) => release(name))),
    };
  }

  /** Asks for an update, by a file that systemd watches (studio-publish.path), unless one runs or nothing changed. */
  async function requestUpdate(): Promise<PublicationStatus> {
    const now = await read();
    if (now.busy || now.changes.length === 0) return now;
    writeFileSync(path.join(folder, 'publish/request'), `${new Date().toISOString()}\n`);
    return read();
  }

  /** Returns the commit of a release. Throws a RequestRefusedError if that release is no longer listed. */
  function commitOf(name: string): string {
    const commit = releases().includes(name) && /-([0-9a-f]{7,40})$/.exec(name)?.[1];
    if (!commit) throw new RequestRefusedError(404, 'This publication is no longer kept');
    return commit;
  }

  /** The served release and those published before it, newest first; newer ones were withdrawn. Empty before the first. */
  function releases(): string[] {
    const current = path.join(folder, 'current');
    if (!existsSync(current)) return [];
    const served = path.basename(readlinkSync(current));
    const published = readLines(path.join(folder, 'publications')).toReversed();
    return [served, ...published.slice(published.indexOf(served) + 1)];
  }

  async function release(name: string): Promise<Release> {
    // '20261123T101500Z-…' is the time of a release, in UTC.
    const when = name.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z.*/, '$1-$2-$3T$4:$5:$6Z');
    const commit = commitOf(name);
    const files = await filesSince(root, commit);
    // Going back leaves newer photographs where they are.
    const changed = files.filter((file) => file.startsWith('content/'));
    return { name, when, changedTitles: await Promise.all(changed.map((file) => titleOfFile(root, commit, file))) };
  }

  async function changes(): Promise<FileChange[]> {
    const [served] = releases();
    if (!served) return [];
    const commit = commitOf(served);
    return Promise.all((await filesSince(root, commit)).map((file) => changeSince(root, commit, file)));
  }

  return { read, requestUpdate, commitOf };
}

/** Without photographs that no page uses. Compares the files and not HEAD: git may have refused to commit them. */
async function filesSince(root: string, commit: string): Promise<string[]> {
  const changed = await runGit(root, ['diff', '--name-only', '-z', '--relative', commit, '--', ...editedFolders]);
  const added = await runGit(root, ['ls-files', '-z', '--others', '--exclude-standard', '--', ...editedFolders]);
  const used = usedPhotos(root);
  return `${changed}${added}`.split('\0').filter((file) => file && (!file.startsWith('photos/') || used.has(path.basename(file, '.jpg'))));
}

async function changeSince(root: string, commit: string, file: string): Promise<FileChange> {
  const [last] = await logOf(root, ['-1', `${commit}..HEAD`, '--', file]);
  const title = await titleOfFile(root, commit, file);
  const change = { file, title, person: last?.person ?? '', when: last?.when ?? '', fields: [] };
  const known = knownFile(file);
  if (!known) return change;
  const [old, now] = [await textAt(root, commit, file), textOf(root, file)].map((text) => parseContentOrNull(file, text));
  return { ...change, fields: changesBetween(formOf(known.schema), old ?? null, now ?? null) };
}

/** The text of a file at a commit; empty if it was not there. */
async function textAt(root: string, commit: string, file: string): Promise<string> {
  return runGit(root, ['show', `${commit}:./${file}`]).catch(() => '');
}

/** The title of a file; of one that is missing now, as it was at a commit. */
async function titleOfFile(root: string, commit: string, file: string): Promise<string> {
  const known = knownFile(file);
  if (!known) return file.replace(/^photos\/(.+)\.jpg$/, 'Picture $1');
  return titleOf(root, known, textOf(root, file) || (await textAt(root, commit, file)));
}
