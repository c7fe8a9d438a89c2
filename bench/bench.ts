/**
 * `npm run bench`: builds the site, measures every part in turn and writes docs/measurements.md. Takes about half an
 * hour on a quiet machine.
 *
 *   npm run bench -- [--strict]
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '#content-model/roots.ts';
import { parts } from './results.ts';

const { values } = parseArgs({ options: { strict: { type: 'boolean', default: false } } });

run('The site builds', 'build/build.ts');
for (const part of parts) run(part, `bench/${part}.ts`);
run('Report', 'bench/report.ts', values.strict ? ['--strict'] : []);

function run(name: string, script: string, options: string[] = []): void {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(process.execPath, [script, ...options], { cwd: repositoryRoot, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
