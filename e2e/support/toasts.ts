import type { Locator, Page } from '@playwright/test';

/** The messages at the bottom right, by how they are announced; `silent` ones are read with their field. */
export function toasts(page: Page, role: 'status' | 'alert' | 'silent'): Locator {
  return page.locator(`${role === 'silent' ? ':not([role])' : `[role=${role}]`} > [data-toast]`);
}
