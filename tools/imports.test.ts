import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { projectRoot } from '#content-model/project-root.ts';

const react = ['react', 'react-dom', 'react-dom/client'];
const content = 'virtual:content/site';
const views = '#content-model/views.ts';
const [contract, contentModel, server, build, tools, editor] = [
  '#contract/a.ts',
  '#content-model/a.ts',
  '#server/a.ts',
  '#build/a.ts',
  '#tools/a.ts',
  '#editor/a.ts',
];
const [lib, ui, project] = ['#app/lib/a.ts', '#app/ui/a.tsx', '#app/project/a.tsx'];
const [quote, enquiry] = ['#app/quote/a.tsx', '#app/enquiry/a.tsx'];
const [blocks, pages, shell, entry] = ['#app/blocks/a.tsx', '#app/pages/a/page.tsx', '#app/shell/a.tsx', '#app/entry/a.tsx'];
const everything = [
  contract,
  contentModel,
  views,
  server,
  build,
  tools,
  editor,
  lib,
  ui,
  project,
  quote,
  enquiry,
  blocks,
  pages,
  shell,
  entry,
  content,
  ...react,
];
const upToUi = [contract, views, lib, ui];

/** What the modules of each folder may import besides their own folder. Everything else is refused. */
const allowed: Record<string, string[]> = {
  contract: [],
  server: [contract],
  'content-model': [contract],
  'app/lib': [contract, views, lib],
  'app/ui': [...upToUi, ...react],
  'app/project': [...upToUi, project, content, ...react],
  'app/quote': [...upToUi, project, quote, content, ...react],
  'app/enquiry': [...upToUi, project, enquiry, content, ...react],
  'app/blocks': [...upToUi, project, quote, enquiry, blocks, content, ...react],
  'app/pages': [...upToUi, project, quote, enquiry, blocks, content, ...react],
  'app/shell': [...upToUi, project, quote, enquiry, blocks, shell, content, ...react],
  'app/service-worker': [contract, lib],
  'app/entry': [contract, views, lib, ui, project, quote, enquiry, blocks, pages, shell, entry, content, ...react],
  editor: [contract, contentModel, views, build, editor, 'react', 'react-dom', 'react-dom/client'],
  build: [contract, contentModel, views, lib, ui, project, quote, enquiry, blocks, pages, shell, entry, ...react],
};

const root = mkdtempSync(path.join(tmpdir(), 'imports-'));
afterAll(() => rmSync(root, { recursive: true }));

describe('the linter refuses imports across folders', () => {
  const refused = lint(Object.keys(allowed).flatMap((folder) => [...everything, '../a.ts', './a.ts'].map((name) => ({ folder, name }))));

  test.each(Object.entries(allowed))('%s', (folder, names) => {
    const forbidden = everything.filter((name) => !names.includes(name));
    expect(refused.filter((probe) => probe.folder === folder).map(({ name }) => name)).toEqual([...forbidden, '../a.ts']);
  });
});

type Probe = { folder: string; name: string };

/** Those of the probes that the project's own rules refuse: each is one module with one import. */
function lint(probes: Probe[]): Probe[] {
  for (const file of ['biome.json', 'biome.imports.json', '.gitignore']) copyFileSync(path.join(projectRoot, file), path.join(root, file));
  for (const [index, { folder, name }] of probes.entries()) {
    mkdirSync(path.join(root, folder), { recursive: true });
    writeFileSync(path.join(root, folder, `probe-${index}.ts`), `import { a } from '${name}';\n\nexport const b = a;\n`);
  }
  const biome = path.join(projectRoot, 'node_modules', '.bin', 'biome');
  const options = ['lint', '--reporter=json', '--max-diagnostics=none', '--only=style/noRestrictedImports', root];
  const { stdout } = spawnSync(biome, options, { cwd: root, encoding: 'utf8' });
  const files = new Set([...stdout.matchAll(/probe-(\d+)\.ts/g)].map(([, index]) => Number(index)));
  return probes.filter((_, index) => files.has(index));
}
