import { spawnSync } from 'node:child_process';
import { readdirSync, readlinkSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentFile, readText, textOf, titleOf } from './content-files.ts';
import { changesBetween, type FieldChange } from './field-changes.ts';
import { formOf } from './form.ts';
import { logOf, runGit } from './history.ts';
import { partsOrNull } from './source.ts';

/** A release of the site; `when` is a date of ISO 8601, `since` the files that were saved after it. */
export type Release = { name: string; when: string; since: string[] };
export type FileChange = { file: string; title: string; who: string; when: string; fields: FieldChange[] };
export type Step = 'build' | 'try' | 'switch';

/** `lines` is what went wrong, in the words of the update. */
export type UpdateProgress =
  | { state: 'none' | 'waiting' | 'published' | 'failed' | 'cut off'; lines: string[] }
  | { state: 'running'; step: Step };

export type Publication = Awaited<ReturnType<Publisher['look']>>;

/**
 * What deploy/debian/update.sh keeps in its folder: releases and the link to the served one, the state of the last
 * update, and the file that asks for one. Only root's update changes anything but that file.
 */
export class Publisher {
  readonly #root: string;
  readonly #folder: string;

  constructor(root: string, folder: string) {
    this.#root = root;
    this.#folder = folder;
  }

  async look() {
    return {
      /** What was saved since the release that is served. */
      changes: await this.#changes(),
      progress: this.progress(),
      /** Newest first; the first one is served. */
      releases: await Promise.all(this.#releases().map((name) => this.#release(name))),
    };
  }

  /** systemd sees the file change (studio-publish.path) and starts the update; not where one runs, or for nothing. */
  async ask(): Promise<Publication> {
    const now = await this.look();
    if (this.isBusy() || now.changes.length === 0) return now;
    writeFileSync(path.join(this.#folder, 'publish/request'), `${new Date().toISOString()}\n`);
    return { ...now, progress: this.progress() };
  }

  isBusy(): boolean {
    return ['running', 'waiting'].includes(this.progress().state);
  }

  progress(): UpdateProgress {
    const file = path.join(this.#folder, 'publish.state');
    if (timeOf(path.join(this.#folder, 'publish/request')) > timeOf(file)) return { state: 'waiting', lines: [] };
    const [state, ...reason] = linesOf(file);
    switch (state) {
      case 'build':
      case 'try':
      case 'switch':
        return isUpdating(this.#folder) ? { state: 'running', step: state } : { state: 'cut off', lines: [] };
      case 'published':
        return { state, lines: reason };
      case 'failed': {
        const log = linesOf(path.join(this.#folder, 'publish.log'));
        // After an update by hand the log is that of another one.
        return { state, lines: log.at(-1) === reason.at(-1) ? log : reason };
      }
      default:
        return { state: 'none', lines: [] };
    }
  }

  /** The commit of a release. Throws an Error where it is none of those that are kept. */
  commitOf(name: string): string {
    const commit = this.#releases().includes(name) && /-([0-9a-f]{7,40})$/.exec(name)?.[1];
    if (!commit) throw new Error('This publication is no longer kept');
    return commit;
  }

  /** From the served one on: one that was gone back from is not among them. */
  #releases(): string[] {
    const served = path.basename(readlinkSync(path.join(this.#folder, 'current')));
    const names = readdirSync(path.join(this.#folder, 'releases')).toSorted().reverse();
    return names.slice(names.indexOf(served));
  }

  async #release(name: string): Promise<Release> {
    const states = await logOf(this.#root, [`${this.commitOf(name)}..HEAD`, '--', 'content', 'photos']);
    return { name, when: timeIn(name), since: [...new Set(states.map(({ what }) => what.split(': ')[0] ?? ''))] };
  }

  async #changes(): Promise<FileChange[]> {
    const [served] = this.#releases();
    if (!served) return [];
    const since = this.commitOf(served);
    // From the files, not from HEAD: git may have refused to keep them.
    const kept = await runGit(this.#root, ['diff', '--name-only', '--relative', since, '--', 'content', 'photos']);
    const added = await runGit(this.#root, ['ls-files', '--others', '--exclude-standard', '--', 'content', 'photos']);
    const changes = `${kept}${added}`
      .split('\n')
      .filter(Boolean)
      .map(async (file) => {
        const [last] = await logOf(this.#root, ['-1', `${since}..HEAD`, '--', file]);
        return { file, who: last?.who ?? '', when: last?.when ?? '', ...(await this.#change(file, since)) };
      });
    return Promise.all(changes);
  }

  async #change(file: string, since: string): Promise<{ title: string; fields: FieldChange[] }> {
    const known = contentFile(file.replace('content/', ''));
    if (!known) return { title: file.replace(/^photos\/(.+)\.jpg$/, 'Picture $1'), fields: [] };
    const before = await runGit(this.#root, ['show', `${since}:./${file}`]).catch(() => '');
    const [old, now] = [before, textOf(this.#root, known.file)].map((text) => partsOrNull(file, text));
    return { title: titleOf(this.#root, known), fields: changesBetween(formOf(known.schema), old ?? null, now ?? null) };
  }
}

/** Whether update.sh runs: it holds its lock meanwhile. */
export function isUpdating(folder: string): boolean {
  return spawnSync('flock', ['--nonblock', '--shared', path.join(folder, 'update.lock'), 'true']).status === 1;
}

function linesOf(file: string): string[] {
  return readText(file).split('\n').filter(Boolean);
}

/** 0 for a file that is not there. */
function timeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** '20261123T101500Z-…' is the time of a release, in UTC. */
function timeIn(name: string): string {
  return name.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z.*/, '$1-$2-$3T$4:$5:$6Z');
}
