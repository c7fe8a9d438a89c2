import { expect, test } from '@playwright/test';
import { passTimeUntil } from './support/visitor.ts';

test('A picture whose code cannot be loaded says so over the page, and opens at another try', async ({ page }) => {
  await page.clock.install();
  await page.route('**/lightbox.island-*.js', (route) => route.abort());
  await page.goto('/gallery');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.locator('main a[data-picture]').first().click();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox.getByRole('button', { name: 'Close' })).toBeVisible();
  await passTimeUntil(page, expect(lightbox).toContainText('could not be loaded'));
  await expect(lightbox.getByRole('link', { name: 'Contact page' })).toBeVisible();
  await page.unrouteAll();
  const again = lightbox.getByRole('button', { name: 'Try again' });
  // The button is not there while the first tries still run.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(lightbox.getByRole('button', { name: 'Next picture' })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(lightbox).not.toContainText('could not be loaded');
});

test('A part of a page that fails says so in its place, with the reason, and offers two links', async ({ page }) => {
  const broken = 'export function Planner() { throw new Error("Broken on purpose"); }';
  await page.route('**/planner.island-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: broken }));
  await page.goto('/project');
  // The planner wakes once the page is used.
  await page.mouse.wheel(0, 100);
  const heading = page.getByRole('heading', { name: 'Unexpected Application Error!' });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Broken on purpose');
  await expect(page.getByRole('link', { name: 'Go to Homepage' })).toBeVisible();

  await page.unrouteAll();
  await page.getByRole('link', { name: 'Load this page again' }).click();
  await expect(heading).toHaveCount(0);
  await expect(page.getByRole('checkbox').first()).toBeVisible();
});
