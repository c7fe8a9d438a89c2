import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { repositoryRoot } from '#content-model/roots.ts';
import { hostAt } from '#deploy/test/test-host-program.ts';
import { expectNoFindings } from './support/axe.ts';
import { fillFields, keepButton, messages, newEnquiry, storedFrom, unsentNotice } from './support/contact-page.ts';
import { content, dist, textPage } from './support/site.ts';
import { toasts } from './support/toasts.ts';
import { collectComplaints, passTimeUntil, untilAwake, visit } from './support/visitor.ts';
import { startWebsite } from './support/website.ts';

// Nothing moves while it is checked.
test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });
// A page rests before it registers the service worker.
test.beforeEach(({ page }) => page.clock.install());

const service = content.services[0] as (typeof content.services)[number];
const offlineHeading = 'You are offline';

test('Pages that I have read open without a connection, with their pictures', async ({ page, context }) => {
  const complaints = await collectComplaints(page);
  await visit(page, '/about');
  const picture = await page.locator('main img').first().evaluate(sourceOf);
  await expectKept(page, '/about', picture);
  // A page opened by a link is kept like one opened by its address.
  await followLink(page, 'Gallery');
  await expectKept(page, '/gallery');
  expect(complaints).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText(content.gallery.hero.heading);
  await untilAwake(page);
  await page.goto('/about');
  await expect(heading(page)).toHaveText(content.about.hero.heading);
  await expect.poll(() => page.locator('main img').first().evaluate(isDrawn)).toBe(true);
});

test('A page that I have not read says that I am offline, what I can read and how to call, and comes once I am back', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await expectKept(page, '/', '/contact');
  await context.setOffline(true);

  const counted: string[] = [];
  page.on('request', (request) => request.url().endsWith('/count') && counted.push(request.postData() ?? ''));
  await page.goto(service.path);
  await expect(heading(page)).toHaveText(offlineHeading);
  await expect(page.getByRole('link', { name: `Call: ${content.studio.phone}` })).toHaveAttribute('href', /^tel:\+?\d+$/);
  const readable = page.getByRole('navigation', { name: 'Pages that you can open now' }).getByRole('link');
  await expect(readable).toHaveText(['Home', 'Contact']);
  // It appears late and moves nothing.
  const place = await heading(page).boundingBox();
  const toggleList = () => page.locator('[data-cached-pages]').evaluate((list) => list.toggleAttribute('hidden'));
  await toggleList();
  expect(await heading(page).boundingBox()).toEqual(place);
  await toggleList();
  await expectNoFindings(page);
  // The page itself was not shown, so it is not counted.
  expect(counted).toEqual([]);
  await readable.first().click();
  await expect(heading(page)).toHaveText(content.home.hero.headline);

  // It is the same after a link of a page that runs.
  await untilAwake(page);
  await followLink(page, 'Gallery');
  await expect(page).toHaveURL('/gallery');
  await expect(heading(page)).toHaveText(offlineHeading);
  await context.setOffline(false);
  await expect(heading(page)).toHaveText(content.gallery.hero.heading);
});

test('I am told while I am offline; it shifts nothing and covers no control that I come to', async ({ page, context }) => {
  await visit(page, '/');
  await expectKept(page, '/');
  const notice = page.getByRole('status').filter({ hasText: offlineHeading });
  const before = await heading(page).boundingBox();
  await context.setOffline(true);
  await expect(notice).toHaveText('You are offline. Pages you have already opened still work.');
  expect(await heading(page).boundingBox()).toEqual(before);

  const links = page.getByRole('contentinfo').getByRole('link');
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) {
    await link.focus();
    expect(await link.evaluate(isUncovered), (await link.textContent()) ?? '').toBe(true);
  }
  await expectNoFindings(page, [375]);
  await context.setOffline(false);
  await expect(page.getByText(offlineHeading)).toBeHidden();
});

