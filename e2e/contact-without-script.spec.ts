import { expect, test } from '@playwright/test';
import { fieldsOf, fillFields, newEnquiry, sendButton, storedFrom } from './support/contact-page.ts';
import { textPage } from './support/site.ts';

test.use({ javaScriptEnabled: false });

test('Without script the form sends, and ends on the thank-you page', async ({ page }) => {
  const typed = newEnquiry({ message: 'First line\nSecond line with R&D and <b>bold</b>' });
  await page.goto('/contact');
  await fillFields(page, typed);
  await sendButton(page).click();
  await expect(page).toHaveURL('/thank-you');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textPage('thank-you').heading);
  expect(storedFrom(typed.email)).toEqual([typed]);
});

test('Without script the browser asks for what is missing or misspelt', async ({ page }) => {
  const typed = newEnquiry();
  await page.goto('/contact');
  const { name, email, phone, message } = fieldsOf(page);
  for (const field of [name, email, phone]) {
    await fillFields(page, typed);
    await field.clear();
    await sendButton(page).click();
    await expect(field).toBeFocused();
  }
  for (const number of ['5876543210', '98765 43210', '987654321']) {
    await fillFields(page, { ...typed, phone: number });
    await sendButton(page).click();
    await expect(phone).toBeFocused();
  }
  await fillFields(page, { ...typed, email: 'kavya' });
  await sendButton(page).click();
  await expect(email).toBeFocused();
  await expect(page).toHaveURL('/contact');
  await expect(phone).toHaveAttribute('placeholder', 'Enter your 10-digit phone number');
  // The field's pattern accepts Indian mobile numbers only, so the hint names no other.
  await expect(phone).toHaveAccessibleDescription(/10 digits/);
  await expect(page.getByText('Landline')).toBeHidden();
  await expect(message).not.toHaveAttribute('required');
  expect(storedFrom(typed.email)).toHaveLength(0);
});

test('Without script a wrong name comes back with everything I typed, and is sent once it is corrected', async ({ page }) => {
  const typed = newEnquiry({ name: 'R2 "D2" <x>', message: 'Keep </textarea> & this' });
  await page.goto('/contact');
  await fillFields(page, typed);
  await sendButton(page).click();
  await expect(page.getByText('Name can only contain letters and spaces')).toBeVisible();
  const name = page.getByLabel('Name');
  await expect(name).toHaveValue(typed.name);
  await expect(page.getByLabel('Email')).toHaveValue(typed.email);
  await expect(page.getByLabel('Phone')).toHaveValue(typed.phone);
  await expect(page.getByLabel('Message')).toHaveValue(typed.message);
  expect(storedFrom(typed.email)).toHaveLength(0);
  await name.fill('Kavya Reddy');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page).toHaveURL('/thank-you');
  expect(storedFrom(typed.email)).toEqual([{ ...typed, name: 'Kavya Reddy' }]);
});
