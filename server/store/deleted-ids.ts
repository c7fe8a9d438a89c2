import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Ids of deleted enquiries, one a line. Not in the store: an older backup would replace them when it is restored. */
export const deletedIdsFile = 'deleted-ids.txt';

/** Adds ids to the list, on disk when this returns. */
export function appendDeletedIds(dataDir: string, ids: string[]): void {
  appendFileSync(join(dataDir, deletedIdsFile), listText(ids), { mode: 0o600, flush: true });
}

/** Replaces the list in one step. Call it only while nothing can be deleted. */
export function writeDeletedIds(folder: string, ids: string[]): void {
  const path = join(folder, deletedIdsFile);
  writeFileSync(`${path}.new`, listText(ids), { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
}

/** The ids of deleted enquiries, the oldest first; none without a list. */
export function readDeletedIds(folder: string): string[] {
  const path = join(folder, deletedIdsFile);
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
}

/** The newline comes first: a full disk may have cut the id before. */
function listText(ids: string[]): string {
  return ids.map((id) => `\n${id}`).join('');
}
