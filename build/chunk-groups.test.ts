import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '#content-model/repository-root.ts';

test.each([
  'app/ui/island/hydrate.tsx',
  'contract/format-number.ts',
  'app/ui/toast.ts',
  'app/ui/island/island.tsx',
  'app/ui/carousel/looping.ts',
  'app/lib/sanitise.ts',
])('%s, which chunk-groups.ts names, is there', (file) => {
  expect(existsSync(path.join(repositoryRoot, file))).toBe(true);
});
