import { expect, test } from '@playwright/test';
import { visit } from './visitor.ts';

const aboutCode = '**/assets/about-*.js';

test('A page whose code is gone, because a new version went live, is still shown', async ({ page }) => {
  await visit(page, '/');
  await page.route(aboutCode, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveCount(0);
});

test('A page that cannot be loaded says so, with the reason, and offers two links', async ({ page, context }) => {
  await visit(page, '/');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/import|fetch|module/i);
  await expect(page.getByRole('link', { name: 'Go to Homepage' })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Load this page again' }).click();
  await expect(heading).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
