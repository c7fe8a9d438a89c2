import { renameSync, writeFileSync } from 'node:fs';

/** The ending of a file that is not written to its end. */
export const unfinishedEnding = '.new';

/** Writes the file and renames it in one step: a stopped editor leaves the old file or the new one. */
export function replaceFile(target: string, content: string | Buffer): void {
  writeFileSync(target + unfinishedEnding, content);
  renameSync(target + unfinishedEnding, target);
}
