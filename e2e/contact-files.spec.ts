import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { repositoryRoot } from '#content-model/roots.ts';
import { fileMessages } from '#contract/files.ts';
import { dayError } from '#contract/full-enquiry.ts';
import { dayMs } from '#contract/lib/durations.ts';
import { addDays, indianToday, shortDay } from '#contract/lib/indian-day.ts';
import { limits } from '#contract/limits.ts';
import type { Project } from '#contract/project.ts';
import { newMailServer, portOf } from '#server/test/test-smtp.ts';
import {
  collectSubmissions,
  confirmationOf,
  expectTyped,
  fillContact,
  fillFields,
  keepButton,
  newEnquiry,
  sendButton,
} from './support/contact-page.ts';
import { storeProject } from './support/project.ts';
import { content } from './support/site.ts';
import { holdRequests, untilAwake, visit } from './support/visitor.ts';
import { startWebsite } from './support/website.ts';

type Chosen = { name: string; mimeType: string; buffer: Buffer };

const store = 'test-results/data/enquiries.db';
const pdf = (size = 0) => Buffer.from(`%PDF-1.7\n${'%'.repeat(size)}\n%%EOF\n`);
const plan: Chosen = { name: 'Plan.pdf', mimeType: 'application/pdf', buffer: pdf() };
const wrongKind: Chosen = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Only words') };
const firstPicture = content.gallery.pictures[0]?.photo as string;
const service = content.services[0]?.slug as string;
const finishes = content.finishes.items.slice(0, 1).map(({ part, options: [, second] }) => ({
  photo: second?.picture.photo as string,
  title: `${part}: ${second?.name}`,
}));
const saved = [{ photo: firstPicture, note: 'This worktop' }, ...finishes.map(({ photo }) => ({ photo, note: '' }))];
const savedWords = `${saved.length} ${saved.length === 1 ? 'picture' : 'pictures'} and 1 service`;
const project: Project = { version: 1, pictures: saved, services: [{ slug: service }], notes: 'By March' };

async function photo(name = 'hall.jpg', width = 400): Promise<Chosen> {
  const buffer = await sharp({ create: { width, height: width / 2, channels: 3, background: '#a86' } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

const filesPart = (page: Page) => page.getByRole('main').locator('summary', { hasText: 'floor plan or photographs' });
const dayDisclosure = (page: Page) => page.getByRole('main').locator('summary', { hasText: 'Choose a day' });
const dayField = (page: Page) => page.getByLabel('Day', { exact: true });
const input = (page: Page) => page.locator('input[type=file]');
const list = (page: Page) => page.getByRole('list', { name: 'Chosen files' });

/** Decodes quoted-printable text. */
function readable(mail: string): string {
  return mail.replaceAll('=\n', '').replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
}

async function choose(page: Page, ...files: Chosen[]): Promise<void> {
  if (!(await input(page).isVisible())) await filesPart(page).click();
  await input(page).setInputFiles(files);
}

/** Drops files of different times, as a visitor drags them from a folder; their content is text here. */
async function drop(page: Page, ...files: Chosen[]): Promise<void> {
  const texts = files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, text: buffer.toString() }));
  const dataTransfer = await page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    for (const [lastModified, { name, type, text }] of dropped.entries())
      transfer.items.add(new File([text], name, { type, lastModified }));
    return transfer;
  }, texts);
  await input(page).dispatchEvent('drop', { dataTransfer });
}

/** What the collector has stored from this email address, with the names of the files. */
function stored(email: string, database = store) {
  using open = new DatabaseSync(database, { readOnly: true, timeout: 5000 });
  const columns = 'id, reference, project, visit_day, visit_part, visit_place, visit_locality';
  const rows = open.prepare(`SELECT ${columns} FROM enquiries WHERE email = ?`).all(email);
  const files = open.prepare('SELECT name, original FROM files WHERE enquiry = ? ORDER BY position');
  type Stored = Record<string, unknown> & { files: { name: string; original: string }[] };
  return rows.map((row) => ({ ...row, files: files.all(String(row.id)) }) as Stored);
}

