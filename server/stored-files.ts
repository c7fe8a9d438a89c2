import type { DatabaseSync } from 'node:sqlite';

/** A file that came with an enquiry: its name in DATA_DIR/files. */
export type StoredFile = { name: string; enquiry: string };

/** The files that the store names. */
export function storedFiles(_database: DatabaseSync): StoredFile[] {
  return [];
}
