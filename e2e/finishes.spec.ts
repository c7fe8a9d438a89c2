import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { finishPath } from '#content-model/finish-path.ts';
import { documentAt, titleOf } from './support/built.ts';
import { projectInStorage } from './support/project.ts';
import { content, dist, sitemapPaths } from './support/site.ts';
import { collectComplaints, holdRequests, visit } from './support/visitor.ts';

const [set] = content.finishes.items;
const [first, second, third] = set?.options ?? [];
const path = set ? finishPath(set) : '';
const secondPath = set ? finishPath(set, 1) : '';

test.skip(!set, 'Content has no finishes.');

test.use({ viewport: { width: 1280, height: 900 } });

test('I choose a finish by its sample: the next picture is fetched when I point at it, shown in its place, and has an address', async ({
  page,
}) => {
  const complaints = await collectComplaints(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await visit(page, path);
  const large = () => fetched.filter((url) => url.includes(`/${second?.picture.photo}-`) && !url.endsWith('-400.avif'));
  expect(large()).toEqual([]);
  const sample = page.getByText(second?.name as string, { exact: true }).locator('visible=true');
  await sample.hover();
  await expect.poll(large).not.toEqual([]);
  await sample.click();
  await expect(page.getByRole('img', { name: second?.picture.alt as string })).toBeVisible();
  await expect(page.getByRole('img', { name: first?.picture.alt as string })).toBeHidden();
  await expect(page).toHaveURL(secondPath);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(second?.name as string);
  await expect(page).toHaveTitle(titleOf(secondPath));
  await page.reload();
  await expect(page.getByRole('radio', { name: second?.name as string })).toBeChecked();
  await expect(page.getByRole('img', { name: second?.picture.alt as string })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('I choose with the arrow keys, hear what is shown, and come back to the first; no sample is below its picture', async ({ page }) => {
  // The second is wider than tall and too narrow for samples beside the picture.
  for (const [width, height] of [
    [1280, 900],
    [1000, 700],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visit(page, path);
    await page.getByRole('radio', { name: first?.name as string }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: second?.name as string })).toBeChecked();
    await expect(page.getByRole('img', { name: second?.picture.alt as string })).toBeVisible();
    await expect(page.locator('[data-finishes]').getByRole('status')).toHaveText(second?.picture.alt as string);
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('img', { name: first?.picture.alt as string })).toBeVisible();
    for (const { name } of set?.options ?? []) {
      await page.keyboard.press('ArrowDown');
      expect(await page.locator(':focus').evaluate(isCovered), `after ${name}, ${width} px`).toBe(false);
    }
  }
});

/** Runs in the page: whether something else is where the middle of an element is, or it is off the screen. */
function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) !== element;
}

test('What I choose last is shown, also where its picture comes first', async ({ page }) => {
  test.skip(!third, 'There are two finishes.');
  await visit(page, path);
  const release = await holdRequests(page, `**/${second?.picture.photo}-*`);
  await page.getByRole('radio', { name: second?.name as string }).check({ force: true });
  await page.getByRole('radio', { name: third?.name as string }).check({ force: true });
  await expect(page.getByRole('img', { name: third?.picture.alt as string })).toBeVisible();
  await release();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('img', { name: third?.picture.alt as string })).toBeVisible();
  await expect(page.getByRole('img', { name: second?.picture.alt as string })).toBeHidden();
});

test('A saved finish goes into my project and into my message by its name', async ({ page }) => {
  const title = `${set?.part}: ${second?.name}`;
  await visit(page, secondPath);
  await page.getByRole('button', { name: `Save ${title}` }).click();
  await expect.poll(async () => (await projectInStorage(page))?.pictures.map(({ photo }) => photo)).toEqual([second?.picture.photo]);
  await visit(page, '/project');
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
  // The server takes its name for the studio's email from this file.
  const { pictures } = JSON.parse(readFileSync(join(dist, '.build/server.json'), 'utf8'));
  expect(pictures[second?.picture.photo as string].title).toBe(title);
});

test('A picture that cannot be fetched says so, and comes once I choose it again', async ({ page }) => {
  await visit(page, path);
  await page.route(`**/${second?.picture.photo}-*`, (route) => route.abort());
  await page.getByRole('radio', { name: second?.name as string }).click({ force: true });
  await expect(page.getByText('The picture could not be fetched.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('radio', { name: first?.name as string }).check({ force: true });
  await page.getByRole('radio', { name: second?.name as string }).check({ force: true });
  await expect(page.getByText('The picture could not be fetched.')).toBeHidden();
  const image = page.getByRole('img', { name: second?.picture.alt as string });
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the samples are links to a page for each finish', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('radio').locator('visible=true')).toHaveCount(0);
    await page.getByRole('link', { name: second?.name as string, exact: true }).click();
    await expect(page).toHaveURL(secondPath);
    await expect(page.getByRole('img', { name: second?.picture.alt as string })).toBeVisible();
    await expect(
      page
        .getByRole('navigation')
        .locator('[aria-current=page]')
        .filter({ hasText: second?.name as string }),
    ).toBeVisible();
  });
});

test('The services of a room in finishes, the gallery and search engines lead to it', () => {
  for (const each of ['/gallery', ...(set?.services ?? []).map((slug) => `/services/${slug}`)]) {
    const links = [...documentAt(each).querySelectorAll(`main a[href="${path}"]`)];
    expect(links.map(({ textContent }) => textContent).join(), each).toContain(set?.linkText);
  }
  const backTo = [...documentAt(secondPath).querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  expect(backTo).toEqual(expect.arrayContaining((set?.services ?? []).map((slug) => `/services/${slug}`)));
  expect(documentAt(secondPath).querySelector('h1')?.textContent).toContain(second?.name);
  // The pages of the others differ by their picture only.
  expect(sitemapPaths).toContain(path);
  expect(sitemapPaths).not.toContain(secondPath);
  expect(documentAt(secondPath).querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(content.studio.url + path);
});
