import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Ids of deleted enquiries, a line each, beside the store and not in it: a restored backup still has them. */
export const deletedIdsFile = 'deleted-ids.txt';

/** On disk when this returns. */
export function rememberDeleted(dataDir: string, ids: string[]): void {
  appendFileSync(join(dataDir, deletedIdsFile), listText(ids), { mode: 0o600, flush: true });
}

/** Replaces the list in one step. Call it only while nothing can be deleted. */
export function writeDeletedIds(folder: string, ids: string[]): void {
  const path = join(folder, deletedIdsFile);
  writeFileSync(`${path}.new`, listText(ids), { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
}

export function readDeletedIds(dataDir: string): string[] {
  const path = join(dataDir, deletedIdsFile);
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
}

/** The newline first: the id before may have been cut by a full disk. */
function listText(ids: string[]): string {
  return ids.map((id) => `\n${id}`).join('');
}
