import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(globSync('app/**/*.island.tsx'))('%s has one export, which hydrate.tsx renders', (file) => {
  expect(readFileSync(file, 'utf8').match(/^export (?!type )/gm)).toHaveLength(1);
});
