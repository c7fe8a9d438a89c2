/**
 * The gate: `npm test` runs every check in turn, says what it does, and ends with one line of counts. With
 * `--changed-content` the tests run on changed content: they may not depend on what the owner edits.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeChangedContent } from './changed-content.ts';
import { ensureBrowsers } from './chromium.ts';

type Count = { passed: number; failed: number; skipped: number };

const total: Count = { passed: 0, failed: 0, skipped: 0 };
const buildOptions = process.argv.includes('--changed-content') ? changeContent() : [];

rmSync('test-results', { recursive: true, force: true });
step('Format, lint and the direction of imports', 'biome', ['ci', '--error-on-warnings', '.']);
step('Types', 'tsc', ['--noEmit']);
step(
  'Rules beside their source',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/rules.json'],
  rules,
);
step('The site builds', 'node', ['build/build.ts', ...buildOptions]);
ensureBrowsers();
step('Journeys in a browser', 'playwright', ['test'], journeys);

console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Has build, server and tests use changed content from now on. Returns its folder and that of its build. */
function changeContent(): string[] {
  const [source, dist] = ['source', 'dist'].map((name) => path.resolve('.cache', 'changed-content', name)) as [string, string];
  writeChangedContent(source);
  Object.assign(process.env, { CONTENT_ROOT: source, SITE_DIR: dist });
  return [source, dist];
}

/** One command that passes or fails as a whole, or a test runner, counted by its report; without that it has failed. */
function step(name: string, command: string, options: string[], read?: () => Count): void {
  console.log(`\n== ${name}`);
  const begun = performance.now();
  const ok = spawnSync(command, options, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
  console.log(`== ${name}: ${ok ? 'passed' : 'FAILED'} in ${Math.round((performance.now() - begun) / 1000)} s`);
  let count: Count = { passed: Number(ok), failed: Number(!ok), skipped: 0 };
  try {
    if (read) count = read();
  } catch {
    count = { passed: 0, failed: 1, skipped: 0 };
  }
  // A runner may fail outside any test: an unhandled error, a server that did not start.
  if (!ok) count.failed ||= 1;
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += count[key];
}

function rules(): Count {
  const report = JSON.parse(readFileSync('test-results/rules.json', 'utf8'));
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests + report.numTodoTests };
}

function journeys(): Count {
  const { stats, suites } = JSON.parse(readFileSync('test-results/journeys.json', 'utf8'));
  for (const reason of new Set(reasonsToSkip(suites))) console.log(`Skipped: ${reason}`);
  if (stats.flaky > 0) console.log(`${stats.flaky} journeys passed at the second try only: see "flaky" above`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

type Suite = { suites?: Suite[]; specs?: { tests: { annotations: { type: string; description?: string }[] }[] }[] };

function reasonsToSkip(suites: Suite[]): string[] {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...reasonsToSkip(inner),
    ...specs
      .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
      .flatMap(({ type, description = 'without a reason' }) => (type === 'skip' ? [description] : [])),
  ]);
}
