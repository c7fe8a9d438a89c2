import { expect, test } from 'vitest';
import { bundledPath, islandScripts } from './manifest.ts';

const manifest = {
  'app/entry/client.ts': { file: 'assets/client-1.js', isEntry: true, dynamicImports: ['app/ui/hydrate.tsx'] },
  'app/ui/hydrate.tsx': { file: 'assets/hydrate-2.js', imports: ['app/entry/client.ts', '_shared.js'] },
  '_shared.js': { file: 'assets/shared-3.js' },
  'app/quote/quote-form.island.tsx': {
    file: 'assets/quote-form-4.js',
    imports: ['app/entry/client.ts', '_shared.js'],
    dynamicImports: ['app/ui/later.ts'],
  },
  'app/ui/later.ts': { file: 'assets/later-5.js', imports: ['app/quote/quote-form.island.tsx', '_shared.js'] },
  'app/pages/gallery/lightbox.island.tsx': { file: 'assets/lightbox-6.js' },
};

test('an island has its script and all that this fetches, each once and without the script of the page', () => {
  expect(islandScripts(manifest)).toEqual({
    'quote-form': ['/assets/quote-form-4.js', '/assets/shared-3.js', '/assets/later-5.js'],
    lightbox: ['/assets/lightbox-6.js'],
  });
});

test('the file of a source is found by the end of its name, and one that is missing is named', () => {
  expect(bundledPath(manifest, 'entry/client.ts')).toBe('/assets/client-1.js');
  expect(() => bundledPath(manifest, 'early.ts')).toThrow('early.ts');
});
