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
const aFailure: Count = { passed: 0, failed: 1, skipped: 0 };

rmSync('test-results', { recursive: true, force: true });
check('Format, lint and the direction of imports', 'biome', ['ci', '--error-on-warnings', '.']);
check('Types', 'tsc', ['--noEmit']);
count(
  'Rules beside their source',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/rules.json'],
  rules,
);
check('The site builds', 'node', ['build/build.ts', ...buildOptions]);
ensureBrowsers();
count('Journeys in a browser', 'playwright', ['test'], journeys);

console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Has build, server and tests use changed content from now on. Returns its folder and that of its build. */
function changeContent(): string[] {
  const [source, dist] = ['source', 'dist'].map((name) => path.resolve('.cache', 'changed-content', name)) as [string, string];
  writeChangedContent(source);
  Object.assign(process.env, { CONTENT_ROOT: source, SITE_DIR: dist });
  return [source, dist];
}

/** One command that passes or fails as a whole. */
function check(name: string, command: string, options: string[]): void {
  const ok = run(name, command, options);
  add(ok ? { passed: 1, failed: 0, skipped: 0 } : aFailure);
}

/** A test runner, counted by its own report; without a report it has failed. */
function count(name: string, command: string, options: string[], read: () => Count): void {
  const ok = run(name, command, options);
  let result: Count;
  try {
    result = read();
  } catch {
    result = aFailure;
  }
  // A runner may fail outside any test: an unhandled error, a server that did not start.
  add(ok || result.failed > 0 ? result : { ...result, failed: 1 });
}

function run(name: string, command: string, options: string[]): boolean {
  console.log(`\n== ${name}`);
  const begun = performance.now();
  const { status } = spawnSync(command, options, { stdio: 'inherit', shell: process.platform === 'win32' });
  console.log(`== ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((performance.now() - begun) / 1000)} s`);
  return status === 0;
}

function add({ passed, failed, skipped }: Count): void {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
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
