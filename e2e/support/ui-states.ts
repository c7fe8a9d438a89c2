import { expect, type Page } from '@playwright/test';
import { addDays, indianToday } from '#contract/lib/indian-day.ts';
import { walkPath } from '#contract/page-paths.ts';
import { confirmationOf, fillFields, newEnquiry, sendButton } from './contact-page.ts';
import { perAreaServices, visitProject } from './project.ts';
import { fillQuote, nextStepsOf, openQuote, submitButton } from './quote-page.ts';
import { content } from './site.ts';
import { toasts } from './toasts.ts';
import { pretendSaveData } from './visitor.ts';

/** What a visitor can open over a page. `widths`: of the screens that have it. */
type UiState = { name: string; path: string; widths: number[]; open: (page: Page) => Promise<void> };

const phone = 375;
const desktop = 1280;

export const uiStates: UiState[] = [
  {
    name: 'the Services panel',
    path: '/about',
    widths: [desktop],
    open: async (page) => {
      await page.getByRole('button', { name: /^Services/ }).click();
      await expect(page.locator('#services-panel')).toBeVisible();
    },
  },
  {
    name: 'the menu with its services',
    path: '/about',
    widths: [phone],
    open: async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('dialog').getByText('Services', { exact: true }).click();
    },
  },
  {
    name: 'the quote dialog with its mistakes',
    path: '/terms',
    widths: [phone, desktop],
    open: async (page) => {
      const dialog = await openQuote(page);
      await submitButton(dialog).click();
      await expect(dialog.getByText('Please select a floor plan')).toBeVisible();
    },
  },
  {
    name: 'the next steps after a quote request',
    path: '/terms',
    widths: [phone, desktop],
    open: async (page) => {
      const dialog = await openQuote(page);
      await fillQuote(dialog);
      await submitButton(dialog).click();
      await expect(nextStepsOf(page)).toBeVisible();
      await expect(toasts(page, 'silent')).toBeVisible();
    },
  },
  {
    name: 'the contact form with files, a day and its mistakes',
    path: '/contact',
    widths: [phone, desktop],
    open: async (page) => {
      for (const summary of await page.getByRole('main').locator('form summary').all()) await summary.click();
      const names = ['Floor plan of the second floor with all measures.pdf', 'notes.txt'];
      const [plan, notes] = [Buffer.from('%PDF-1.7'), Buffer.from('words')];
      await page
        .locator('input[type=file]')
        .setInputFiles(names.map((name) => ({ name, mimeType: '', buffer: name.endsWith('.pdf') ? plan : notes })));
      await expect(page.getByText('“notes.txt” is not')).toBeVisible();
      await page.getByLabel('Day', { exact: true }).fill(addDays(indianToday(), 2));
      await sendButton(page).click();
      await expect(toasts(page, 'silent')).toBeVisible();
      // Lets Tab begin at the top: the field with the focus may be under the message once the screen is smaller.
      await page.getByRole('heading', { level: 1 }).click();
    },
  },
  {
    name: 'the confirmation of a message',
    path: '/contact',
    widths: [phone, desktop],
    open: async (page) => {
      await page.getByRole('main').locator('form summary', { hasText: 'Choose a day' }).click();
      await page.getByLabel('Day', { exact: true }).fill(addDays(indianToday(), 2));
      await fillFields(page, newEnquiry());
      await sendButton(page).click();
      await expect(confirmationOf(page)).toBeVisible();
    },
  },
  {
    name: 'a picture of the gallery',
    path: '/gallery',
    widths: [phone, desktop],
    open: async (page) => {
      await page.locator('main a[data-picture]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  ...content.walks.items.slice(0, 1).map((walk) => ({
    name: 'a room that is walked into, with a text in it',
    path: walkPath(walk.slug),
    widths: [phone, desktop],
    open: async (page: Page) => {
      await page.unrouteAll();
      await page.evaluate(pretendSaveData);
      await page.getByRole('button', { name: 'Walk in' }).click();
      await expect(page.locator('[data-walk-view]')).toBeFocused();
      await page.locator('[data-walk-markers]:not([hidden]) [popovertarget]').first().press('Enter');
      // On the smallest screen it covers its own marker.
      await page.keyboard.press('Tab');
      await expect(page.locator('[popover]:popover-open button')).toBeFocused();
    },
  })),
  ...perAreaServices.slice(0, 1).map(({ plan }) => ({
    name: 'a full project, with an area that is none',
    path: '/project',
    widths: [phone, desktop],
    open: async (page: Page) => {
      await visitProject(page);
      await page.getByRole('textbox', { name: `${plan.area?.label} (sq ft)`, exact: true }).fill('large');
      // Leaves the field, and lets Tab begin at the top.
      await page.getByRole('heading', { level: 1 }).click();
      await expect(page.getByText('Write the square feet')).toBeVisible();
    },
  })),
];

/** Runs in the page: messages that would disappear after some seconds stay until they are checked. */
export function keepMessages(): void {
  const { setTimeout } = window;
  Object.assign(window, { setTimeout: (act: () => void, ms = 0, ...rest: unknown[]) => (ms < 4000 ? setTimeout(act, ms, ...rest) : 0) });
}
