import { expect, test } from 'vitest';
import { bundledPath, scriptPaths } from './manifest.ts';

const manifest = {
  'app/entry/client.ts': { file: 'assets/client-1.js', isEntry: true, dynamicImports: ['app/quote/quote-form.island.tsx'] },
  'app/quote/quote-form.island.tsx': { file: 'assets/quote-form-2.js', isDynamicEntry: true },
  'style.css': { file: 'assets/style-3.css' },
};

test('the scripts are all files of script', () => {
  expect(scriptPaths(manifest)).toEqual(['/assets/client-1.js', '/assets/quote-form-2.js']);
});

test('the file of a source is found, and one that is missing is named', () => {
  expect(bundledPath(manifest, 'app/entry/client.ts')).toBe('/assets/client-1.js');
  expect(() => bundledPath(manifest, 'early.ts')).toThrow('early.ts');
});