test('I can write to the studio without a connection, though I had not opened the contact page before', async ({ page, context }) => {
  const typed = newEnquiry();
  await visit(page, '/');
  await expectKept(page, '/contact');
  await context.setOffline(true);
  await followLink(page, 'Contact');
  await untilAwake(page);
  await fillFields(page, typed);
  await keepButton(page).click();
  await expect(unsentNotice(page).getByRole('button')).toHaveText(['Discard']);
  await expect(unsentNotice(page)).toContainText('You can send it once the connection is back.');
  await expectNoFindings(page, [375]);

  await context.setOffline(false);
  await unsentNotice(page).getByRole('button', { name: 'Send now' }).click();
  await expect(toasts(page, 'status')).toHaveText(messages.sent);
  expect(storedFrom(typed.email)).toEqual([typed]);
});

test('A page that I looked at works without a connection, also the parts that I had not used', async ({ page, context }) => {
  await visit(page, '/');
  await expectKept(page, '/', '/contact');
  // Asked from the first tab: whatever Playwright asks a page counts as the visitor's act, and its islands wake.
  const gallery = await context.newPage();
  await gallery.goto('/gallery');
  await expectKept(page, '/gallery');
  await context.setOffline(true);
  await gallery.reload();
  // Before that a picture's link leads to its page, which is not kept.
  await gallery.locator('html[data-ready]').waitFor({ state: 'attached' });
  await gallery.locator('a[data-picture]').first().click();
  await expect(gallery.locator('#lightbox-title')).toHaveText(content.gallery.pictures[0]?.title as string);
});

test('The page that says my message has arrived comes even if the connection is lost once it is stored', async ({ page, context }) => {
  await visit(page, '/');
  await expectKept(page, '/thank-you');
  await context.setOffline(true);
  await page.goto('/thank-you');
  await expect(heading(page)).toHaveText(textPage('thank-you').heading);
});

test('A new version of the website is what I see at my next visit, and from then on without a connection too', async ({ page }) => {
  const copy = path.join(repositoryRoot, 'test-results', 'versions');
  rmSync(copy, { recursive: true, force: true });
  cpSync(dist, copy, { recursive: true });
  const settings = { SITE_DIR: copy, DATA_DIR: `${copy}-data` };
  let website = await startWebsite(settings);
  const { url } = website;
  try {
    await visit(page, `${url}/about`);
    await expectKept(page, '/about');
    await visit(page, `${url}/gallery`);
    await expectKept(page, '/gallery');

    await website.stop();
    for (const file of ['about.html', 'contact.html', 'gallery.html']) edit(copy, file, /<html/, '<html data-version="second"');
    edit(copy, 'service-worker.js', /\w+\n$/, 'second\n');
    website = await startWebsite({ ...settings, PORT: new URL(url).port });
    await visit(page, `${url}/about`);
    await expect(page.locator('html')).toHaveAttribute('data-version', 'second');
    await expect.poll(() => copyOf(page, '/contact')).toContain('data-version="second"');
    await expect.poll(() => newestWorkerState(page)).toBe('activated');

    // The network fails, and the browser does not know it.
    await website.stop();
    for (const path of ['/about', '/contact']) {
      await page.goto(`${url}${path}`);
      await expect(page.locator('html')).toHaveAttribute('data-version', 'second');
    }
    // Not opened since, so the old copy.
    await page.goto(`${url}/gallery`);
    await untilAwake(page);
    await expect(heading(page)).toHaveText(content.gallery.hero.heading);
    await expect(page.locator('html')).not.toHaveAttribute('data-version', 'second');
    await page.goto(`${url}${service.path}`);
    await expect(heading(page)).toHaveText(offlineHeading);
  } finally {
    await website.stop();
  }
});

test('A host that answers a missing script with a page does not leave me without the script for good', async ({ page, baseURL }) => {
  const script = '/assets/script-of-the-next-version.js';
  let isMissing = true;
  await using host = await startHost(baseURL, (url, response) => {
    if (url !== script) return false;
    const [type, text] = isMissing ? ['text/html', '<!doctype html>'] : ['text/javascript', '"the script"'];
    return Boolean(response.writeHead(200, { 'content-type': type }).end(text));
  });
  await visit(page, `${host.url}/about`);
  await expectKept(page, '/about');
  const load = () => page.evaluate(async (url) => (await fetch(url)).text(), script);
  expect(await load()).toBe('<!doctype html>');
  isMissing = false;
  await expect.poll(load).toBe('"the script"');
  await expectKept(page, script);
});

