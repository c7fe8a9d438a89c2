import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { contentRoot } from './content-root.ts';
import { editFacts } from './edit-facts.ts';
import { loadContent } from './load.ts';
import { ContentError, type Problem } from './problems.ts';

/** Copies content/ and links each photograph for a test that changes them; removed when the test ends. */
export function copyOfContent() {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(path.join(contentRoot, 'content'), path.join(root, 'content'), { recursive: true });
  const [photos, originals] = [path.join(root, 'photos'), path.join(contentRoot, 'photos')];
  mkdirSync(photos);
  for (const file of readdirSync(originals)) symlinkSync(path.join(originals, file), path.join(photos, file));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return {
    root,
    edit(file: string, change: (text: string) => string): void {
      const full = path.join(root, 'content', file);
      writeFileSync(full, change(readFileSync(full, 'utf8')));
    },
    /** Changes facts in place, in whatever words and lines they are written. */
    editFacts: <T>(file: string, change: (facts: T) => void) => editFacts(root, file, change),
  };
}

/** What is wrong with the content of a folder. */
export function loadProblems(root: string): Problem[] {
  try {
    loadContent(root);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}
