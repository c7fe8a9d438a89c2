import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { contentRoot } from './content-root.ts';
import { editFacts } from './edit-facts.ts';

/** Copies content/ and links the photographs for a test that changes them; removed when the test ends. */
export function copyOfContent(): {
  root: string;
  edit: (file: string, change: (text: string) => string) => void;
  /** Changes facts in place, in whatever words and lines they are written. */
  editFacts: <T>(file: string, change: (facts: T) => void) => void;
} {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(path.join(contentRoot, 'content'), path.join(root, 'content'), { recursive: true });
  symlinkSync(path.join(contentRoot, 'photos'), path.join(root, 'photos'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return {
    root,
    edit(file, change) {
      const full = path.join(root, 'content', file);
      writeFileSync(full, change(readFileSync(full, 'utf8')));
    },
    editFacts: (file, change) => editFacts(root, file, change),
  };
}
