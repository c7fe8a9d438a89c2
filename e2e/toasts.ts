import type { Locator, Page } from '@playwright/test';

/** The messages at the bottom right; those announced as an `alert` are the destructive ones. */
export function toasts(page: Page, role: 'status' | 'alert'): Locator {
  return page.locator(`[role=${role}] > div`).filter({ has: page.getByRole('button', { name: 'Dismiss' }) });
}