test('I send three files, my project and a day; the studio finds all of it in store, email and export', async ({ page }, { outputDir }) => {
  const { server, mails } = newMailServer();
  const port = await portOf(server);
  const DATA_DIR = path.join(repositoryRoot, outputDir.replace(repositoryRoot, ''), 'data');
  const env = { DATA_DIR, SMTP_URL: `smtp://127.0.0.1:${port}`, STUDIO_EMAIL: 'hello@studio.example' };
  const website = await startWebsite(env);
  const day = addDays(indianToday(), 2);
  try {
    const typed = newEnquiry();
    await page.goto(`${website.url}/robots.txt`);
    await storeProject(page, project);
    await visit(page, `${website.url}/contact`);
    await expect(page.getByRole('checkbox', { name: `Your project with ${savedWords} goes with your message.` })).toBeChecked();
    await fillFields(page, typed);
    await choose(page, plan, await photo('hall.jpg'), await photo('balcony.jpg'));
    await expect(list(page).getByRole('listitem')).toHaveCount(3);
    await dayDisclosure(page).click();
    await dayField(page).fill(day);
    await page.getByRole('radio', { name: /^Morning/ }).check();
    await sendButton(page).click();
    await expect(confirmationOf(page)).toBeVisible();
    for (const text of [typed.name, typed.message, 'morning', savedWords, 'Plan.pdf', 'hall.jpg', 'balcony.jpg'])
      await expect(confirmationOf(page)).toContainText(text);

    const [row] = stored(typed.email, path.join(DATA_DIR, 'enquiries.db'));
    expect(row).toMatchObject({ project: JSON.stringify(project), visit_day: day, visit_part: 'morning' });
    expect(row?.files.map(({ original }) => original)).toEqual(['Plan.pdf', 'hall.jpg', 'balcony.jpg']);
    const reference = String(row?.reference);
    await expect(confirmationOf(page)).toContainText(reference);
    await expectTyped(page, { name: '', email: '', phone: '', message: '' });
    await expect(list(page)).toHaveCount(0);

    await expect.poll(() => mails.length).toBe(1);
    const mail = readable(mails[0] ?? '');
    for (const text of [
      reference,
      'This worktop',
      'By March',
      String(content.services[0]?.name),
      ...saved.map(({ photo }) => `/assets/pictures/${photo}-`),
      ...finishes.map(({ title }) => title),
      'Plan.pdf',
      'hall.jpg',
    ])
      expect(mail).toContain(text);
    expect(mail.match(/Content-Disposition: attachment/g)).toHaveLength(3);

    const exported = path.join(DATA_DIR, 'exported');
    const run = (...args: string[]) =>
      execFileSync(process.execPath, ['server/enquiries.ts', ...args], {
        cwd: repositoryRoot,
        env: { ...process.env, DATA_DIR },
        encoding: 'utf8',
      });
    const csv = run('export', '--files', exported);
    for (const text of [reference, 'This worktop', 'Plan.pdf']) expect(csv).toContain(text);
    const [folder = ''] = readdirSync(exported);
    expect(readdirSync(path.join(exported, folder)).toSorted()).toEqual(['1-Plan.pdf', '2-hall.jpg', '3-balcony.jpg']);
    expect(readFileSync(path.join(exported, folder, '1-Plan.pdf'))).toEqual(plan.buffer);
    expect(run('show', reference)).toContain('Plan.pdf');
    run('delete', reference, '--yes');
    expect(readdirSync(path.join(DATA_DIR, 'files'))).toEqual([]);
  } finally {
    await website.stop();
    server.close();
  }
});

test('What cannot be sent is said, with the reason, and nothing that I chose or typed is lost', async ({ page }) => {
  const typed = await fillContact(page);
  await choose(page, plan);
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await choose(
    page,
    wrongKind,
    { ...plan, name: 'empty.pdf', buffer: Buffer.alloc(0) },
    { ...plan, name: 'large.pdf', buffer: pdf(limits.files.maxBytes) },
  );
  for (const text of [fileMessages.type('notes.txt'), fileMessages.empty('empty.pdf'), fileMessages.size('large.pdf')])
    await expect(page.getByText(text)).toBeVisible();
  await expect(list(page).getByRole('listitem')).toHaveText([/Plan\.pdf/]);
  await choose(
    page,
    ...Array.from({ length: limits.files.maxCount }, (_, index) => ({ ...plan, name: `${index}.pdf`, buffer: pdf(index + 1) })),
  );
  await expect(page.getByText(fileMessages.count)).toBeVisible();
  await expect(list(page).getByRole('listitem')).toHaveCount(limits.files.maxCount);
  await expectTyped(page, typed);
});

