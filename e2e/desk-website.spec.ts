import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { findingsOf } from './support/axe.ts';
import { type Desk, startDesk } from './support/desk.ts';
import { control, photograph, pressSave, unfold, withoutPhotographs } from './support/editor.ts';
import { content } from './support/site.ts';
import { type StudioMachine, startMachine } from './support/studio-machine.ts';

test.describe.configure({ mode: 'serial' });

// One with a price for the whole: a price per sq ft needs further facts.
const service = content.services.find(({ plan }) => !plan.area);
const [firstPrice, secondPrice] = ['₹4,56,000', '₹5,67,000'] as const;

let folder: string;
let machine: StudioMachine;
let editor: ChildProcess;
let desk: Desk;
let page: Page;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  folder = mkdtempSync(path.join(tmpdir(), 'machine-'));
  machine = await startMachine(folder);
  editor = await machine.startEditor();
  const started = await startDesk({ website: machine.website, settings: { ...machine.settings, DATA_DIR: machine.at('data') } });
  test.skip(!started, 'Caddy is not installed');
  desk = started as Desk;
  page = desk.page;
  await withoutPhotographs(page);
  await page.goto(desk.invite('Asha'));
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await page.getByRole('heading', { level: 1, name: 'Enquiries' }).waitFor();
});

test.afterEach(async () => {
  const info = test.info();
  if (info.status === info.expectedStatus) return;
  for (const name of ['publish.log', 'publish.state', 'service.log']) await info.attach(name, { path: machine.at(name) });
});

test.afterAll(async () => {
  editor?.kill();
  await desk?.stop();
  await machine?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The status above the buttons; others are those of photographs. */
const status = () => page.getByRole('status').last();
const shown = async () => (await fetch(`${machine.website.url}${service?.path}`)).text();

async function openForm(of: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/website/#${of}`);
  await page.locator('main h1').waitFor();
  await unfold(page);
}

/** Opens the page that publishes. Returns its button. */
async function openPublication(): Promise<Locator> {
  await page.goto('/website/#publish');
  await page.reload();
  const button = page.getByRole('button', { name: 'Publish' });
  await button.waitFor();
  return button;
}

async function published(): Promise<void> {
  await expect(page.getByText('The last publication went well.')).toBeVisible({ timeout: 240_000 });
}

test('a price is changed and looked at; on a wide screen the page is beside its form, and shows what was saved last', async () => {
  test.setTimeout(600_000);
  const before = await shown();
  const phone = page.viewportSize() as { width: number; height: number };
  await page.goto('/');
  await page.getByRole('link', { name: 'Website' }).click();
  await page.getByRole('link', { name: service?.name as string, exact: true }).click();
  await unfold(page);
  await control(page, 'price').fill(firstPrice);
  await page.getByRole('button', { name: 'Save and look' }).click();
  const opens = page.getByRole('link', { name: 'Open the page' });
  await expect(opens).toBeVisible({ timeout: 300_000 });
  const opened = page.context().waitForEvent('page');
  await opens.click();
  const preview = await opened;
  await expect(preview.getByText(firstPrice).first()).toBeVisible();
  await preview.close();

  await page.setViewportSize({ width: 1440, height: 900 });
  const frame = page.locator('iframe');
  const shownInFrame = (price: string) => frame.contentFrame().getByText(price).first();
  await expect(shownInFrame(firstPrice)).toBeVisible();
  const [form, beside] = [await page.locator('.page').boundingBox(), await frame.boundingBox()];
  expect(beside?.x).toBeGreaterThanOrEqual((form?.x ?? 0) + (form?.width ?? 0));
  expect(beside?.width).toBeGreaterThan(500);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);

  await control(page, 'price').fill(secondPrice);
  await expect(page.getByRole('button', { name: 'Save and look' })).toHaveCount(0);
  await pressSave(page);
  await expect(status()).toHaveText('The pages are ready.', { timeout: 300_000 });
  await expect(shownInFrame(secondPrice)).toBeVisible();
  await expect(shownInFrame(firstPrice)).toHaveCount(0);
  await page.setViewportSize(phone);
  expect(await shown()).toBe(before);
});

test('the price is published, seen, and taken back', async () => {
  test.setTimeout(600_000);
  await page.getByText('All pages').click();
  await page.getByRole('link', { name: 'Publish (1)' }).click();
  const change = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: service?.name as string }) });
  await expect(change).toContainText('Asha');
  await expect(change.locator('ins').last()).toHaveText(secondPrice);
  expect(await findingsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('button', { name: 'Publish' }).click();
  await published();
  await expect(page.getByText('Everything that is saved is on the website.')).toBeVisible();
  expect(await shown()).toContain(secondPrice);
  expect(machine.git('log', '-1', '--format=%an', 'origin/main')).toContain('Asha');
  expect(readFileSync(machine.at('data/audit.log'), 'utf8')).toContain('Asked for a publication');

  page.once('dialog', (dialog) => dialog.accept());
  await page.getByText('Go back to an earlier publication').click();
  await page.getByRole('button', { name: /^Go back to it/ }).click();
  await expect.poll(shown, { timeout: 240_000 }).not.toContain(secondPrice);
  await published();
  expect(readFileSync(machine.at('data/audit.log'), 'utf8')).toContain('Asked to go back');
});

