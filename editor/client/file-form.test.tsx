// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { OpenedFile } from '#editor/shared/api-types.ts';
import type { GroupField } from '#editor/shared/form-field.ts';
import { type FileDraft, readDraft, writeDraft } from './file-draft.ts';
import { FileForm } from './file-form.tsx';

const file = 'content/about.yaml';
const text = { kind: 'text', help: '', optional: false } as const;
const fields = ['heading', 'intro'].map((key) => ({ ...text, key, label: key }));
const form: GroupField = { kind: 'group', key: '', label: '', help: '', optional: false, fields };
const saved = { heading: 'Who we are', intro: 'Saved on the laptop' };
const opened = { form, data: saved, body: null, revision: '2', isNew: false, defaults: {}, problems: [], options: {}, pagePath: '' };

/** The form of a file, opened with what this device has kept of it. `type` writes into a field. */
async function openForm(draft?: FileDraft) {
  vi.stubGlobal('fetch', async () => Response.json(opened satisfies Partial<Record<keyof OpenedFile, unknown>>));
  writeDraft(file, draft);
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  onTestFinished(() => act(() => root.unmount()));
  await act(async () => root.render(<FileForm file={file} titleOf={() => 'About'} photos={[]} unusedPhotos={[]} atDesk={true} />));
  const area = (key: string) => box.querySelector(`#field-${key}`) as HTMLTextAreaElement;
  return {
    area,
    status: () => box.querySelector('[role=status]')?.textContent,
    type: (key: string, typed: string) =>
      act(() => {
        // React notices only what the browser sets.
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area(key), typed);
        area(key).dispatchEvent(new Event('input', { bubbles: true }));
      }),
  };
}

test('a full storage of the browser closes no form, and is told as soon as something typed is not kept', async () => {
  const base = { data: { ...saved, intro: 'Before' }, body: null };
  const storage = vi.spyOn(Storage.prototype, 'setItem');
  const opening = openForm({ revision: '1', base, data: { heading: 'Typed before', intro: 'Before' }, body: null });
  storage.mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const { area, status, type } = await opening;
  expect([area('heading').value, area('intro').value]).toEqual(['Typed before', 'Saved on the laptop']);
  await type('heading', 'Typed now');
  expect(area('heading').value).toBe('Typed now');
  expect(status()).toMatch(/not saved\s+This browser has no room to keep what you typed/);
  storage.mockRestore();
  await type('heading', 'Typed now!');
  expect(status()).not.toContain('no room');
});

test('what is typed and changed back is not unsaved', async () => {
  const { status, type } = await openForm();
  await type('heading', 'Who');
  expect([status(), localStorage.length]).toEqual(['You have changes that are not saved', 1]);
  await type('heading', saved.heading);
  expect([status(), localStorage.length]).toEqual(['', 0]);
});

test('what another tab types into the same file is kept beside what is typed here', async () => {
  const { area, type } = await openForm();
  const keepInAnotherTab = (data: object) => writeDraft(file, { revision: '2', base: { data: saved, body: null }, data, body: null });
  keepInAnotherTab({ heading: 'There', intro: 'There' });
  await type('heading', 'Here');
  expect([area('heading').value, area('intro').value]).toEqual(['Here', 'There']);
  expect(readDraft(file)?.data).toEqual({ heading: 'Here', intro: 'There' });
  keepInAnotherTab({ ...saved, intro: 'There!' });
  await type('heading', 'Here!');
  expect(area('heading').value).toBe('Here!');
});
