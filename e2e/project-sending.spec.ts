import { expect, test } from '@playwright/test';
import { parsePrice } from '#content-model/price.ts';
import { fixed, fullProject, inRupees, projectLine, visitProject } from './support/project-page.ts';
import { answer, mailsOf, openQuote, submitButton } from './support/quote-page.ts';

test('A project that I keep back stays back: after a reload, after a change in another tab, and the form says so', async ({
  page,
  context,
}) => {
  await visitProject(page);
  await page.getByRole('link', { name: 'Send to the studio' }).locator('visible=true').first().click();
  const box = page.getByRole('checkbox', { name: /^Your project with/ });
  await box.uncheck();
  const isKeptBack = async () => {
    await expect(box).not.toBeChecked();
    await expect(projectLine(page)).toHaveText(/ is not attached to your message/, { useInnerText: true });
  };
  await isKeptBack();
  await page.reload();
  await isKeptBack();
  const other = await context.newPage();
  await visitProject(other, { ...fullProject, notes: 'From the other tab' });
  await expect(box).toHaveValue(/From the other tab/);
  await isKeptBack();
  const dialog = await openQuote(page);
  await dialog.getByRole('checkbox', { name: /^Attach my project/ }).uncheck();
  await page.reload();
  await openQuote(page);
  await expect(dialog.getByRole('checkbox', { name: /^Attach my project/ })).not.toBeChecked();
});

test('The quote request takes the project along, if I leave the box ticked', async ({ page }) => {
  const mails = mailsOf(page);
  await visitProject(page);
  const dialog = await openQuote(page);
  await answer(dialog);
  await expect(dialog.getByRole('checkbox', { name: /^Attach my project/ })).toBeChecked();
  await submitButton(dialog).click();
  await expect.poll(() => mails).toHaveLength(1);
  const [mail = ''] = mails;
  expect(mail.length).toBeLessThanOrEqual(1900);
  expect(decodeURIComponent(mail)).toContain(`- ${fixed[0]?.name}: from ${inRupees(parsePrice(fixed[0]?.price ?? '')?.amount ?? 0)}`);
  await openQuote(page);
  await answer(dialog);
  await dialog.getByRole('checkbox', { name: /^Attach my project/ }).uncheck();
  await submitButton(dialog).click();
  await expect.poll(() => mails).toHaveLength(2);
  expect(decodeURIComponent(mails[1] as string)).not.toContain('My project');
});
