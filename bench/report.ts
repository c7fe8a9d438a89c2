/**
 * Writes the latest results into docs/measurements.md, and prints which budgets are broken. With --strict it exits with 1
 * if a budget is broken or unmeasured.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '#content-model/roots.ts';
import { budgetTable, judge, unmeasured, type Verdict } from './budgets.ts';
import { type StoredResult, storedResults } from './results.ts';
import { markdownTable } from './table.ts';

const { values } = parseArgs({ options: { strict: { type: 'boolean', default: false } } });
const document = 'docs/measurements.md';

const results = storedResults();
const measures = results.flatMap((result) => result.measures);
const verdicts = judge(measures);
const missing = unmeasured(measures);
const broken = verdicts.filter((verdict) => verdict.broken.length > 0);

writeFileSync(path.join(repositoryRoot, document), measured());
for (const verdict of broken) console.log(`Broken: ${sentence(verdict)}`);
for (const label of missing) console.log(`Not measured: ${label}`);
console.log(`${verdicts.length - broken.length} of ${verdicts.length} measured budgets are met: see ${document}`);
if (values.strict && broken.length + missing.length > 0) process.exitCode = 1;

function measured(): string {
  const table = budgetTable(verdicts);
  const notMeasured = missing.length > 0 ? [`Not measured: ${missing.join('; ')}.`] : [];
  const title = '# What was measured\n\nWritten by `npm run bench`; [performance.md](performance.md) says how to read it.';
  return `${[title, markdownTable(table, 2), ...notMeasured, ...results.map(section)].join('\n\n')}\n`;
}

function section({ title, date, machine, load, tables }: StoredResult): string {
  const day = new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const conditions = `Measured on ${day}: ${machine}; load average at the end ${load.toFixed(1)}.`;
  return [`## ${title}`, conditions, ...tables.map((table) => markdownTable(table, 3))].join('\n\n');
}

function sentence({ label, kind, limit, unit, broken }: Verdict): string {
  const places = broken.map(({ where, value }) => `${where} (${value})`);
  return `${label}, ${kind} ${limit} ${unit}: ${places.join('; ')}`;
}
