import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { everyPath } from './site.ts';
import { visit } from './visitor.ts';

// The page's policy lets no other script in.
test.use({ bypassCSP: true, viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const { resolve } = createRequire(import.meta.url);
const ibm = readFileSync(resolve('accessibility-checker-engine/ace.js'), 'utf8');
const codeSniffer = readFileSync(resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');

type Result = { ruleId: string; value: [string, string]; message: string; snippet: string };
type Message = { type: number; code: string; msg: string; element: Element };
type Checkers = {
  ace: { Checker: new () => { check(root: Document, rules: string[]): Promise<{ results: Result[] }> } };
  HTMLCS: { ERROR: number; process(standard: string, root: Document, done: () => void): void; getMessages(): Message[] };
};

for (const path of everyPath) {
  test(`IBM Equal Access and HTML_CodeSniffer find no violation on ${path}, in both themes`, async ({ page }) => {
    await visit(page, path);
    // A checker takes labels in a closed part for hidden, and their fields for shown.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('details')) part.open = true;
    });
    await page.waitForLoadState('networkidle');
    await page.evaluate(`${ibm}; window.ace = ace`);
    await page.evaluate(codeSniffer);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await ibmViolations(page), colorScheme).toEqual([]);
      expect.soft(await codeSnifferErrors(page), colorScheme).toEqual([]);
    }
  });
}

/** What fails a rule; what a person has to look at is left to the reviews. */
function ibmViolations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { ace } = window as unknown as Checkers;
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility']);
    if (results.length === 0) throw new Error('No rule ran');
    const violations = results.filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL');
    return violations.map(({ ruleId, message, snippet }) => `${ruleId}: ${message}: ${snippet}`);
  });
}

function codeSnifferErrors(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { HTMLCS } = window as unknown as Checkers;
    await new Promise<void>((done) => HTMLCS.process('WCAG2AA', document, done));
    if (HTMLCS.getMessages().length === 0) throw new Error('No rule ran');
    const errors = HTMLCS.getMessages().filter(({ type }) => type === HTMLCS.ERROR);
    return errors.map(({ code, msg, element }) => `${code}: ${msg}: ${element.outerHTML.slice(0, 120)}`);
  });
}
