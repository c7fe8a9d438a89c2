import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { dayMs } from '#contract/lib/durations.ts';

/** A backup is a folder of this name: when it was begun, in UTC. */
const backupName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/;

/** The name of a backup begun at `time`, in milliseconds since 1970. */
export function backupNameOf(time: number): string {
  return new Date(time).toISOString().replaceAll(':', '-');
}

/** The folders of the backups in `backupsFolder`, oldest first, without those that a wrong clock dated in the future. */
export function listBackups(backupsFolder: string): string[] {
  if (!existsSync(backupsFolder)) return [];
  const now = backupNameOf(Date.now());
  return readdirSync(backupsFolder)
    .filter((name) => backupName.test(name) && name <= now)
    .toSorted()
    .map((name) => join(backupsFolder, name));
}

/** Returns when the last backup was begun, in milliseconds since 1970; undefined if there is none. */
export function latestBackup(backupsFolder: string): number | undefined {
  const folder = listBackups(backupsFolder).at(-1);
  return folder === undefined ? undefined : Date.parse(basename(folder).replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
}

/**
 * Returns how many whole days ago the last backup was made: 1 at most while it is made every night. 0 if there is none.
 * Throws if the folder cannot be read.
 */
export function daysWithoutBackup(backupsFolder: string): number {
  return Math.floor((Date.now() - (latestBackup(backupsFolder) ?? Date.now())) / dayMs);
}
