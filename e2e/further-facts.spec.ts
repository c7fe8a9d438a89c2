import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { Studio } from '#content-model/schema.ts';
import { editFacts } from '#content-model/test/test-edit-facts.ts';
import {
  addOptionalContent,
  delay,
  finishedClinic,
  finishedFlat,
  payment,
  person,
  reviewUrl,
} from '#content-model/test/test-optional-content.ts';
import { expectNoFindings, findingsOf } from './support/axe.ts';
import { builtPages } from './support/built.ts';
import { fillFields, messages, newEnquiry, sendButton } from './support/contact-page.ts';
import { content, parseHtml } from './support/site.ts';
import { toasts } from './support/toasts.ts';
import { collectComplaints, visit } from './support/visitor.ts';
import { startBuiltSite } from './support/website.ts';

// The studio has no finished projects and no hosted form service yet. These journeys build the site with both, once for
// all of them, so they are in one worker.
test.describe.configure({ mode: 'default' });

const formId = 'abcd1234';
const service = content.services.find(({ slug }) => slug === finishedFlat.services[0]);

type Received = { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders; body: string };

let formService: Server;
let website: Awaited<ReturnType<typeof startBuiltSite>>;
let endpoint: string;
const url = (page: string) => website.url + page;
const received: Received[] = [];

test.beforeAll(async () => {
  test.setTimeout(600_000);
  formService = await startFormService();
  endpoint = `http://localhost:${(formService.address() as AddressInfo).port}`;
  website = await startBuiltSite((root) => {
    addOptionalContent(root);
    editFacts<Studio>(root, 'content/studio.yaml', (studio) => {
      studio.form = { endpoint, id: formId, service: 'Example Forms', files: false };
    });
  });
});

test.afterAll(async () => {
  await website?.stop();
  formService?.close();
});

test.beforeEach(() => {
  received.length = 0;
});

test('A hosted form service gets my message, as any service understands it', async ({ page }) => {
  const { name, email, phone, message } = newEnquiry();
  await visit(page, url('/contact'));
  await fillFields(page, { name, email, phone: '+91 98765 43210', message });
  await sendButton(page).click();
  await expect(toasts(page, 'silent')).toHaveText(messages.sent);
  const sent = received.filter(({ method }) => method === 'POST');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.url).toBe(`/f/${formId}`);
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ name, email, phone, message });
  expect(sent[0]?.headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' });
  expect(sent[0]?.headers).not.toHaveProperty('idempotency-key');
  // A service need permit only the content type.
  const preflights = received.filter(({ method }) => method === 'OPTIONS');
  expect(preflights.map(({ headers }) => headers['access-control-request-headers'])).toEqual(['content-type']);
});

test('A hosted form service that refuses is told like any failure', async ({ page }) => {
  await visit(page, url('/contact'));
  await fillFields(page, newEnquiry({ message: 'refuse this' }));
  await sendButton(page).click();
  await expect(toasts(page, 'alert')).toHaveText(messages.failed);
});

test('Without script the form posts to the hosted service', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const typed = newEnquiry();
  await page.goto(url('/contact'));
  await fillFields(page, typed);
  await sendButton(page).click();
  await expect(page.getByText('Thanks')).toBeVisible();
  const [post] = received.filter(({ method }) => method === 'POST');
  expect(Object.fromEntries(new URLSearchParams(post?.body))).toEqual({
    ...typed,
    _gotcha: '',
    visitDay: '',
    visitPart: '',
    visitPlace: '',
    visitLocality: '',
  });
  await context.close();
});

test('The privacy page names the service, and no database of our own; the form names it too', () => {
  const textOf = (file: string, selector: string) =>
    parseHtml(readFileSync(path.join(website.dist, file), 'utf8')).querySelector(selector)?.textContent;
  expect(textOf('privacy.html', 'main')).toContain('Example Forms');
  expect(textOf('privacy.html', 'main')).not.toContain('database');
  expect(textOf('contact.html', 'main form')).toContain('Example Forms');
});