test('From an older phone my message goes with its file', async ({ page }) => {
  // What browsers lack that are a few years old.
  await page.addInitScript(() => {
    for (const [owner, name] of [
      [String.prototype, 'toWellFormed'],
      [Array.prototype, 'toSorted'],
      [Promise, 'withResolvers'],
      [AbortSignal, 'timeout'],
    ] as const)
      Reflect.deleteProperty(owner, name);
  });
  await fillContact(page);
  await choose(page, plan);
  await sendButton(page).click();
  await expect(confirmationOf(page)).toBeVisible();
});

test('After a reload I am told that my files must be chosen again, until I choose or send', async ({ page }) => {
  const told = page.getByText('2 files must be chosen again');
  const typed = await fillContact(page);
  await choose(page, plan, await photo());
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  for (let reload = 0; reload < 2; reload++) {
    await page.reload();
    await expect(told).toBeVisible();
  }
  await choose(page, plan);
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await expect(told).toBeHidden();
  await sendButton(page).click();
  await expect(confirmationOf(page)).toContainText('Plan.pdf');
  expect(stored(typed.email)).toHaveLength(1);
  await page.reload();
  await untilAwake(page);
  await filesPart(page).click();
  await expect(input(page)).toBeVisible();
  await expect(page.getByText('must be chosen again')).toBeHidden();
});

