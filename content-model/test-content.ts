import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { projectRoot } from './project-root.ts';

/**
 * Copies content/ and links the project's photographs for a test that changes them; removed when the test ends. With
 * `ownPhotos` the photographs are copied too.
 */
export function copyOfContent({ ownPhotos = false } = {}): {
  root: string;
  edit: (file: string, change: (text: string) => string) => void;
} {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(path.join(projectRoot, 'content'), path.join(root, 'content'), { recursive: true });
  const photos = path.join(projectRoot, 'photos');
  if (ownPhotos) cpSync(photos, path.join(root, 'photos'), { recursive: true });
  else symlinkSync(photos, path.join(root, 'photos'));
  const remove = () => rmSync(root, { recursive: true });
  if (ownPhotos) afterAll(remove);
  else onTestFinished(remove);
  return {
    root,
    edit(file, change) {
      const full = path.join(root, 'content', file);
      writeFileSync(full, change(readFileSync(full, 'utf8')));
    },
  };
}
