import { expect, type Page, test } from '@playwright/test';
import { titleOf } from './support/built.ts';
import { fillFields, messages, newEnquiry, sendButton } from './support/contact-page.ts';
import { fillQuote, nextStepsOf, openQuote, quoteAnswers, submitButton } from './support/quote-page.ts';
import { content, missingPath, sitemapPaths } from './support/site.ts';
import { toasts } from './support/toasts.ts';
import { collectComplaints, untilAwake, visit } from './support/visitor.ts';

test('A visit that uses every kind of control runs without a complaint from the browser', async ({ page }) => {
  const complaints = await collectComplaints(page);
  await page.setViewportSize({ width: 375, height: 740 });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  // Not during a page's transition, which a change of size aborts.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('banner').getByRole('radio', { name: 'Dark' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Get Free Quote' }).click();
  await expect(page.getByRole('button', { name: 'Get My Free Quote' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: content.home.featured.heading, exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Next slide' }).click();
  await page.getByRole('button', { name: 'Next review' }).click();
  const oneService = content.services[0]?.path;
  for (const path of sitemapPaths.filter(
    (each) => !/^\/(services|gallery|walks|finishes|finished-projects)\//.test(each) || each === oneService,
  )) {
    await followLinkTo(page, path);
    await expect(page).toHaveURL(path);
    // every-page.spec.ts reads each of them to its end.
    await untilAwake(page);
  }
  await followLinkTo(page, '/gallery');
  await page.getByRole('navigation', { name: 'Rooms' }).getByRole('link').last().click();
  // Otherwise a press on the page before would abort the navigation.
  await page.waitForURL(/\/gallery\/rooms\//);
  await page.locator('main a[data-picture]').first().click();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(complaints).toEqual([]);
});

test('Asking for a quote and writing to the studio, mistakes included, runs without a complaint', async ({ page }) => {
  const complaints = await collectComplaints(page);
  await visit(page, '/contact');
  const dialog = await openQuote(page);
  await submitButton(dialog).click();
  await fillQuote(dialog, { ...quoteAnswers, description: 'Sage <b>lacquer</b>, 5 < 6 ft of it' });
  await submitButton(dialog).click();
  await expect(nextStepsOf(page)).toBeVisible();
  await sendButton(page).click();
  await fillFields(page, newEnquiry({ message: 'R&D room, 5 < 6 ft, <img src=x> <script>' }));
  await sendButton(page).click();
  await expect(toasts(page, 'silent').filter({ hasText: messages.sent })).toBeVisible();
  await toasts(page, 'silent').first().getByRole('button', { name: 'Dismiss' }).click();
  expect(complaints).toEqual([]);
});

test('An address that does not exist says so, however deep it lies', async ({ page }) => {
  for (const path of [missingPath, '/gallery/a/b/c', '/about.php?x=1', '/%E0%B0%A4', '/services/%E0%B0']) {
    const logged: string[] = [];
    page.removeAllListeners('console');
    page.on('console', (message) => logged.push(message.text()));
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await untilAwake(page);
    await expect(page).toHaveTitle(/^Page Not Found/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect.poll(() => logged.join()).toContain(path.split('?')[0]);
  }
});

test('From a page that does not exist I go back to where I was', async ({ page }) => {
  await page.goto('/about');
  await visit(page, missingPath);
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found');
});

test('From a page that does not exist I go home and to every service; in a new tab Go Back leads home too', async ({ page }) => {
  await visit(page, missingPath);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Skip/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: 'Pages' }).locator(':focus')).toHaveCount(1);
  for (const { path } of [...content.services, { path: '/gallery' }, { path: '/contact' }]) {
    await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to Homepage' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(titleOf('/'));
  await expect(page.locator('meta[content=noindex]')).toHaveCount(0);
  // A new tab has no history; this one began with about:blank.
  await page.addInitScript(() => Object.defineProperty(history, 'length', { value: 1 }));
  await visit(page, missingPath);
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/');
});

/** Follows a link in the page's header or footer. */
async function followLinkTo(page: Page, path: string): Promise<void> {
  await page.locator(`header a[href="${path}"], footer a[href="${path}"]`).filter({ visible: true }).first().click();
}
