import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { limits } from '#contract/limits.ts';
import { visit } from './visitor.ts';

export type ContactFields = { name: string; email: string; phone: string; message: string };

/** The messages of the specification's error catalogue, typed out: the tests notice if the code's change. */
export const messages = {
  sent: 'Message sent successfully! We will get back to you within 24 hours.',
  failed: 'Failed to send message. Please try again or contact us directly.',
  tooMany: 'Too many attempts. Please wait a few minutes before trying again.',
};

/** An enquiry that passes every rule, with an email address of its own, by which the store can be searched. */
export function newEnquiry(changes: Partial<ContactFields> = {}): ContactFields {
  return {
    name: 'Kavya Reddy',
    email: `kavya-${randomUUID()}@mail.example`,
    phone: '9876543210',
    message: 'A kitchen for a flat in Kompally.',
    ...changes,
  };
}

export function fieldsOf(page: Page): Record<keyof ContactFields, Locator> {
  const form = page.getByRole('main').locator('form');
  return {
    name: form.getByLabel('Name'),
    email: form.getByLabel('Email', { exact: true }),
    phone: form.getByLabel('Phone'),
    message: form.getByRole('textbox', { name: /^Message/ }),
  };
}

export async function fillFields(page: Page, typed: ContactFields): Promise<void> {
  const fields = fieldsOf(page);
  for (const [name, text] of Object.entries(typed)) await fields[name as keyof ContactFields].fill(text);
}

/** Opens the contact page and types an enquiry. Returns what was typed. */
export async function fillContact(page: Page, changes: Partial<ContactFields> = {}): Promise<ContactFields> {
  const typed = newEnquiry(changes);
  await visit(page, '/contact');
  await fillFields(page, typed);
  return typed;
}

export async function expectTyped(page: Page, typed: ContactFields): Promise<void> {
  const fields = fieldsOf(page);
  for (const [name, text] of Object.entries(typed)) await expect(fields[name as keyof ContactFields]).toHaveValue(text);
}

export function sendButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Send Message' });
}

/** The same button without a connection. */
export function keepButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Keep and send later' });
}

/** What the bottom bar shows for each unsent enquiry. */
export function unsentNotice(page: Page): Locator {
  return page.getByRole('region', { name: 'Enquiry not sent yet' });
}

/** Collects every request to the collector from now on. */
export function collectSubmissions(page: Page): Request[] {
  const submissions: Request[] = [];
  page.on('request', (request) => {
    if (/\/f\/[\w-]+$/.test(request.url())) submissions.push(request);
  });
  return submissions;
}

/** Uses up what may be sent within five minutes. Returns the submissions; the list goes on filling. */
export async function sendAsManyAsAllowed(page: Page): Promise<Request[]> {
  const submissions = collectSubmissions(page);
  for (let sent = 1; sent <= limits.rate.attempts; sent += 1) {
    await fillFields(page, newEnquiry());
    await sendButton(page).click();
    await expect(confirmationOf(page)).toBeVisible();
    await expect.poll(() => submissions.length).toBe(sent);
  }
  return submissions;
}

/** What the collector has stored from this email address. */
export function storedFrom(email: string): ContactFields[] {
  using store = new DatabaseSync('test-results/data/enquiries.db', { readOnly: true, timeout: 5000 });
  const rows = store.prepare('SELECT name, email, phone, message FROM enquiries WHERE email = ? ORDER BY received_at').all(email);
  return rows.map((row) => ({ ...row }) as ContactFields);
}

/** What was sent, named by the sentence that says so in other words than the toast. */
export function confirmationOf(page: Page): Locator {
  return page.getByRole('region', { name: /^Thank you\./ });
}
