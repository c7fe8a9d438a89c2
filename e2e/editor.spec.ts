import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, expect, type Page, test } from '@playwright/test';
import { loadContent } from '#content-model/load.ts';
import { editFacts } from '#content-model/test/test-edit-facts.ts';
import { findBrowser } from '#tools/chromium.ts';
import { expectNoFindings } from './support/axe.ts';
import {
  control,
  type Editor,
  git,
  openForm,
  photograph,
  photographs,
  pressSave,
  startEditor,
  unfold,
  withoutPhotographs,
} from './support/editor.ts';
import { content, dist } from './support/site.ts';

// In one worker: the journeys share one editor and one checkout, which `reset` puts back.
test.describe.configure({ mode: 'default' });

let editor: Editor;

test.beforeAll(async () => {
  editor = await startEditor();
});

test.beforeEach(({ page }) => withoutPhotographs(page));

test.afterEach(() => editor.reset());

test.afterAll(() => editor?.stop());

// One with a price for the whole: a price per sq ft needs further facts.
const service = content.services.find(({ plan }) => !plan.area);
test.skip(!service, 'Every service has a price per sq ft.');
const serviceFile = `content/services/${service?.slug}.md`;
/** The status above the buttons; others are those of photographs. */
const status = (page: Page) => page.getByRole('status').last();
const toCorrect = (page: Page) => page.getByRole('region', { name: /things? to correct$/ });

async function save(page: Page): Promise<void> {
  await pressSave(page);
  await expect(status(page)).toHaveText(/^Saved/);
}

/** Puts the oldest version of the file into its form. */
async function bringBackOldest(page: Page): Promise<void> {
  const buttons = page.getByRole('button', { name: /Bring back/ });
  await buttons.last().click();
}

/** Begins a service, as a copy of another if its name is given. */
async function beginService(page: Page, name: string, copied?: string): Promise<void> {
  await page.locator('summary', { hasText: 'New service' }).click();
  await page.getByLabel('Name of the new service').fill(name);
  const template = page.getByLabel('Begin with').first();
  if (copied) await template.selectOption({ label: `A copy of ${copied}` });
  await page.getByRole('button', { name: 'Begin' }).first().click();
}

test('A price, a review and a new service are entered, a photograph that is too small is refused, and the pages show them', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await page.unroute(photographs);
  await openForm(page, editor, serviceFile);
  await control(page, 'price').fill('₹4,56,000');
  await save(page);

  await openForm(page, editor, 'content/testimonials.yaml');
  await control(page, '1.name').fill('Farhana Begum');
  await control(page, '1.text').fill('They came when they said they would.');
  await save(page);

  await beginService(page, 'Pooja Corners');
  await expect(page.getByRole('heading', { level: 1, name: 'Pooja corners' })).toBeVisible();
  await unfold(page);
  await control(page, 'name').fill('Pooja Corners');
  await choosePhotographs(page);
  await addPhoto(page);
  // Words come last: another picture removes those of the one before.
  await fillEverything(page);
  await page.getByRole('button', { name: 'Save and look' }).click();
  const opens = page.getByRole('link', { name: 'Open the page' });
  await expect(opens.or(toCorrect(page))).toBeVisible({ timeout: 300_000 });
  await expect(toCorrect(page)).toHaveCount(0);

  const shown = loadContent(editor.root);
  expect(shown.services.find(({ slug }) => slug === 'pooja-corners')?.hero.focus).toEqual({ x: 26, y: 75 });
  const site = new URL((await opens.getAttribute('href')) as string).origin;
  await page.goto(`${site}${service?.path}`);
  await expect(page.getByText('₹4,56,000').first()).toBeVisible();
  await page.goto(site);
  // Beside the first price and among the reviews.
  await expect(page.getByText('Farhana Begum').first()).toBeAttached();
  await page.goto(`${site}/services`);
  await page.getByRole('link', { name: 'Pooja Corners' }).last().click();
  await expect(page.locator('img.photo').first()).toHaveClass(/fx-25 fy-75/);
  await expect
    .poll(() =>
      page
        .locator('img.photo')
        .first()
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);
});

