import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const engine = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');

type Result = { ruleId: string; value: [string, string]; message: string; snippet: string };
type Ibm = { ace: { Checker: new () => { check(root: Document, rules: string[]): Promise<{ results: Result[] }> } } };

/**
 * Returns what fails a rule of IBM Equal Access, which has rules that axe and html-validate lack. Findings that a person
 * has to judge are left to the reviews.
 */
export async function ibmViolations(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    // In a closed `details` the checker counts labels as hidden, but their fields as visible.
    for (const part of document.querySelectorAll('details')) part.open = true;
  });
  await page.evaluate(`${engine}; window.ace = ace`);
  return page.evaluate(async () => {
    const { ace } = window as unknown as Ibm;
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility']);
    if (results.length === 0) throw new Error('No rule ran');
    const violations = results.filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL');
    return violations.map(({ ruleId, message, snippet }) => `${ruleId}: ${message}: ${snippet}`);
  });
}
