import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { projectRoot } from '#content-model/project-root.ts';

/** A file of the editor's page. */
export type Asset = { type: string; data: string | Uint8Array };

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Bundles the editor's page in memory: nothing of it is written, so nothing of it can be published. */
export async function bundlePage(): Promise<Map<string, Asset>> {
  const result = (await build({
    root: path.join(projectRoot, 'editor/client'),
    // Relative, because the desk has it in a folder.
    base: './',
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), tailwindcss()],
    build: { write: false, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  })) as Rolldown.RolldownOutput;
  const files = result.output.map((file): [string, Asset] => {
    const type = types[path.extname(file.fileName)] ?? 'application/octet-stream';
    return [`/${file.fileName}`, { type, data: file.type === 'chunk' ? file.code : file.source }];
  });
  const assets = new Map(files);
  const page = assets.get('/index.html');
  return page ? assets.set('/', page) : assets;
}