/** Every text and number of the form, by its key path. */
async function fillEverything(page: Page): Promise<void> {
  const given: Record<string, string> = { price: '₹90,000', timeline: '10-15 days' };
  const keyPaths = await page
    .locator('main textarea, main input[inputmode]')
    .evaluateAll((all) => all.map(({ id }) => id.replace('field-', '')));
  for (const keyPath of keyPaths) {
    const words = keyPath.endsWith('description')
      ? 'A corner for prayer in wood, stone and brass, planned around the lamp, the bell and the light.'
      : `Words for ${keyPath}`;
    if (!['name', 'order', 'body'].includes(keyPath)) await control(page, keyPath).fill(given[keyPath] ?? words);
  }
}

/** Adds a picture that is too small and is refused, two by mistake, then another, and sets its focus by pointer and keyboard. */
async function addPhoto(page: Page): Promise<void> {
  const upload = page.locator('[id="field-hero.photo-upload"]');
  const mistaken = ['private', 'another'];
  for (const name of mistaken) {
    await upload.setInputFiles({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await photograph(1700) });
    await expect(control(page, 'hero.photo')).toHaveValue(name);
  }
  for (const name of mistaken) {
    page.once('dialog', (question) => question.accept());
    await control(page, 'hero.photo').selectOption(name);
    await page.getByRole('button', { name: `Delete the picture ${name}` }).click();
    await expect(page.getByText(`${name} is deleted`)).toBeVisible();
    await expect(control(page, 'hero.photo')).toHaveValue('');
    expect(readdirSync(path.join(editor.root, 'photos'))).not.toContain(`${name}.jpg`);
  }
  await upload.setInputFiles({ name: 'Pooja Niche.jpg', mimeType: 'image/jpeg', buffer: await photograph(800) });
  await expect(page.getByText(/pixels wide: export it again/)).toBeVisible();
  await upload.setInputFiles({ name: 'Pooja Niche.jpg', mimeType: 'image/jpeg', buffer: await photograph(1700) });
  await expect(control(page, 'hero.photo')).toHaveValue('pooja-niche');
  const picture = control(page, 'hero.focus').locator('img').first();
  // It has no height before it has loaded.
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  const { width, height } = (await picture.boundingBox()) as { width: number; height: number };
  await picture.click({ position: { x: width / 4, y: height * 0.75 } });
  await control(page, 'hero.focus').getByLabel('From the left').press('ArrowRight');
  await expect(control(page, 'hero.focus')).toContainText('26% 75%');
  // The crop of the pages.
  await expect(
    control(page, 'hero.focus')
      .getByAltText(/^Crop: /)
      .first(),
  ).toHaveCSS('object-position', '25% 75%');
}

async function choosePhotographs(page: Page): Promise<void> {
  const names = readdirSync(path.join(editor.root, 'photos')).map((file) => path.basename(file, '.jpg'));
  for (const index of [0, 1, 2]) await control(page, `pictures.${index}.photo`).selectOption(names[index] as string);
  for (const keyPath of ['group', 'plan.trade']) await control(page, keyPath).selectOption({ index: 1 });
}

test('A wrong value is refused with the build’s message at its field, and nothing typed is lost', async ({ page }) => {
  const before = editor.read(serviceFile);
  await openForm(page, editor, serviceFile);
  await control(page, 'price').fill('not cheap');
  await control(page, 'pictures.0.alt').fill('Too short');
  await pressSave(page);
  await expect(page.getByRole('heading', { name: '2 things to correct' })).toBeVisible();
  await expect(control(page, 'price')).toHaveAccessibleDescription(/Write the price as ₹1,50,000/);
  await expect(control(page, 'price')).toHaveAttribute('aria-invalid', 'true');
  await expect(control(page, 'pictures.0.alt')).toHaveAccessibleDescription(/Say in a sentence/);
  expect(editor.read(serviceFile)).toBe(before);

  await page.getByRole('link', { name: /Pictures 1: What is to be seen/ }).click();
  await expect(control(page, 'pictures.0.alt')).toBeFocused();
  await page.reload();
  await expect(control(page, 'price')).toHaveValue('not cheap');
  page.once('dialog', (question) => question.accept());
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(control(page, 'price')).toHaveValue(service?.price.words as string);
});

