import { randomUUID } from 'node:crypto';
import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileType } from '#contract/files.ts';

/** A file of an enquiry. `size` in bytes. */
export type EnquiryFile = {
  /** Its name in the folder. */
  name: string;
  /** As the visitor named it, cleaned. */
  originalName: string;
  type: FileType;
  size: number;
  /** SHA-256 of the file as it was sent: tells a retry from another enquiry. */
  digest: string;
};

/** The folder's name, in the data folder and in a backup. */
export const filesFolder = 'files';

/** Bytes of the disk that stay free for enquiries without files. */
const reservedBytes = 64 * 1024 * 1024;

/**
 * The folder of the files that came with enquiries: DATA_DIR/files, readable by its owner only. The life of a file:
 * 1. `readUpload` writes it as it was sent. Its caller, in receive-enquiry.ts, removes that copy in any case.
 * 2. `sanitiseFiles` writes the copy to keep, or renames a PDF to it, and syncs it. After a failure it removes them all.
 * 3. store-within-limits.ts has the enquiry stored, and removes copies that it then does not name.
 * 4. `EnquiryStore.delete` removes them once their enquiry is deleted.
 * A crash or a failing disk in between leaves files that no enquiry names: the server removes them when it starts.
 */
export class FileFolder {
  readonly path: string;

  constructor(dataDir: string) {
    this.path = join(dataDir, filesFolder);
  }

  /** The path of a file in the folder. */
  pathOf(name: string): string {
    return join(this.path, name);
  }

  /** Returns a new name, and makes the folder if it is missing. Throws if it cannot be used. */
  prepareName(): string {
    mkdirSync(this.path, { recursive: true, mode: 0o700 });
    chmodSync(this.path, 0o700);
    return randomUUID();
  }

  /** Moves the files of another store beside the folder: a new store names none of them, and its start would delete them. */
  setAside(): void {
    if (this.names().length === 0) return;
    const aside = `${this.path}.of-another-store-${new Date().toISOString().replaceAll(':', '-')}`;
    renameSync(this.path, aside);
    console.error(`${this.path} belongs to another store: renamed to ${aside}`);
  }

  /** None if there is no such folder, or this user may not see it. */
  names(): string[] {
    return existsSync(`${this.path}/.`) ? readdirSync(this.path) : [];
  }

  /** Removes these; one that cannot be removed now is removed at the next start. */
  remove(names: Iterable<string>): void {
    for (const name of names) {
      try {
        rmSync(this.pathOf(name), { force: true });
      } catch (error) {
        console.error(`A file could not be removed from ${this.path}: ${(error as NodeJS.ErrnoException).code}`);
      }
    }
  }

  /** Bytes that files may still take on this disk. Asks the folder around it, since this one may be missing. */
  free(): number {
    const { bavail, bsize } = statfsSync(dirname(this.path));
    return Math.max(0, bavail * bsize - reservedBytes);
  }
}

/** Waits until a file or a folder's list of names is on disk. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
