import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { repositoryRoot } from '#content-model/roots.ts';
import { importConfiguration, importRules } from './import-rules.ts';

/** One module of each part, and the names in the table that allow it. */
const modules: Record<string, string[]> = {
  '#contract/a.ts': ['contract'],
  '#content-model/a.ts': ['content-model'],
  '#content-model/views.ts': ['content-model', 'content-model/views.ts'],
  '#server/a.ts': ['server'],
  '#build/a.ts': ['build'],
  '#tools/a.ts': [],
  '#editor/a.ts': ['editor'],
  '#editor/client/a.ts': ['editor', 'editor/client'],
  '#editor/shared/a.ts': ['editor', 'editor/shared'],
  '#desk/a.ts': [],
  ...Object.fromEntries(
    ['shared', 'http', 'store', 'backup', 'text', 'mail', 'site', 'collector', 'test'].map((name) => [
      `#server/${name}/a.ts`,
      ['server', `server/${name}`],
    ]),
  ),
  ...Object.fromEntries(
    ['lib', 'ui', 'project', 'quote', 'enquiry', 'blocks', 'pages', 'shell', 'service-worker', 'entry'].map((name) => [
      `#app/${name}/a.ts`,
      ['app', `app/${name}`],
    ]),
  ),
  'virtual:content/site': ['content'],
  react: ['react'],
  'react-dom': ['react'],
  'react-dom/client': ['react'],
  '../a.ts': [],
};

const root = mkdtempSync(path.join(tmpdir(), 'imports-'));
afterAll(() => rmSync(root, { recursive: true }));

test('biome.imports.json is what the table says: write it with node tools/import-rules.ts', () => {
  expect(readFileSync(path.join(repositoryRoot, 'biome.imports.json'), 'utf8')).toBe(importConfiguration());
});

describe('the linter refuses imports across folders', () => {
  const refused = lint(importRules.flatMap(({ folder }) => [...Object.keys(modules), './a.ts'].map((name) => ({ folder, name }))));

  test.each(importRules)('$folder', ({ folder, may }) => {
    const forbidden = Object.keys(modules).filter((name) => !modules[name]?.some((part) => may.includes(part)));
    expect(refused.filter((probe) => probe.folder === folder).map(({ name }) => name)).toEqual(forbidden);
  });
});

test('the table allows no circle of folders', () => {
  const within = (folder: string, name: string) => `${folder}/`.startsWith(`${name}/`);
  let open = importRules;
  for (const _ of importRules) {
    const isAllowed = (name: string) => open.some(({ folder }) => within(folder, name));
    open = open.filter(({ folder, may }) => may.some((name) => !within(folder, name) && isAllowed(name)));
  }
  expect(open.map(({ folder }) => folder)).toEqual([]);
});

type Probe = { folder: string; name: string };

/** Returns the probes that the project's own rules refuse. Each is one module with one import. */
function lint(probes: Probe[]): Probe[] {
  for (const file of ['biome.json', 'biome.imports.json', '.gitignore'])
    copyFileSync(path.join(repositoryRoot, file), path.join(root, file));
  for (const [index, { folder, name }] of probes.entries()) {
    mkdirSync(path.join(root, folder), { recursive: true });
    writeFileSync(path.join(root, folder, `probe-${index}.ts`), `import { a } from '${name}';\n\nexport const b = a;\n`);
  }
  const biome = path.join(repositoryRoot, 'node_modules', '.bin', 'biome');
  const options = ['lint', '--reporter=json', '--max-diagnostics=none', '--only=style/noRestrictedImports', root];
  const { stdout } = spawnSync(biome, options, { cwd: root, encoding: 'utf8' });
  const files = new Set([...stdout.matchAll(/probe-(\d+)\.ts/g)].map(([, index]) => Number(index)));
  return probes.filter((_, index) => files.has(index));
}
