import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { findingsOf } from './support/axe.ts';
import { newEnquiry } from './support/contact-page.ts';
import { type Desk, startDesk } from './support/desk.ts';
import { photograph } from './support/editor.ts';
import { content } from './support/site.ts';
import { holdRequests } from './support/visitor.ts';

test.describe.configure({ mode: 'serial' });

const [service] = content.services;
const picture = content.gallery.pictures[0];
const project = {
  version: 1,
  pictures: [{ photo: picture?.photo, note: 'The <b>light</b> here' }],
  services: [{ slug: service?.slug, area: 120 }],
  notes: 'Before Diwali',
};

let desk: Desk;
let caddy: Desk['caddy'];
let website: Desk['website'];
let context: BrowserContext;
let page: Page;
let origin: string;

test.beforeAll(async () => {
  const started = await startDesk();
  test.skip(!started, 'Caddy is not installed');
  desk = started as Desk;
  ({ caddy, website, context, page, origin } = desk);
});

test.afterAll(() => desk?.stop());

async function enquire(name: string): Promise<void> {
  const form = new FormData();
  for (const [key, value] of Object.entries({ ...newEnquiry(), name, message: '<b>Two</b> bedrooms', project: JSON.stringify(project) }))
    form.set(key, value);
  form.set('files', new Blob([Uint8Array.from(await photograph(600))], { type: 'image/jpeg' }), 'hall.jpg');
  const { status } = await fetch(`${website.url}/f/${content.studio.form.id}`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: form,
  });
  expect(status).toBe(200);
}

/** Requests as a program that is no browser; the body is an empty object. */
function ask(method: 'GET' | 'POST', path: string, headers: Record<string, string> = {}) {
  const { port, authority } = caddy;
  const { host } = new URL(origin);
  const target = { host: '127.0.0.1', port, servername: 'desk.localhost', ca: authority, path: path, method };
  return new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
    const sent = request({ ...target, headers: { host, 'content-type': 'application/json', ...headers } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, location: response.headers.location });
    });
    sent.on('error', reject).end(method === 'POST' ? '{}' : undefined);
  });
}

const session = () => context.cookies(origin).then((cookies) => cookies.find(({ name }) => name === '__Host-session'));

test('nothing but signing in is reached without a passkey', async () => {
  for (const path of [
    '/',
    '/access',
    '/enquiries.csv',
    '/enquiries/x',
    '/files/x',
    '/pictures/x',
    '/drafts.js',
    '/website/',
    '/website/api/files',
    '/nowhere',
  ]) {
    const { status, location } = await ask('GET', path);
    expect([path, status, location]).toEqual([path, 303, `/sign-in?to=${encodeURIComponent(path)}`]);
  }
  const others: [string, Record<string, string>][] = [
    ['/access', {}],
    ['/sign-in/begin', { origin: 'https://elsewhere.example' }],
    ['/sign-in/begin', {}],
  ];
  for (const [path, headers] of others) {
    expect((await ask('POST', path, headers)).status, path).toBe(403);
  }
});

test('a link makes one passkey, once', async () => {
  // As in the passkeys of a password manager.
  await page.addInitScript(() => {
    const refuse = () => {
      throw new TypeError('Illegal invocation');
    };
    if (window.PublicKeyCredential) PublicKeyCredential.prototype.toJSON = refuse;
  });
  const link = desk.invite('Asha');
  await page.goto(link);
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiries');
  expect(await session()).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' });

  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByRole('status')).toContainText('This link was used');
});

test('a browser without passkeys says what to do before anything is pressed', async () => {
  const without = [
    () => Reflect.deleteProperty(window, 'PublicKeyCredential'),
    () => Reflect.deleteProperty(PublicKeyCredential, 'parseRequestOptionsFromJSON'),
  ];
  for (const change of without) {
    const other = await context.newPage();
    await other.addInitScript(change);
    await other.goto('/invite#secret');
    await expect(other.getByRole('status')).toContainText('Open this address in Chrome or Safari');
    await expect(other.getByRole('button', { name: 'Make a passkey' })).toBeDisabled();
    await other.close();
  }
});

