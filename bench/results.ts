import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { repositoryRoot } from '#content-model/roots.ts';
import { findBrowser } from '#tools/chromium.ts';
import { budgetTable, judge, type Measure } from './budgets.ts';
import { markdownTable, type Table } from './table.ts';

const folder = path.join(repositoryRoot, 'bench/results');

/** In the order of the report; each is the name of its script. */
export const parts = ['pages', 'bytes', 'blocked', 'visit', 'walk', 'build'] as const;

/** What one part of the benchmark measured. */
export type Result = { name: (typeof parts)[number]; title: string; tables: Table[]; measures: Measure[] };

export type StoredResult = Result & { date: string; machine: string; load: number };

/** Stores a part's result in bench/results/ and prints it with its budgets. */
export function storeResult(result: Result): void {
  const stored: StoredResult = { ...result, date: new Date().toISOString(), machine: machine(), load: loadavg()[0] ?? 0 };
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${result.name}.json`), `${JSON.stringify(stored, null, 2)}\n`);
  const verdicts = judge(result.measures);
  const tables = verdicts.length > 0 ? [...result.tables, budgetTable(verdicts)] : result.tables;
  console.log(`\n${stored.machine}\n\n${tables.map((table) => markdownTable(table, 2)).join('\n\n')}\n`);
}

/** The latest result of each part that has been measured. */
export function storedResults(): StoredResult[] {
  const files = parts.map((name) => path.join(folder, `${name}.json`)).filter((file) => existsSync(file));
  return files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
}

function machine(): string {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  return `${availableParallelism()} x ${cpus()[0]?.model ?? 'unknown processor'}, ${memory}, ${type()} ${release()}, Node ${process.version}`;
}

export function browserVersion(): string {
  const browser = findBrowser() ?? chromium.executablePath();
  const { stdout } = spawnSync(browser, ['--version'], { encoding: 'utf8' });
  const version = /\w+ [\d.]+/.exec(stdout)?.[0] ?? 'unknown browser';
  return browser.includes('headless') ? `${version} (headless shell)` : version;
}