test('what fails is said where it can be put right, and visitors see nothing of it', async () => {
  test.setTimeout(600_000);
  const before = await shown();
  // The editor refuses such a text, so it comes from elsewhere.
  writeFileSync(machine.at('source/content/contact.yaml'), 'visit: 5\n');
  machine.git('commit', '--quiet', '--all', '-m', 'Broken elsewhere');
  const button = await openPublication();
  // The page reads again what is not published: it lists a new page then, and the problem is still there.
  const added = machine.at('source/content/pages/meanwhile.md');
  writeFileSync(added, '---\nheading: Meanwhile\n---\n');
  await button.click();
  await expect(page.getByRole('heading', { name: 'Meanwhile' })).toBeVisible();
  const problem = page.locator('main .message').first();
  await expect(problem).toContainText('Contact: ');
  await expect(problem.getByRole('link').first()).toHaveAttribute('href', '#content/contact.yaml');
  rmSync(added);
  machine.git('push', '--quiet');
  await machine.update().end;
  await page.reload();
  await expect(page.getByText('Nothing was published.')).toBeVisible();
  await page.getByRole('status').getByRole('link').first().click();
  await expect(page).toHaveURL(/#content\/contact\.yaml$/);
  expect(await shown()).toBe(before);
  machine.git('revert', '--no-edit', 'HEAD');
});

test('an ended session and a stopped editor lose nothing that was typed', async () => {
  await openForm('content/home.yaml');
  await control(page, 'hero.text').fill('Typed while the session ended');
  await page.context().clearCookies();
  await pressSave(page);
  await expect(status()).toContainText('You are signed out');
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Enquiries' }).waitFor();
  const gone = once(editor, 'exit');
  editor.kill();
  await gone;
  await page.goto('/website/#content/home.yaml');
  await expect(page.getByText(/does not answer yet/)).toBeVisible();
  editor = await machine.startEditor();
  await openForm('content/home.yaml');
  await expect(control(page, 'hero.text')).toHaveValue('Typed while the session ended');
  page.once('dialog', (question) => question.accept());
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('a picture comes straight from the phone, and is put on a page', async () => {
  await openForm('content/about.yaml');
  const choose = page.locator('input[type=file]').first();
  await choose.setInputFiles({ name: 'IMG 2041.jpg', mimeType: 'image/jpeg', buffer: await photograph(2400) });
  await expect(page.getByText(/img-2041 is added/)).toBeVisible();
  // The words of the picture before are gone, so it needs its own.
  await expect(control(page, 'hero.picture.alt')).toHaveValue('');
  await control(page, 'hero.picture.alt').fill('Oak wardrobes along a narrow dressing room');
  await pressSave(page);
  await expect(status()).toHaveText('Saved');
  await page.goto('/website/#publish');
  await expect(page.getByRole('listitem').getByRole('heading', { name: 'Picture img-2041' })).toBeVisible();
});

test('who is not signed in sees no page of the preview', async () => {
  const other = await page.context().browser()?.newContext({ ignoreHTTPSErrors: true });
  const stranger = await (other ?? page.context()).newPage();
  await stranger.goto(`${desk.caddy.previewUrl}/about`);
  await expect(stranger).toHaveURL(/\/sign-in$/);
  await stranger.close();
});