test('A damaged file is named when I send it, and without it my message goes', async ({ page }) => {
  const typed = await fillContact(page);
  await choose(page, { ...plan, buffer: pdf().subarray(0, -7) });
  await sendButton(page).click();
  await expect(page.getByText('“Plan.pdf” is damaged: save or photograph it again')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Plan.pdf' }).click();
  await sendButton(page).click();
  await expect(confirmationOf(page)).toBeVisible();
  expect(stored(typed.email)).toHaveLength(1);
});

test('A large photograph is made smaller before it is sent', async ({ page }) => {
  const typed = await fillContact(page);
  await choose(page, await photo('large.jpg', 5000));
  await sendButton(page).click();
  await expect(confirmationOf(page)).toContainText('large.jpg');
  const [file] = stored(typed.email)[0]?.files ?? [];
  const { width, height } = await sharp(path.join('test-results/data/files', file?.name ?? '')).metadata();
  expect({ width, height }).toEqual({ width: limits.files.maxSidePx, height: limits.files.maxSidePx / 2 });
});

test('A file that I remove while a photograph is made smaller stays removed', async ({ page }) => {
  await page.addInitScript(() => {
    const { createImageBitmap } = window;
    const removed = new Promise<void>((resolve) =>
      addEventListener('click', ({ target }) => (target as Element).closest('[aria-label^=Remove]') && resolve()),
    );
    window.createImageBitmap = async (image: ImageBitmapSource) => {
      await removed;
      return createImageBitmap(image);
    };
  });
  await visit(page, '/contact');
  await filesPart(page).click();
  await choose(page, plan);
  await choose(page, await photo());
  await expect(page.getByText('Preparing the files…')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Plan.pdf' }).click();
  await expect(list(page).getByRole('listitem')).toHaveText([/hall\.jpg/]);
  await expect(page.getByText('Preparing the files…')).toBeHidden();
  await expect(list(page).getByRole('listitem')).toHaveText([/hall\.jpg/]);
});

test('A broken connection or a captive portal loses nothing, and sent again it arrives once', async ({ page }) => {
  const submissions = collectSubmissions(page);
  const typed = await fillContact(page);
  await choose(page, plan, await photo());
  // The enquiry arrives, but not its response.
  await page.route(
    '**/f/*',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await sendButton(page).click();
  await expect(page.getByRole('main').locator('form')).toContainText('nothing arrives twice');
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await expectTyped(page, typed);
  await page.route('**/f/*', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Log in</h1>' }), { times: 1 });
  const answered = page.waitForResponse('**/f/*');
  await sendButton(page).click();
  await answered;
  await expect(sendButton(page)).toBeEnabled();
  await expectTyped(page, typed);
  await sendButton(page).click();
  await expect(confirmationOf(page)).toBeVisible();
  expect(stored(typed.email)).toMatchObject([{ files: [{ original: 'Plan.pdf' }, { original: 'hall.jpg' }] }]);
  const keys = await Promise.all(submissions.map((request) => request.headerValue('idempotency-key')));
  expect(new Set(keys).size).toBe(1);
});

test('Files that I drop are taken or refused as chosen ones are, and without a connection I am told that they are not kept', async ({
  page,
  context,
}) => {
  const refused = page.getByText('“notes.txt” is not a JPEG, PNG, WebP or PDF file');
  const entries = list(page).getByRole('listitem');
  const typed = await fillContact(page);
  await filesPart(page).click();
  // The two plans differ by their time alone.
  await drop(page, { ...plan, name: 'Map.pdf' }, plan, plan, wrongKind);
  await expect(entries).toHaveText([/Map\.pdf/, /Plan\.pdf/, /Plan\.pdf/]);
  await expect(refused).toBeVisible();
  await page.getByRole('button', { name: 'Remove Map.pdf' }).click();
  await expect(entries).toHaveText([/Plan\.pdf/, /Plan\.pdf/]);
  await page.getByRole('button', { name: 'Remove Plan.pdf' }).first().click();
  await expect(sendButton(page)).toBeVisible();
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await expect(page.getByText('What you write and choose stays in this form')).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByRole('main').locator('form')).toContainText('Files cannot be kept for later');
  await expect(entries).toHaveText([/Plan\.pdf/]);
  // The button says at each moment what it will do.
  await expect(sendButton(page)).toBeVisible();
  await page.getByRole('button', { name: 'Remove Plan.pdf' }).click();
  await expect(keepButton(page)).toBeVisible();
  for (const give of [drop, choose]) {
    await give(page, wrongKind);
    await expect(refused).toBeVisible();
    await expect(keepButton(page)).toBeVisible();
    await give(page, plan);
    await expect(entries).toHaveText([/Plan\.pdf/]);
    await expect(sendButton(page)).toBeVisible();
    await page.getByRole('button', { name: 'Remove Plan.pdf' }).click();
    await expect(keepButton(page)).toBeVisible();
  }
  await drop(page, plan);

  await context.setOffline(false);
  await sendButton(page).click();
  await expect(confirmationOf(page)).toContainText('Plan.pdf');
  expect(stored(typed.email)).toMatchObject([{ files: [{ original: 'Plan.pdf' }] }]);
});

test('The project stays here if I say so, and a plain message is the four values as ever', async ({ page }) => {
  const submissions = collectSubmissions(page);
  await page.goto('/robots.txt');
  await storeProject(page, project);
  const typed = await fillContact(page);
  await page.getByRole('checkbox', { name: /^Your project/ }).uncheck();
  await sendButton(page).click();
  await expect(confirmationOf(page)).toBeVisible();
  expect(submissions[0]?.postDataJSON()).toEqual(typed);
  expect(stored(typed.email)).toMatchObject([{ project: null, visit_day: null, files: [] }]);
});

test('By keyboard I open the part, name a day and take a file off again; what I sent is printed without the form', async ({ page }) => {
  const typed = await fillContact(page);
  await filesPart(page).focus();
  await page.keyboard.press('Enter');
  await choose(page, plan, await photo());
  await page.getByRole('button', { name: 'Remove Plan.pdf' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove hall.jpg' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(input(page)).toBeFocused();
  await dayDisclosure(page).focus();
  await page.keyboard.press('Space');
  await dayField(page).fill(addDays(indianToday(), 1));
  await page.getByRole('radio', { name: 'Not decided yet' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('Locality or area').fill(' Kondapur,  near the lake ');
  await sendButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(confirmationOf(page)).toContainText('site visit, Kondapur, near the lake');
  expect(stored(typed.email)).toMatchObject([
    { visit_day: addDays(indianToday(), 1), visit_place: 'home', visit_locality: 'Kondapur, near the lake' },
  ]);
  await page.emulateMedia({ media: 'print' });
  await expect(confirmationOf(page)).toBeVisible();
  await expect(page.getByLabel('Name').first()).toBeHidden();
});

test('The day that I named survives a reload; one that is too far ahead is said beside it, and nothing is sent', async ({ page }) => {
  const typed = await fillContact(page);
  await dayDisclosure(page).click();
  const day = addDays(indianToday(), limits.consultationDays + 1);
  await dayField(page).fill(day);
  await page.reload();
  await expect(dayField(page)).toHaveValue(day);
  await untilAwake(page);
  await sendButton(page).click();
  await expect(dayField(page)).toBeFocused();
  await expect(dayField(page)).toHaveAccessibleDescription(dayError());
  // A part that I close is opened again for its message, and stays open while I correct the day.
  await dayDisclosure(page).click();
  await sendButton(page).click();
  await expect(dayField(page)).toBeFocused();
  await page.keyboard.press('1');
  await expect(dayField(page)).toBeFocused();
  expect(stored(typed.email)).toEqual([]);
});

test('A phone with a wrong date is told the right one when its day is refused, and sends then', async ({ page }) => {
  await page.clock.setFixedTime(Date.now() - 30 * dayMs);
  const typed = await fillContact(page);
  await dayDisclosure(page).click();
  await dayField(page).fill(addDays(indianToday(), -10));
  await sendButton(page).click();
  await expect(page.getByRole('main').getByText(shortDay(indianToday()))).toBeVisible();
  expect(stored(typed.email)).toEqual([]);
  await dayField(page).fill(addDays(indianToday(), 1));
  await sendButton(page).click();
  await expect(confirmationOf(page)).toBeVisible();
  expect(stored(typed.email)).toMatchObject([{ visit_day: addDays(indianToday(), 1) }]);
});

test('While my message is on its way its fields cannot be changed, and it is all in the confirmation', async ({ page }) => {
  const release = await holdRequests(page, '**/f/*');
  const typed = await fillContact(page);
  await choose(page, plan);
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await sendButton(page).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  const message = page.locator('#contact-message');
  await message.evaluate((field) => field.focus());
  await expect(message).not.toBeFocused();
  await expectTyped(page, typed);
  await release();
  await expect(confirmationOf(page)).toContainText('Plan.pdf');
  await expect(confirmationOf(page)).toBeFocused();
  await expectTyped(page, { name: '', email: '', phone: '', message: '' });
  await expect(list(page)).toHaveCount(0);
  await message.fill('And one thing more');
  expect(stored(typed.email)).toMatchObject([{ files: [{ original: 'Plan.pdf' }] }]);
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form sends files, and a wrong one comes back with all that I typed', async ({ page }) => {
    const typed = newEnquiry();
    await page.goto('/contact');
    await fillFields(page, typed);
    await choose(page, wrongKind);
    await sendButton(page).click();
    await expect(page.getByText('“notes.txt” is not a JPEG, PNG, WebP or PDF file')).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue(typed.message);
    expect(stored(typed.email)).toEqual([]);
    await input(page).setInputFiles([plan]);
    await page.getByLabel('Preferred day').fill(addDays(indianToday(), 1));
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page).toHaveURL('/thank-you');
    expect(stored(typed.email)).toMatchObject([{ visit_day: addDays(indianToday(), 1), files: [{ original: 'Plan.pdf' }] }]);
  });

  test('the contact page itself sends files and a day', async ({ page }) => {
    const typed = newEnquiry();
    await page.goto('/contact');
    await fillFields(page, typed);
    await choose(page, plan, await photo());
    await dayDisclosure(page).click();
    await page.locator('input[name=visitDay]').fill(addDays(indianToday(), 3));
    await page.getByRole('radio', { name: /^Evening/ }).check();
    await sendButton(page).click();
    await expect(page).toHaveURL('/thank-you');
    expect(stored(typed.email)).toMatchObject([{ visit_day: addDays(indianToday(), 3), visit_part: 'evening', files: [{}, {}] }]);
  });
});
