import { expect, test } from '@playwright/test';
import { emptyProject } from '#app/project/stored-project.ts';
import { confirmationOf, fillFields, newEnquiry, sendButton } from './support/contact-page.ts';
import { alternativeServices, fixedPriceServices, fullProject, inRupees, projectLine, visitProject } from './support/project.ts';
import { collectMails, fillQuote, nextStepsOf, openQuote, submitButton } from './support/quote-page.ts';
import { content } from './support/site.ts';
import { translatePage } from './support/translate.ts';
import { visit } from './support/visitor.ts';

test('A project that I keep back stays back after a reload and a change in another tab, in the form and in the quote dialog', async ({
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

test('Once it is sent, the planner and the form say when and under which reference, until I take all of it out', async ({ page }) => {
  await visitProject(page, { ...emptyProject, notes: 'Two cats' });
  await page.getByRole('link', { name: 'Send to the studio' }).locator('visible=true').first().click();
  await fillFields(page, newEnquiry());
  await sendButton(page).click();
  const receipt = confirmationOf(page);
  const reference = (await receipt.locator('strong').textContent()) as string;
  await expect(page.getByRole('checkbox', { name: /^Your project with/ })).toBeHidden();
  await visit(page, '/contact');
  await expect(page.getByText(`reference ${reference}.`)).toBeVisible();
  await visit(page, '/project');
  const note = page.getByText(/^Sent to the studio on/);
  await expect(note).toContainText(new RegExp(`reference ${reference}\\.$`));
  const notes = page.getByRole('textbox', { name: content.planner.notes.heading });
  await page.evaluate(translatePage);
  await notes.fill('No cats');
  await expect(note).toContainText('It has changed since.');
  await notes.fill('');
  await notes.fill('Two cats');
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(note).toBeHidden();
});

test('The quote request takes the project along, if I leave the box ticked', async ({ page }) => {
  const mails = collectMails(page);
  await visitProject(page);
  const dialog = await openQuote(page);
  await fillQuote(dialog);
  await expect(dialog.getByRole('checkbox', { name: /^Attach my project/ })).toBeChecked();
  await submitButton(dialog).click();
  await expect.poll(() => mails).toHaveLength(1);
  const [mail = ''] = mails;
  expect(mail.length).toBeLessThanOrEqual(1900);
  const [added, alternative] = [fixedPriceServices[0], alternativeServices[0]];
  expect(decodeURIComponent(mail)).toContain(`- ${added?.name}: from ${inRupees(added?.price.amount ?? 0)}`);
  expect(decodeURIComponent(mail)).toContain(`- ${alternative?.name}, instead of single services: from ${alternative?.price.words}`);
  await openQuote(page);
  await fillQuote(dialog);
  await dialog.getByRole('checkbox', { name: /^Attach my project/ }).uncheck();
  await submitButton(dialog).click();
  await expect.poll(() => mails).toHaveLength(2);
  expect(decodeURIComponent(mails[1] as string)).not.toContain('My project');
  await nextStepsOf(page).getByRole('button', { name: 'Send by our form' }).click();
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue(/^I would like a free quote\./);
  await expect(page.getByRole('checkbox', { name: /^Your project with/ })).not.toBeChecked();
});
