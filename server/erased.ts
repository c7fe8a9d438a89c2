import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Ids of deleted enquiries, a line each, beside the store and not in it: a restored backup still has them. */
export const erasedFile = 'erased.txt';

/** On disk when this returns. */
export function rememberErased(dataDir: string, ids: string[]): void {
  if (ids.length > 0) appendFileSync(join(dataDir, erasedFile), `${ids.join('\n')}\n`, { mode: 0o600, flush: true });
}

export function readErased(dataDir: string): string[] {
  const path = join(dataDir, erasedFile);
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
}