test('What is wrong with a whole list or the whole file is led to as well', async ({ page }) => {
  const lastLink = () => toCorrect(page).getByRole('link').last();
  // The form removes none of a fixed number, so they are missing by hand.
  editFacts<{ pictures: object[] }>(editor.root, 'content/gallery.yaml', ({ pictures }) => void pictures.pop());
  await openForm(page, editor, 'content/gallery.yaml');
  await expect(page.getByRole('button', { name: 'Remove Picture 1', exact: true })).toBeDisabled();
  await lastLink().click();
  await expect(control(page, 'pictures')).toBeFocused();
  git(editor.root, 'checkout', 'content/gallery.yaml');
  editFacts<object[]>(editor.root, 'content/testimonials.yaml', (reviews) => void reviews.pop());
  await openForm(page, editor, 'content/testimonials.yaml');
  await lastLink().click();
  await expect(control(page, '')).toBeFocused();
});

test('What is typed while a form is saved, or a photograph is sent, is kept', async ({ page }) => {
  await page.route(/\/api\/(save|photo)\b/, async (route) => {
    const response = await route.fetch();
    await control(page, 'timeline').fill(route.request().url().includes('save') ? '20-25 days' : '30-35 days');
    await route.fulfill({ response: response });
  });
  await openForm(page, editor, serviceFile);
  await control(page, 'price').fill('₹4,56,000');
  await pressSave(page);
  await expect(status(page)).toHaveText('You have changes that are not saved');
  await expect(control(page, 'timeline')).toHaveValue('20-25 days');
  expect(editor.read(serviceFile)).not.toContain('20-25 days');

  const buffer = await photograph(1700);
  const upload = page.locator('[id="field-hero.photo-upload"]');
  await page.route(/\/api\/photo\b/, (route) => route.abort(), { times: 1 });
  await upload.setInputFiles({ name: 'Niche.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('the photograph was not sent')).toBeVisible();
  await upload.setInputFiles({ name: 'Niche.jpg', mimeType: 'image/jpeg', buffer });
  await expect(control(page, 'hero.photo')).toHaveValue('niche');
  await page.reload();
  await expect(control(page, 'hero.photo')).toHaveValue('niche');
  await expect(control(page, 'timeline')).toHaveValue('30-35 days');
});

test('What another file needs is said with its file, and cannot be taken away', async ({ page }) => {
  const claim = content.home.hero.figures[0]?.claim as string;
  await openForm(page, editor, 'content/claims.yaml');
  page.once('dialog', (question) => question.accept());
  await page
    .getByRole('button', { name: `Remove Claim ${content.claims.findIndex(({ name }) => name === claim) + 1}`, exact: true })
    .click();
  await pressSave(page);
  await expect(toCorrect(page)).toContainText(claim);
  await expect(toCorrect(page).getByRole('link', { name: /^Home: / })).toHaveAttribute('href', '#content/home.yaml');
});

// editor/client/every-form.test.tsx tests the form of every kind of file.
test('A file that is changed, saved, changed back and saved again is as it was', async ({ page }) => {
  const before = editor.read(serviceFile);
  await openForm(page, editor, serviceFile);
  const field = page.locator('main textarea').first();
  const value = await field.inputValue();
  await field.fill(`${value}!`);
  await save(page);
  await field.fill(value);
  await save(page);
  expect(editor.read(serviceFile)).toBe(before);
  expect(git(editor.root, 'status', '--porcelain')).toBe('');
});

test('An earlier version is looked at in the form and brought back, comments included', async ({ page }) => {
  const before = editor.read('content/about.yaml');
  await openForm(page, editor, 'content/about.yaml');
  await control(page, 'hero.heading').fill('Who we are today');
  await save(page);
  expect(editor.read('content/about.yaml')).toContain('Who we are today');

  await page.reload();
  await expect(control(page, 'hero.heading')).toBeAttached();
  await unfold(page);
  await expect(control(page, 'hero.heading')).toHaveValue('Who we are today');
  await bringBackOldest(page);
  await expect(control(page, 'hero.heading')).not.toHaveValue('Who we are today');
  await save(page);
  expect(editor.read('content/about.yaml')).toBe(before);
});

test('A new service begins as a copy of another; not saved yet, it is listed and opens again with what was typed', async ({ page }) => {
  await openForm(page, editor, serviceFile);
  await beginService(page, 'Shoe Units', service?.name);
  await expect(page.getByText('content/services/shoe-units.md', { exact: true })).toBeVisible();
  await unfold(page);
  await expect(control(page, 'price')).toHaveValue(service?.price.words as string);
  await expect(control(page, 'name')).toHaveValue('Shoe Units');

  const other = readdirSync(path.join(editor.root, 'photos'))
    .map((file) => path.basename(file, '.jpg'))
    .at(-1);
  // Another picture needs words of its own.
  await control(page, 'hero.photo').selectOption(other as string);
  await expect(control(page, 'hero.alt')).toHaveValue('');
  await control(page, 'intro').fill('Shoes have a place.');
  await page.goto(`${editor.origin}/#`);
  await page.reload();
  await page.getByRole('link', { name: 'Shoe Units (not saved)' }).click();
  await expect(page.getByText('content/services/shoe-units.md', { exact: true })).toBeVisible();
  await unfold(page);
  await expect(control(page, 'name')).toHaveValue('Shoe Units');
  await expect(control(page, 'intro')).toHaveValue('Shoes have a place.');
});

test('A folded review is reached by Tab from the button before it, and opened by a key', async ({ page }) => {
  await openForm(page, editor, 'content/testimonials.yaml');
  const entry = page.locator('details.entry').nth(1);
  await entry.evaluate((element: HTMLDetailsElement) => (element.open = false));
  await page.getByRole('button', { name: /^Down \w+ 1$/ }).focus();
  await page.keyboard.press('Tab');
  await expect(entry.locator('summary').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(control(page, '1.name')).toBeVisible();
});

test('What a second tab types into a file stays where the first one saves it', async ({ page, context }) => {
  const second = await context.newPage();
  await openForm(page, editor, 'content/about.yaml');
  await openForm(second, editor, 'content/about.yaml');
  await control(page, 'hero.heading').fill('From the first tab');
  await control(second, 'hero.text').fill('From the second tab');
  await save(page);
  await second.reload();
  await unfold(second);
  await expect(control(second, 'hero.text')).toHaveValue('From the second tab');
  await expect(control(second, 'hero.heading')).toHaveValue('From the first tab');
  await save(second);
  expect(editor.read('content/about.yaml')).toMatch(/From the first tab[\s\S]*From the second tab/);
});

test('A form that is opened without a connection is there at Try again', async ({ page, context }) => {
  await page.goto(editor.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.goto(`${editor.origin}/#content/about.yaml`);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await context.setOffline(false);
  await again.click();
  await expect(page.getByText('content/about.yaml', { exact: true })).toBeVisible();
});

test('A page that was deleted is brought back under its name', async ({ page }) => {
  await openForm(page, editor, serviceFile);
  const file = path.join(editor.root, 'content/pages/letters.md');
  const commit = (what: string) => git(editor.root, '-c', 'user.name=A', '-c', 'user.email=a@studio.example', 'commit', '-qam', what);
  const description = 'Letters that the studio wrote to those who live in its rooms, in full.';
  const text = `---\nheading: Letters\nintro: What we wrote.\nmeta:\n  title: Letters\n  description: ${description}\n---\n\nThe first letter.\n`;
  writeFileSync(file, text);
  git(editor.root, 'add', file);
  commit('Letters: added');
  rmSync(file);
  commit('Letters: deleted');
  await openForm(page, editor, 'content/pages/letters.md');
  await bringBackOldest(page);
  await expect(control(page, 'heading')).toHaveValue('Letters');
  await save(page);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('What two change in one form is kept from both; what both changed is asked', async ({ page }) => {
  await openForm(page, editor, 'content/about.yaml');
  await control(page, 'hero.heading').fill('From the form');
  const byHand = (hero: object) => {
    editFacts<{ hero: object }>(editor.root, 'content/about.yaml', (about) => void Object.assign(about.hero, hero));
    writeFileSync(path.join(editor.root, 'content/about.yaml'), `${editor.read('content/about.yaml')}# By hand.\n`);
  };
  byHand({ text: 'Text by hand' });
  await save(page);
  await expect(control(page, 'hero.text')).toHaveValue('Text by hand');
  expect(editor.read('content/about.yaml')).toMatch(/From the form[\s\S]*Text by hand[\s\S]*# By hand\.\n$/);

  await control(page, 'hero.heading').fill('Mine');
  byHand({ heading: 'By hand', text: 'Another text by hand' });
  const refused = page.waitForEvent('dialog');
  await pressSave(page);
  const question = await refused;
  expect(question.message()).toMatch(/last by .+ \([\s\S]*: First screen: Heading: By hand → Mine$/);
  await question.dismiss();
  await expect(status(page)).toContainText('changed elsewhere');
  expect(editor.read('content/about.yaml')).toContain('By hand');
  await page.reload();
  await expect(status(page)).toContainText('Heading: By hand → Mine');
  await unfold(page);
  await expect(control(page, 'hero.heading')).toHaveValue('Mine');
  await expect(control(page, 'hero.text')).toHaveValue('Another text by hand');
  const accepted = page.waitForEvent('dialog');
  await pressSave(page);
  await (await accepted).accept();
  await expect(status(page)).toHaveText(/^Saved/);
  expect(editor.read('content/about.yaml')).toMatch(/Mine[\s\S]*Another text by hand/);
});

test('Another site, port or name of this machine can neither read nor write', async () => {
  test.setTimeout(240_000);
  const before = git(editor.root, 'rev-parse', 'HEAD');
  const other = createServer((_request, response) =>
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Other</title>'),
  );
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const otherPort = (other.address() as AddressInfo).port;
  const { port } = new URL(editor.origin);
  const token = new URL(editor.url).hash.replace('#token=', '');
  const file = 'content/gallery.yaml';
  const opened = await fetch(`${editor.origin}/api/file?file=${file}`, { headers: { 'X-Editor-Token': token } });
  const { data, revision } = (await opened.json()) as { data: typeof content.gallery; revision: string };
  const body = JSON.stringify({ file, revision, data: { ...data, pictures: data.pictures.toReversed() }, body: null });
  const attempt: Attempt = { target: editor.origin, token, photo: data.pictures[0]?.photo as string, file, body };
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP *.example 127.0.0.1'],
  });
  try {
    const page = await browser.newPage();
    for (const site of [`http://127.0.0.1:${otherPort}`, `http://localhost:${otherPort}`, `http://evil.example:${otherPort}`]) {
      await page.goto(site);
      expect(await page.evaluate(attack, attempt), site).toEqual([]);
    }
    // DNS rebinding: a name of another site that leads to this machine and port.
    const rebound = await page.goto(`http://evil.example:${port}/`);
    expect(rebound?.status()).toBe(403);
    expect(await page.evaluate(attack, { ...attempt, target: '' })).toEqual([]);
    expect(git(editor.root, 'rev-parse', 'HEAD')).toBe(before);
    expect(git(editor.root, 'status', '--porcelain')).toBe('');
    // The editor's own page can do all of it.
    await page.goto(editor.url);
    const possible = ['read with the token', 'write', 'list', 'photograph'];
    expect(await page.evaluate(attack, attempt)).toEqual(expect.arrayContaining(possible));
    expect(git(editor.root, 'rev-parse', 'HEAD')).not.toBe(before);
  } finally {
    await browser.close();
    other.close();
  }
});

type Attempt = { target: string; token: string; photo: string; file: string; body: string };

/** Tries everything that another page can, and even with the token; returns what succeeded. */
async function attack({ target, token, photo, file, body }: Attempt): Promise<string[]> {
  const through: string[] = [];
  const note = async (name: string, tried: Promise<Response>) => {
    const response = await tried.catch(() => undefined);
    if (response?.ok) through.push(name);
  };
  const headers = { 'X-Editor-Token': token };
  await fetch(`${target}/api/save`, { method: 'POST', mode: 'no-cors', body }).catch(() => undefined);
  await note('read', fetch(`${target}/api/file?file=${file}`));
  await note('read with the token', fetch(`${target}/api/file?file=${file}`, { headers }));
  await note('list', fetch(`${target}/api/files`, { headers }));
  await note('write', fetch(`${target}/api/save`, { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body }));
  const loads = (element: HTMLScriptElement | HTMLImageElement, src: string) =>
    new Promise<boolean>((resolve) => {
      element.onload = () => resolve(true);
      element.onerror = () => resolve(false);
      try {
        element.src = src;
      } catch {
        resolve(false);
      }
      document.body.append(element);
    });
  if (await loads(document.createElement('img'), `${target}/photos/${photo}`)) through.push('photograph');
  if (await loads(document.createElement('script'), `${target}/api/files`)) through.push('script');
  const form = Object.assign(document.createElement('form'), { method: 'post', action: `${target}/api/save`, target: 'frame' });
  const frame = Object.assign(document.createElement('iframe'), { name: 'frame' });
  form.append(Object.assign(document.createElement('input'), { name: 'file', value: file }));
  document.body.append(frame, form);
  const answered = new Promise((resolve) => frame.addEventListener('load', resolve));
  form.submit();
  await answered;
  try {
    if (frame.contentDocument?.querySelector('#editor')) through.push('frame');
  } catch {
    // A frame of another origin cannot be read, as intended.
  }
  return through;
}

test('Axe finds nothing in either theme: the start, and a form with everything open and with messages', async ({ page }) => {
  test.setTimeout(600_000);
  await page.goto(editor.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoFindings(page);
  await openForm(page, editor, serviceFile);
  await control(page, 'price').fill('not cheap');
  await pressSave(page);
  await expect(toCorrect(page)).toBeVisible();
  await page.evaluate(keepOneOfEach);
  await expectNoFindings(page);
});

/** Runs in the page: entries of a list have the same controls, and each picture offers the same photographs. */
function keepOneOfEach(): void {
  for (const entry of document.querySelectorAll<HTMLDetailsElement>('details.entry ~ details.entry')) entry.open = false;
  const [first, ...others] = new Set(
    [...document.querySelectorAll('main button[aria-pressed] > img')].map((image) => image.closest('details')),
  );
  if (!first) throw new Error('No photographs are offered');
  for (const image of others.flatMap((choice) => [...(choice?.querySelectorAll('button > img') ?? [])])) image.closest('li')?.remove();
}

test('Nothing of the editor is in the site', () => {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter(
    (file) => file.isFile() && /\.(js|html|css)$/.test(file.name),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => /editor-token|npm run edit/.test(readFileSync(path.join(file.parentPath, file.name), 'utf8')))).toEqual([]);
});