test('The security policy allows the service and is otherwise the same', async ({ request }) => {
  // Only the usual build has compressed copies.
  const uncompressed = { headers: { 'accept-encoding': 'identity' } };
  const { 'content-security-policy': policy, ...others } = (await request.get(url('/'), uncompressed)).headers();
  const { 'content-security-policy': usual, ...usualOthers } = (await request.get('/', uncompressed)).headers();
  expect(policy).toContain(`connect-src 'self' ${endpoint};`);
  expect(policy).toContain(`form-action 'self' ${endpoint};`);
  // A script in the page contains a file's name, which depends on the file's content, the endpoint included.
  const withoutHashes = (text = '') => text.replaceAll(/'sha256-[^']+'/g, "'sha256'");
  expect(withoutHashes(policy?.replaceAll(` ${endpoint}`, ''))).toBe(withoutHashes(usual));
  expect(Object.keys(others).toSorted()).toEqual(Object.keys(usualOthers).toSorted());
  const forStaticHosts = readFileSync(path.join(website.dist, '.build', '_headers'), 'utf8');
  expect(forStaticHosts).toContain(`Content-Security-Policy: ${policy}`);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test('I find a finished project, with what it cost and whether its date was kept', async ({ page }) => {
    const complaints = await collectComplaints(page);
    await visit(page, url('/'));
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Finished projects' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.casesPage.hero.heading);
    const late = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: finishedClinic.title }) });
    await expect(late).toContainText('33 days3 days late');
    await page.getByRole('main').getByRole('link', { name: finishedFlat.title }).tap();
    const main = page.getByRole('main');
    for (const fact of ['1,650 sq ft', '₹18 to 20 lakhs', '60 days', '4 days early', 'Kondapur', 'March 2024']) {
      await expect(main).toContainText(fact);
    }
    await expect(main.getByText(finishedFlat.client.words)).toBeVisible();
    await expect(main.getByRole('link', { name: /original/ })).toHaveAttribute('href', finishedFlat.client.review);
    await main.getByRole('link', { name: service?.name as string }).tap();
    await expect(page.getByRole('main').getByRole('link', { name: finishedFlat.title })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('I read when I pay, what a delay costs, who works there, and at home the latest projects and a review’s original', async ({
    page,
  }) => {
    await visit(page, url(content.services[0]?.path as string));
    await page.getByRole('link', { name: 'Payment and delays, in figures' }).tap();
    const agreement = page.getByRole('region', { name: 'Payment and delays' });
    for (const { share, due } of payment.stages)
      await expect(agreement.locator('dl > div').filter({ hasText: due })).toContainText(`${share}%`);
    for (const words of [delay.penalty, 'for each week', delay.cap, ...delay.excluded]) await expect(agreement).toContainText(words);
    await visit(page, url('/about'));
    await expect(page.getByRole('list', { name: 'People' }).getByRole('img', { name: person.picture.alt })).toBeVisible();
    await visit(page, url('/'));
    await expect(page.locator('#cases-heading')).toHaveText(content.casesPage.latest.heading);
    const original = page.locator(`a[href="${reviewUrl}"]`);
    await expect(original).toHaveAccessibleName(/original review by .* new tab/);
    const reviews = page.locator('[data-carousel=scrolling] [data-carousel-row]');
    for (const [end, tabIndex] of [
      [100_000, -1],
      [0, 0],
    ] as const) {
      await reviews.scrollIntoViewIfNeeded();
      // Scrolled again: a layout that comes late snaps the row back to the slide that it was at.
      await expect(async () => {
        await reviews.evaluate((row, left) => row.scrollTo({ left, behavior: 'instant' }), end);
        await expect(original, 'in the tab order while it is seen').toHaveJSProperty('tabIndex', tabIndex, { timeout: 2000 });
      }).toPass();
    }
  });

  for (const path of ['/finished-projects', '/finished-projects/teak-and-cane']) {
    test(`${path} fits and is accessible in both themes`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, url(path));
      for (const width of [320, 375, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBeLessThanOrEqual(0);
      }
      await expectNoFindings(page);
    });
  }

  for (const path of ['/', '/about', '/services', '/terms', `${service?.path}`, '/finished-projects/clinic']) {
    test(`${path} is accessible with the facts added`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, url(path));
      expect(await findingsOf(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }
});

test('I move the line between before and after by keyboard and by pointer', async ({ page }) => {
  await visit(page, url('/finished-projects/teak-and-cane'));
  const line = page.getByRole('slider', { name: /before and after: The wardrobe wall/ });
  await expect(line).toHaveAttribute('aria-valuetext', '50% Before, 50% After');
  const half = await shownOfAfter(page);
  await line.focus();
  await page.keyboard.press('Home');
  await expect(line).toHaveAttribute('aria-valuetext', 'Before');
  expect(await shownOfAfter(page)).not.toBe(half);
  const box = await line.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.75, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect.poll(async () => Number(await line.inputValue())).toBeLessThan(0.3);
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 820, height: 900 } });

  test('before and after are side by side, each with its word', async ({ page }) => {
    await page.goto(url('/finished-projects/teak-and-cane'));
    await expect(page.getByRole('slider')).toHaveCount(0);
    const [pair] = finishedFlat.beforeAfter as [(typeof finishedFlat.beforeAfter)[number]];
    const [before, after] = await Promise.all(
      [pair.before, pair.after].map(({ alt }) => page.getByRole('img', { name: alt, exact: true }).boundingBox()),
    );
    expect(before?.y).toBe(after?.y);
    expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThan(after?.x ?? 0);
    for (const word of ['Before', 'After']) await expect(page.getByText(word, { exact: true }).locator('visible=true')).toHaveCount(1);
  });
});

test('Where the studio has no such facts there is no page, no link and no empty section', async ({ request }) => {
  test.skip(content.cases.length > 0, 'This content has finished projects.');
  expect((await request.get('/finished-projects')).status()).toBe(404);
  const traces = /href="\/finished-projects|id="cases-heading"/;
  const pages = builtPages.filter(({ file }) => traces.test(readFileSync(file, 'utf8')));
  expect(pages.map(({ path }) => path)).toEqual([]);
});

function shownOfAfter(page: Page): Promise<string> {
  return page.locator('[data-picture-slider] figure:last-child picture').evaluate((element) => getComputedStyle(element).clipPath);
}

/** A small form service: answers scripts with JSON and forms with a page, and permits what every service permits. */
async function startFormService(): Promise<Server> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { method, url, headers } = request;
    received.push({ method, url, headers, body });
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    if (body.includes('refuse')) response.statusCode = 422;
    response.setHeader('content-type', headers.accept === 'application/json' ? 'application/json' : 'text/html');
    response.end(headers.accept === 'application/json' ? '{"ok":true}' : '<p>Thanks</p>');
  });
  await once(server.listen(0, 'localhost'), 'listening');
  return server;
}
