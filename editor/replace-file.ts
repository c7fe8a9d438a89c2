import { renameSync, writeFileSync } from 'node:fs';

/** The ending of a file that is not written to its end. */
export const unfinishedEnding = '.new';

/** Writes the file and renames it in one step: a stopped editor and a power cut leave the old file or the new one. */
export function replaceFile(target: string, content: string | Buffer): void {
  writeFileSync(target + unfinishedEnding, content, { flush: true });
  renameSync(target + unfinishedEnding, target);
}
