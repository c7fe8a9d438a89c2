import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { EnquiryStore } from '#server/store/enquiry-store.ts';
import { temporaryFolder } from '#server/test/test-support.ts';
import { composeMail } from './enquiry-mail.ts';

const megabyte = 1024 * 1024;

/** Stores an enquiry with PDFs of these names and bytes, loses one of them if it is named, and returns the email. */
function mailWith(sizes: Record<string, number>, lost = '') {
  const store = new EnquiryStore(temporaryFolder(), { create: true });
  onTestFinished(() => store[Symbol.dispose]());
  const { folder } = store;
  const files = Object.entries(sizes).map(([originalName, size]) => {
    const name = `${folder.prepareName()}.pdf`;
    writeFileSync(folder.pathOf(name), '');
    truncateSync(folder.pathOf(name), size);
    return { name, originalName, type: 'application/pdf', size, digest: 'x' } as const;
  });
  const enquiry = { name: 'Ravi', email: 'ravi@example.com', phone: '9876543210', message: 'With plans' };
  store.add({ formId: 'enquiry', enquiry, held: undefined, key: undefined, files });
  const [stored] = store.list('inbox');
  if (!stored) throw new Error('No enquiry is stored');
  for (const { name, originalName } of files) if (originalName === lost) rmSync(folder.pathOf(name));
  const settings = { url: '', to: 'hello@studio.example', from: 'site@studio.example', deskUrl: '' };
  return composeMail(stored, stored.files, { settings, projectTextOptions: {}, folder, heldCount: 0 });
}

test('files are attached up to 10 MB together, and the others are named', () => {
  const mail = mailWith({ 'first.pdf': 6 * megabyte, 'large.pdf': 4 * megabyte + 1, 'last.pdf': 4 * megabyte });
  expect(mail.attachments?.map(({ filename }) => filename)).toEqual(['first.pdf', 'last.pdf']);
  expect(mail.text).toMatch(/^Not attached, kept on the server:\n- large\.pdf .*\n$/m);
});

test('what the visitor wrote comes last: it cannot pass for lines of the server', () => {
  expect(mailWith({ 'plan.pdf': 6 }).text).toMatch(/^Attached, as the visitor named them:\n- plan\.pdf .*\n\nWith plans\n$/m);
});

test('an email with all its files names none that is missing', () => {
  expect(mailWith({ 'plan.pdf': 6 }).text).not.toContain('Not attached');
});

test('a missing file does not stop its email', () => {
  const mail = mailWith({ 'lost.pdf': 6, 'plan.pdf': 6 }, 'lost.pdf');
  expect(mail.attachments).toMatchObject([{ filename: 'plan.pdf' }]);
  expect(mail.text).toMatch(/^Not attached, kept on the server:\n- lost\.pdf .*\n$/m);
});

test('an email that is sent late has the time of its enquiry', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:15:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  expect(mailWith({}).date).toEqual(new Date('2026-11-22T10:15:00Z'));
});
