import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { minuteMs } from '#contract/lib/durations.ts';
import type { UpdateProgress } from './shared/api-types.ts';

/** Returns how far the last update is, or how it ended, from the files of deploy/debian/update.sh in `folder`. */
export function readUpdateProgress(folder: string): UpdateProgress {
  const file = path.join(folder, 'publish.state');
  const asked = timeOf(path.join(folder, 'publish/request'));
  if (asked > timeOf(file)) {
    // An update starts within a minute of the request, or never: the disk was full, or the power was cut.
    const isWaiting = Math.abs(Date.now() - asked) < minuteMs || isUpdating(folder);
    return { state: isWaiting ? 'waiting' : 'cut off', lines: [] };
  }
  const [state, ...reason] = readLines(file);
  if (state === 'build' || state === 'try' || state === 'switch') {
    if (isUpdating(folder)) return { state, lines: [] };
    // If the state has changed since, the update has just ended: read how.
    return readLines(file)[0] === state ? { state: 'cut off', lines: [] } : readUpdateProgress(folder);
  }
  if (state === 'published') return { state, lines: reason };
  if (state !== 'failed') return { state: 'none', lines: [] };
  const log = readLines(path.join(folder, 'publish.log'));
  // After an update by hand the log is of another one.
  return { state, lines: log.at(-1) === reason.at(-1) ? log : reason };
}

/** Whether update.sh runs, which holds its lock meanwhile. */
export function isUpdating(folder: string): boolean {
  return spawnSync('flock', ['--nonblock', '--shared', path.join(folder, 'update.lock'), 'true']).status === 1;
}

/** The lines of a text file that are not empty; none if it is not there. */
export function readLines(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

/** 0 for a file that is not there. */
function timeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
