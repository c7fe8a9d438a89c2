import { expect, type Locator, type Page } from '@playwright/test';

export type Answers = { floorplan: string; purpose: string; area: string; description: string };

/** The labels that a visitor reads. */
export const quoteAnswers: Answers = {
  floorplan: '3 BHK',
  purpose: 'Renovate',
  area: '1850',
  description: 'Kitchen and two bedrooms in oak, and a pooja niche.',
};

export function dialogOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Get Free Quote' });
}

/** Opens the dialog and waits until its form is awake. */
export async function openQuote(page: Page): Promise<Locator> {
  const dialog = await showQuote(page);
  await expect(dialog.locator('[data-island]')).toHaveAttribute('data-awake', '');
  return dialog;
}

/** Opens the dialog by the button in the header, or in the menu of a phone with large text. */
export async function showQuote(page: Page): Promise<Locator> {
  const button = page.getByRole('banner').locator('[data-opens=quote-dialog]').locator('visible=true');
  if (!(await button.isVisible())) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await button.click();
  const dialog = dialogOf(page);
  await expect(submitButton(dialog)).toBeVisible();
  return dialog;
}

export function submitButton(dialog: Locator): Locator {
  return dialog.getByRole('button', { name: 'Get My Free Quote' });
}

export function controlsOf(dialog: Locator) {
  return {
    area: dialog.getByRole('textbox', { name: 'Area in sq ft' }),
    slider: dialog.getByRole('slider', { name: 'Area (sq ft)' }),
    description: dialog.getByRole('textbox', { name: 'Tell us about your project' }),
  };
}

export function radio(dialog: Locator, name: string): Locator {
  return dialog.getByRole('radio', { name, exact: true });
}

export async function fillQuote(dialog: Locator, { floorplan, purpose, area, description }: Answers = quoteAnswers): Promise<void> {
  const controls = controlsOf(dialog);
  await radio(dialog, floorplan).check();
  await radio(dialog, purpose).check();
  await controls.area.fill(area);
  await controls.description.fill(description);
}

export async function expectAnswers(dialog: Locator, { floorplan, purpose, area, description }: Answers = quoteAnswers): Promise<void> {
  const controls = controlsOf(dialog);
  await expect(radio(dialog, floorplan)).toBeChecked();
  await expect(radio(dialog, purpose)).toBeChecked();
  await expect(controls.area).toHaveValue(area);
  await expect(controls.slider).toHaveJSProperty('value', String(Math.round(Number(area) / 100) * 100));
  await expect(controls.description).toHaveValue(description);
}

/** Collects every email that the page passes to the visitor's mail program from now on. */
export function collectMails(page: Page): string[] {
  const mails: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) mails.push(request.url());
  });
  return mails;
}

/** The next steps of a request, in the bottom bar; the name says that it is not sent. */
export function nextStepsOf(page: Page): Locator {
  return page.getByRole('region', { name: 'not sent until you press Send in your email app' });
}
