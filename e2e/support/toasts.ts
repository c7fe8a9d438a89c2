import type { Locator, Page } from '@playwright/test';

/** The messages at the bottom right, by how they are announced; `silent` ones are said by what has the focus. */
export function toasts(page: Page, role: 'status' | 'alert' | 'silent'): Locator {
  return page.locator(`${role === 'silent' ? ':not([role])' : `[role=${role}]`} > [data-toast]`);
}