test('who gets no passkey is told why, and tries again', async () => {
  const other = await context.newPage();
  await other.addInitScript(() => {
    navigator.credentials.create = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
  });
  await other.goto(desk.invite('Asha'));
  await other.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(other.getByRole('status')).toContainText('It was cancelled, or took too long. Try again.');
  await expect(other.getByRole('button', { name: 'Make a passkey' })).toBeEnabled();
  await other.close();
});

test('a link for a colleague is made at the desk, and shown once', async () => {
  await page.goto('/access');
  await page.getByLabel('Name').fill('Ravi');
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByRole('status')).toContainText('For Ravi, who is new here');
  expect(await findingsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const link = page.getByRole('link', { name: /\/invite#/ });
  const opened = page.waitForEvent('popup');
  await link.click();
  const other = await opened;
  await expect(other.getByRole('button', { name: 'Make a passkey' })).toBeEnabled();
  await other.close();
  await page.goto('/access');
  await expect(page.getByText('Made a link for a passkey of Ravi')).toBeVisible();
  await expect(link).toHaveCount(0);
});

test('signing out and in again leads back to where one was', async () => {
  await page.goto('/access');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Studio desk');
  await page.goto('/access');
  await expect(page).toHaveURL(/sign-in\?to=/);
  expect(await findingsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access');
  await expect(page.getByText('Refused: a link that was used or is too old')).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
});

test('signing in leads nowhere but to the desk', async () => {
  const elsewhere = ['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example', '/.//elsewhere.example'];
  for (const path of elsewhere) {
    // Somebody signed in is redirected at once.
    await page.goto(`/sign-in?to=${encodeURIComponent(path)}`, { waitUntil: 'commit' });
    await page.waitForURL((url) => url.pathname !== '/sign-in');
    expect(new URL(page.url()).origin, path).toBe(origin);
  }
});

test('an enquiry that came since is marked as new, with its project and files, as text and not as markup', async () => {
  await enquire('K. Srinivas');
  await page.goto('/');
  await expect(page.getByText('1 new since your last visit')).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
  await page.getByRole('link', { name: /K\. Srinivas/ }).click();
  await expect(page.getByText('<b>Two</b> bedrooms')).toBeVisible();
  await expect(page.getByText('The <b>light</b> here')).toBeVisible();
  await expect(page.getByText('Starting prices')).toContainText(service?.name as string);
  const images = page.locator('main img');
  await expect(images).toHaveCount(2);
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
  }
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
  expect(await findingsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

async function signInOnSaving(): Promise<void> {
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('what is typed when the session ends is there after signing in, and can be saved', async () => {
  await page.getByLabel('State').selectOption('Quoted');
  await page.getByLabel('Note').fill('Call after six');
  await page.getByLabel('Come back to it on').fill('2026-01-05');
  await signInOnSaving();
  await expect(page.getByLabel('Note')).toHaveValue('Call after six');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const release = await holdRequests(page, /drafts\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await page.getByLabel('Note').fill('Call after seven');
  await release();
  await page.waitForLoadState();
  await signInOnSaving();
  await expect(page.getByText('What you typed and did not save yet is here.')).toBeVisible();
  await expect(page.getByLabel('Note')).toHaveValue('Call after seven');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('State')).toHaveValue('quoted');
  await expect(page.getByText('Last saved by Asha')).toBeVisible();
});

test('who saves second sees what the first one saved, and loses nothing', async () => {
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Note').fill('From the other tab');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Saved.')).toBeVisible();
  await page.getByLabel('Note').fill('From this tab');
  await signInOnSaving();
  await expect(page.getByLabel('Note')).toHaveValue('From this tab');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toContainText('From the other tab');
  await expect(page.getByLabel('Note')).toHaveValue('From this tab');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await other.close();
});

test('an enquiry is found by its note and by its day, and is in the spreadsheet', async () => {
  await enquire('Anita Rao');
  await page.goto('/');
  await page.getByRole('searchbox').fill('this tab');
  await page.getByRole('button', { name: 'Search' }).click();
  const entries = page.locator('main li');
  await expect(entries).toHaveCount(1);
  await page.goto('/?show=held');
  await expect(page.getByRole('link', { name: /^Held/ })).toBeInViewport({ ratio: 1 });
  await page.goto('/?show=due');
  await expect(entries).toHaveText([/K\. Srinivas/]);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /spreadsheet/ }).click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  expect(csv).toContain('"Quoted","2026-01-05","From this tab"');
});

test('a deleted enquiry is gone, and the log says who did what', async () => {
  const entries = page.locator('main li');
  await entries.first().getByRole('link').click();
  await page.getByText('Delete this enquiry').click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(entries).toHaveText([/Anita Rao/]);
  await expect(page.getByRole('status')).toHaveText('The enquiry is deleted.');
  await page.goto('/access');
  for (const what of [/^Deleted /, 'Exported enquiries: 1', /^Read /, 'Listed enquiries']) {
    await expect(page.getByRole('listitem').filter({ hasText: what }).first()).toContainText('Asha');
  }
});

test('what visitors do is counted once each, and shown by day', async ({ browser }) => {
  test.skip(!content.studio.countUse, 'Visits are not counted');
  const visitor = await browser.newContext({ userAgent: 'Mozilla/5.0 (X11; Linux x64) Chrome/140.0 Safari/537.36', baseURL: website.url });
  const visitorPage = await visitor.newPage();
  const sent: string[] = [];
  visitorPage.on('request', (request) => request.url().endsWith('/count') && sent.push(request.postData() ?? ''));
  const [text] = content.textPages;
  await visitorPage.goto(String(text?.path));
  // Before the page's script runs nothing is counted.
  await expect.poll(() => sent).toContain(`page ${text?.path}`);
  await visitorPage.getByRole('link', { name: /Home/ }).first().click();
  await visitorPage.waitForURL(`${website.url}/`);
  await expect.poll(() => sent).toContain('page /');
  await visitorPage
    .getByRole('button', { name: /^Get Free Quote/ })
    .or(visitorPage.getByRole('link', { name: /^Get Free Quote/ }))
    .first()
    .click();
  await expect(visitorPage.getByRole('dialog')).toBeVisible();
  await visitorPage.keyboard.press('Escape');
  await visitorPage.goto(`/gallery`);
  await visitorPage.locator('[data-save]').first().click();
  await expect.poll(() => sent).toEqual([`page ${text?.path}`, 'page /', 'quote', 'page /gallery', expect.stringMatching(/^saved \S+$/)]);
  expect(await visitor.cookies()).toEqual([]);
  await page.goto('/numbers');
  await expect(async () => {
    await page.reload();
    expect(await page.getByRole('main').innerText()).toMatch(/^Pages opened\s+3 in the last 12 weeks/m);
  }).toPass();
  // Only now: closing a context cancels its requests.
  await visitor.close();
  await expect(page.getByText('1 in the last 12 weeks')).toHaveCount(3);
  await expect(page.getByRole('listitem').filter({ hasText: String(text?.heading) })).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a cookie is of no use to another site, and a session that is ended lets nobody in', async () => {
  const cookie = await session();
  const headers = { cookie: `__Host-session=${cookie?.value}` };
  const foreign = { ...headers, origin: 'https://elsewhere.example' };
  expect((await ask('GET', '/', headers)).status).toBe(200);
  expect((await ask('GET', '/', foreign)).status).toBe(403);
  expect((await ask('POST', '/access', foreign)).status).toBe(403);
  await page.goto('/access');
  const rows = page.getByRole('button', { name: 'End' });
  for (let left = await rows.count(); left > 0; left = await rows.count()) {
    await rows.first().click();
    await page.waitForLoadState();
  }
  await page.goto('/');
  await expect(page).toHaveURL(/sign-in/);
  expect((await ask('GET', '/', headers)).status).toBe(303);
});

test('many tries to sign in are refused, and the studio sees it', async () => {
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiries');
  const statuses = new Set<number | undefined>();
  for (let count = 0; count < 80; count += 1) statuses.add((await ask('POST', '/sign-in/finish', { origin })).status);
  expect([...statuses]).toEqual([403, 429]);
  await page.goto('/access');
  await expect(page.getByText('Refused: too many tries to sign in')).toBeVisible();
});