test('While the server starts anew behind its proxy, a page that I have read opens all the same', async ({ page, baseURL }) => {
  let isDown = false;
  await using host = await startHost(
    baseURL,
    (_, response) => isDown && Boolean(response.writeHead(502, { 'content-type': 'text/html' }).end('Bad gateway')),
  );
  await visit(page, `${host.url}/about`);
  await expectKept(page, '/about');
  isDown = true;
  await page.reload();
  await expect(heading(page)).toHaveText(content.about.hero.heading);
  await page.goto(`${host.url}${service.path}`);
  await expect(page.getByText('Bad gateway')).toBeVisible();
});

/** A host in front of the site. It answers a request itself if `answers` returns true. */
async function startHost(baseURL: string | undefined, answers: (url: string, response: ServerResponse) => boolean) {
  const host = createServer(async ({ url = '/' }, response) => {
    if (answers(url, response)) return;
    const file = await fetch(baseURL + url);
    const type = file.headers.get('content-type') ?? 'text/plain';
    response.writeHead(file.status, { 'content-type': type }).end(Buffer.from(await file.arrayBuffer()));
  }).listen(0, 'localhost');
  await once(host, 'listening');
  return hostAt(`http://localhost:${(host.address() as AddressInfo).port}`, async () => {
    host.closeAllConnections();
    host.close();
  });
}

test.describe('With a connection that reaches no server', () => {
  test.use({ serviceWorkers: 'block' });

  test('the page that I wanted is shown by itself once the server can be reached', async ({ page }) => {
    let unreachable = true;
    // Responds like the service worker then; the browser itself believes that it is online.
    await page.route('/gallery', async (route) => {
      if (!unreachable) return route.continue();
      if (route.request().method() === 'HEAD') return route.abort();
      await route.fulfill({ response: await route.fetch({ url: new URL('/offline', route.request().url()).href }) });
    });
    await visit(page, '/gallery');
    await expect(heading(page)).toHaveText(offlineHeading);
    const refused = page.waitForEvent('requestfailed');
    await page.clock.fastForward(15_000);
    await refused;
    await expect(heading(page)).toHaveText(offlineHeading);
    unreachable = false;
    await page.clock.fastForward(15_000);
    await expect(heading(page)).toHaveText(content.gallery.hero.heading);
  });
});

/** Waits until the worker that controls the page has stored a copy of each address. */
async function expectKept(page: Page, ...addresses: string[]): Promise<void> {
  const missing = () =>
    page.evaluate(async (all) => {
      if (!navigator.serviceWorker.controller) return ['a worker'];
      const copies = await Promise.all(all.map((url) => caches.match(url, { ignoreVary: true })));
      return all.filter((_, index) => !copies[index]);
    }, addresses);
  await passTimeUntil(page, expect.poll(missing).toEqual([]));
}

/** The copy of a page, as text. */
function copyOf(page: Page, url: string): Promise<string | undefined> {
  return page.evaluate(async (path) => (await caches.match(path, { ignoreVary: true }))?.text(), url);
}

/** The state of the newest worker. */
function newestWorkerState(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return (registration?.installing ?? registration?.waiting ?? registration?.active)?.state;
  });
}

/** Changes a text of a build, and deletes its compressed copies. */
function edit(folder: string, name: string, before: RegExp, after: string): void {
  const file = path.join(folder, name);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(before);
  writeFileSync(file, text.replace(before, after));
  for (const ending of ['br', 'gz']) rmSync(`${file}.${ending}`);
}

/** By the keyboard: under a pointer Chromium prefetches the page, even if the test has cut the connection. */
async function followLink(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).press('Enter');
}

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

function sourceOf(picture: Element): string {
  return (picture as HTMLImageElement).currentSrc;
}

function isDrawn(picture: Element): boolean {
  const { complete, naturalWidth } = picture as HTMLImageElement;
  return complete && naturalWidth > 0;
}

/** Whether nothing covers the middle of an element. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
