/**
 * The gate: `npm test` runs every check, says what it does, and ends with one line of counts. With `--changed-content`
 * the tests run on changed content: they may not depend on what the owner edits.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeChangedContent } from './changed-content.ts';
import { ensureBrowsers } from './chromium.ts';

type Count = { passed: number; failed: number; skipped: number; flaky: number };

const total: Count = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
const buildOptions = process.argv.includes('--changed-content') ? changeContent() : [];

// The tests start hundreds of programs: each reads what another has compiled.
process.env.NODE_COMPILE_CACHE = path.resolve('.cache', 'compiled');
for (const folder of ['test-results', process.env.NODE_COMPILE_CACHE]) rmSync(folder, { recursive: true, force: true });

// The tests of rules often wait, so the other steps run meanwhile, one after another.
await Promise.all([
  step('Rules beside their source', 'vitest', ['run'], rules),
  step('Format, lint and the direction of imports', 'biome', ['ci', '--error-on-warnings', '.'])
    .then(() => step('Types', 'tsc', ['--noEmit']))
    .then(() => step('The site builds', 'node', ['build/build.ts', ...buildOptions]))
    .then(() => step("The editor's page builds", 'npm', ['run', '--silent', 'build:editor'])),
]);
ensureBrowsers();
await step('Journeys in a browser', 'playwright', ['test'], journeys);

console.log(
  `\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped${total.flaky > 0 ? `, ${total.flaky} at the second try` : ''}`,
);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Makes build, server and tests use changed content from now on. Returns its folder and that of its build. */
function changeContent(): string[] {
  const [source, dist] = ['source', 'dist'].map((name) => path.resolve('.cache', 'changed-content', name)) as [string, string];
  writeChangedContent(source);
  Object.assign(process.env, { CONTENT_ROOT: source, SITE_DIR: dist });
  return [source, dist];
}

/** Runs a command, which passes or fails as a whole, or a test runner, whose report is counted; no report is a failure. */
async function step(name: string, command: string, options: string[], read?: () => Count): Promise<void> {
  console.log(`\n== ${name}`);
  const startedAt = performance.now();
  const child = spawn(command, options, { stdio: 'inherit', shell: process.platform === 'win32' });
  // A missing program is a failure like others.
  const [code] = await once(child, 'close').catch((error: Error) => [console.error(error.message)]);
  const ok = code === 0;
  console.log(`== ${name}: ${ok ? 'passed' : 'FAILED'} in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  let count: Count = { passed: Number(ok), failed: Number(!ok), skipped: 0, flaky: 0 };
  try {
    if (read) count = read();
  } catch {
    count = { passed: 0, failed: 1, skipped: 0, flaky: 0 };
  }
  // A runner may fail outside any test: an unhandled error, a server that did not start.
  if (!ok) count.failed ||= 1;
  for (const key of ['passed', 'failed', 'skipped', 'flaky'] as const) total[key] += count[key];
}

function rules(): Count {
  const report = JSON.parse(readFileSync('test-results/rules.json', 'utf8'));
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests + report.numTodoTests, flaky: 0 };
}

function journeys(): Count {
  const reasons = new Set<string>();
  const { stats } = JSON.parse(readFileSync('test-results/journeys.json', 'utf8'), (_key, value) => {
    if (value?.type === 'skip') reasons.add(value.description ?? 'without a reason');
    return value;
  });
  for (const reason of reasons) console.log(`Skipped: ${reason}`);
  if (stats.flaky > 0) console.log(`${stats.flaky} journeys passed at the second try only: see "flaky" above`);
  return { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped, flaky: stats.flaky };
}
