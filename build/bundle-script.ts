import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { repositoryRoot } from '#content-model/roots.ts';

/** One script as a text without imports, for a page or a worker. `define` replaces names by JSON values. */
export async function bundleScript(file: string, define: Record<string, unknown>): Promise<string> {
  const constants = Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]);
  const result = (await build({
    root: repositoryRoot,
    configFile: false,
    logLevel: 'warn',
    define: Object.fromEntries(constants),
    build: { write: false, target: 'es2022', rolldownOptions: { input: path.join(repositoryRoot, file), output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code.trim();
}
