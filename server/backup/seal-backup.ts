import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { OperatorError } from '#server/shared/operator-error.ts';

/** Sealed copies on this machine. They are for fetching, so older ones are on another machine. */
const keptSealed = 3;

/**
 * Writes a backup as one file, `sealed/NAME.tar.age` beside it, that only the owner of the key `recipient` (age1...)
 * can read. Needs the programs tar and age. Returns its path. Throws if it cannot be written; then nothing is left.
 */
export function sealBackup(folder: string, recipient: string): string {
  const sealedFolder = join(dirname(folder), 'sealed');
  mkdirSync(sealedFolder, { recursive: true, mode: 0o700 });
  const path = join(sealedFolder, `${basename(folder)}.tar.age`);
  const partial = `${path}.part`;
  const command = 'tar -c -C "$0" "$1" | age -r "$2" -o "$3"';
  const args = ['-o', 'pipefail', '-c', command, dirname(folder), basename(folder), recipient, partial];
  const { status } = spawnSync('bash', args, { stdio: 'inherit' });
  if (status !== 0) {
    rmSync(partial, { force: true });
    throw new OperatorError('tar or age failed, or is not installed');
  }
  renameSync(partial, path);
  // Includes the .part of a killed sealing. A name in the future comes from a wrong clock and does not count.
  const sealed = readdirSync(sealedFolder).filter((name) => name.includes('.tar.age') && name <= basename(path));
  for (const old of sealed.toSorted().slice(0, -keptSealed)) rmSync(join(sealedFolder, old));
  return path;
}
