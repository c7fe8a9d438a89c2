import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** On this machine; they are fetched from it, and older ones are where they were fetched to. */
const keptSealed = 3;

/**
 * Writes a backup as one file, `sealed/NAME.tar.age` beside it, that only the owner of the key `recipient` (age1...) can read. Needs the
 * programs tar and age. Returns its path.
 * @throws if it cannot be written; nothing is left of it then
 */
export async function sealBackup(folder: string, recipient: string): Promise<string> {
  const directory = join(dirname(folder), 'sealed');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, `${basename(folder)}.tar.age`);
  const part = `${path}.part`;
  try {
    const tar = spawn('tar', ['-c', '-C', dirname(folder), basename(folder)], { stdio: ['ignore', 'pipe', 'inherit'] });
    const age = spawn('age', ['-r', recipient, '-o', part], { stdio: ['pipe', 'inherit', 'inherit'] });
    await Promise.all([ended(tar, 'tar'), ended(age, 'age'), pipeline(tar.stdout, age.stdin)]);
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
  const sealed = readdirSync(directory).filter((name) => name.endsWith('.tar.age'));
  for (const old of sealed.toSorted().slice(0, -keptSealed)) rmSync(join(directory, old));
  return path;
}

function ended(program: ReturnType<typeof spawn>, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    program.once('error', () => reject(new Error(`${name} is not installed`)));
    program.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}`))));
  });
}
