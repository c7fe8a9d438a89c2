import { expect, type Page, test } from '@playwright/test';
import { showQuote } from './support/quote-page.ts';
import { visit } from './support/visitor.ts';

const polyfill = /\/assets\/popover-/;

test('In a browser from before popovers the page works, with a polyfill that other browsers do not load', async ({ page, context }) => {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await removePopovers(page);
  await Promise.all([page.waitForRequest(polyfill), visit(page, '/')]);
  await showQuote(page);
  expect(failures).toEqual([]);

  const modern = await context.newPage();
  await visit(modern, '/');
  await showQuote(modern);
  const loaded = await modern.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((name) => polyfill.test(name))).toEqual([]);
});

test('Where the polyfill is lost, only the parts that need it fail', async ({ page }) => {
  await removePopovers(page);
  await page.route(polyfill, (route) => route.abort());
  const failure = page.waitForEvent('pageerror');
  await page.goto('/');
  await failure;
  await showQuote(page);
});

test('The stylesheet has no colour that browsers of early 2023 would drop', async ({ request }) => {
  const [, path = ''] = /href="([^"]+\.css)"/.exec(await (await request.get('/')).text()) ?? [];
  const css = await (await request.get(path)).text();
  expect(css).toContain('--color-ground');
  expect(css).not.toContain('light-dark(');
});

/** The scripts' part of it: Chromium's own buttons open popovers without script. */
async function removePopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
    const matches = Element.prototype.matches;
    const oldMatches = function (this: Element, selectors: string) {
      if (/(^|[^\\]):popover-open/.test(selectors)) throw new DOMException(`'${selectors}' is not a valid selector`, 'SyntaxError');
      return matches.call(this, selectors);
    };
    Object.assign(Element.prototype, { matches: oldMatches });
  });
}
