import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '#content-model/roots.ts';
import { addServices, copyOfContent } from '#content-model/test/test-content.ts';

test('A mistake in content is named, and the site that was built before it stays', () => {
  const { root, edit } = copyOfContent();
  const dist = path.join(root, 'dist');
  mkdirSync(dist);
  writeFileSync(path.join(dist, 'index.html'), 'the site before');
  addServices(root, 'one');
  edit('content/services/one.md', (text) => text.replace(/^price: .+$/m, 'price: cheap'));
  const { status, stderr } = spawnSync(process.execPath, ['build/build.ts', root, dist], { cwd: repositoryRoot, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('content/services/one.md');
  expect(readFileSync(path.join(dist, 'index.html'), 'utf8')).toBe('the site before');
  expect(existsSync(`${dist}.new`)).toBe(false);
});
