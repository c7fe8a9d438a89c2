import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '#content-model/repository-root.ts';
import { chunkGroups } from './chunk-groups.ts';

test.each([
  ['app/ui/island/hydrate.tsx', 'react'],
  ['contract/lib/format-number.ts', 'parts'],
  ['app/ui/toast.ts', undefined],
  ['app/ui/island/island.tsx', undefined],
  ['app/ui/carousel/looping.ts', undefined],
  ['app/lib/sanitise.ts', undefined],
])('%s is there, and the chunk that takes it is %s', (file, chunk) => {
  const module = path.join(repositoryRoot, file);
  expect(existsSync(module)).toBe(true);
  expect(chunkGroups.find(({ test }) => test?.test(module))?.name).toBe(chunk);
});
