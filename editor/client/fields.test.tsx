// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { gallerySchema } from '#content-model/schema.ts';
import { formOf } from '#editor/form.ts';
import { type FormField, fieldWithin, type GroupField, type ListField } from '#editor/shared/form-field.ts';
import { FormContext } from './field-frame.tsx';
import { FieldView } from './fields.tsx';

const text = { kind: 'text', key: '', label: '', help: '', optional: false } as const;
const form = { problems: [], options: { services: [] } as never, photos: [], unusedPhotos: [] };
const field: ListField = { kind: 'list', key: 'words', label: 'Words', entry: 'Word', help: '', optional: false, item: text, min: 0 };

test('an entry that comes with an earlier version of the form keeps its element while it is typed into', async () => {
  const [box, elements] = [document.body.appendChild(document.createElement('div')), [] as (Element | undefined)[]];
  const root = createRoot(box);
  for (const value of [['one'], ['one', 'two'], ['one', 'two!']]) {
    const list = <FieldView field={field} value={value} keyPath="page.words" set={() => {}} />;
    await act(() => root.render(<FormContext value={form}>{list}</FormContext>));
    elements.push([...box.querySelectorAll('textarea')].at(-1));
  }
  expect(elements[2]).toBe(elements[1]);
});

test('an entry is removed once that is confirmed, as far as the list may shrink', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  let value: unknown = ['one', 'two', 'three'];
  const list = { ...field, min: 2, max: 3 };
  const show = () => {
    const view = <FieldView field={list} value={value} keyPath="page.words" set={(next) => (value = next)} />;
    return act(() => root.render(<FormContext value={form}>{view}</FormContext>));
  };
  const buttons = (label: RegExp) => [...box.querySelectorAll('button')].filter(({ textContent }) => label.test(String(textContent)));
  const press = async (label: RegExp) => {
    await act(() => buttons(label)[0]?.click());
    await show();
  };
  await show();
  expect(buttons(/^Add/)[0]?.disabled).toBe(true);
  vi.stubGlobal('confirm', () => false);
  await press(/^Remove/);
  expect(value).toEqual(['one', 'two', 'three']);
  vi.stubGlobal('confirm', () => true);
  await press(/^Remove/);
  expect(value).toEqual(['two', 'three']);
  expect(document.activeElement?.id).toBe('field-page.words');
  expect(buttons(/^Remove/).map(({ disabled }) => disabled)).toEqual([true, true]);
});

test('the button that moves an entry to the end of the list keeps the focus, and does no more there', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  let value: unknown = ['one', 'two'];
  const show = () => {
    const view = <FieldView field={field} value={value} keyPath="page.words" set={(next) => (value = next)} />;
    return act(() => root.render(<FormContext value={form}>{view}</FormContext>));
  };
  await show();
  const down = [...box.querySelectorAll('button')].find(({ textContent }) => textContent === 'Down Word 1');
  down?.focus();
  for (const _ of ['moves it', 'does nothing']) {
    await act(() => down?.click());
    await show();
    expect(value).toEqual(['two', 'one']);
    expect(document.activeElement?.textContent).toBe('Down Word 2');
  }
});

test('what is folded says how much in it is to replace', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  const item: GroupField = { ...text, kind: 'group', fields: [{ ...text, key: 'title' }] };
  const value = [{ title: 'Oak', standIn: true }, { title: 'Teak' }, { title: 'Cane', standIn: true }];
  const view = <FieldView field={{ ...field, item }} value={value} keyPath="pictures" set={() => {}} />;
  await act(() => createRoot(box).render(<FormContext value={form}>{view}</FormContext>));
  const summaries = [...box.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(summaries).toEqual(['Words 3 entries · 2 to replace', 'Word 1 Oak · 1 to replace', 'Word 2 Teak', 'Word 3 Cane · 1 to replace']);
});

test('another photograph asks for its words, its walk and every focus anew, and stands in for nothing, also beside the picture', async () => {
  const photo = { ...text, kind: 'photo', key: 'photo', use: 'homeHero' } as const;
  const focus = { ...text, kind: 'focus', key: 'focus', use: 'homeHero', optional: true, ofPhoto: true } as const;
  const group = (key: string, ...fields: FormField[]): GroupField => ({ ...text, kind: 'group', key, fields });
  const words = ['alt', 'caption', 'walk'].map((key) => ({ ...text, key, optional: key !== 'alt', ofPhoto: true }));
  const standIn = { ...text, kind: 'switch', key: 'standIn', optional: true, byDefault: false, ofPhoto: true } as const;
  const picture = group('picture', photo, ...words, standIn, focus);
  const hero = group('hero', text, picture, { ...focus, key: 'portraitFocus' });
  const before = { photo: 'sofa', alt: 'A sofa', caption: 'Linen', standIn: true, walk: 'flat', focus: '10% 10%' };
  const box = document.body.appendChild(document.createElement('div'));
  const set = vi.fn();
  const value = { '': 'Words', picture: before, portraitFocus: '20% 20%' };
  const view = <FieldView field={hero} value={value} keyPath="hero" set={set} />;
  await act(() =>
    createRoot(box).render(<FormContext value={{ ...form, photos: ['sofa', 'table'], unusedPhotos: [] }}>{view}</FormContext>),
  );
  await act(() => box.querySelector<HTMLElement>('button[aria-pressed=false]')?.click());
  expect(set.mock.calls).toEqual([[{ '': 'Words', picture: { photo: 'table', alt: '' } }]]);
});

test('another picture of the gallery has neither the title nor the room of the one before', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  const set = vi.fn();
  const pictures = fieldWithin(formOf(gallerySchema), 'pictures') as ListField;
  const value = { photo: 'sofa', alt: 'A sofa', title: 'A sofa in linen', room: 'Living room' };
  const view = <FieldView field={pictures.item} value={value} keyPath="pictures.0" set={set} />;
  const context = { ...form, options: { services: [], rooms: [], walks: [] } as never, photos: ['sofa', 'table'], unusedPhotos: [] };
  await act(() => createRoot(box).render(<FormContext value={context}>{view}</FormContext>));
  await act(() => box.querySelector<HTMLElement>('button[aria-pressed=false]')?.click());
  expect(set.mock.calls).toEqual([[{ photo: 'table', alt: '', title: '', room: '' }]]);
});

test('a photograph that is chosen again has its words again, and what else was typed stays', async () => {
  const photo = { ...text, kind: 'photo', key: 'photo', use: 'ordinary' } as const;
  const picture: GroupField = {
    ...text,
    kind: 'group',
    key: 'picture',
    fields: [photo, { ...text, key: 'alt', ofPhoto: true }, { ...text, key: 'heading' }],
  };
  const before = { photo: 'sofa', alt: 'A sofa', heading: 'Sitting' };
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  let value: unknown = { photo: '', alt: 'Typed first' };
  const show = () => {
    const view = <FieldView field={picture} value={value} keyPath="picture" set={(next) => (value = next)} />;
    return act(() => root.render(<FormContext value={{ ...form, photos: ['sofa', 'table'], unusedPhotos: [] }}>{view}</FormContext>));
  };
  const chooseOther = async () => {
    await act(() => box.querySelector<HTMLElement>('button[aria-pressed=false]')?.click());
    await show();
  };
  await show();
  await chooseOther();
  expect(value).toEqual({ photo: 'sofa', alt: 'Typed first' });
  value = before;
  await show();
  await chooseOther();
  expect(value).toEqual({ ...before, photo: 'table', alt: '' });
  value = { ...before, photo: 'table', heading: 'Dining' };
  await show();
  await chooseOther();
  expect(value).toEqual({ ...before, heading: 'Dining' });
});

test('what is added is open and has the focus, and an optional field that is emptied is left out', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  onTestFinished(() => act(() => root.unmount()));
  const card: GroupField = { ...text, kind: 'group', key: 'card', label: 'Card', fields: [{ ...text, key: 'title', label: 'Title' }] };
  const choices = { kind: 'choice', key: '', label: '', help: '', optional: false, options: ['Mon', 'Tue'] } as const;
  const days: ListField = { ...field, key: 'days', optional: true, item: { ...choices, options: [...choices.options] } };
  const note = { ...text, key: 'note', optional: true };
  const whole: GroupField = {
    ...text,
    kind: 'group',
    fields: [field, { ...field, key: 'cards', entry: 'Entry', item: card }, { ...card, optional: true }, days, note],
  };
  let value: unknown;
  function Form() {
    const [data, setData] = useState<unknown>({ words: ['one'], cards: [], note: 'x', days: ['Mon'] });
    value = data;
    return <FieldView field={whole} value={data} keyPath="" set={setData} />;
  }
  await act(() =>
    root.render(
      <FormContext value={form}>
        <Form />
      </FormContext>,
    ),
  );
  const press = async (label: string) => {
    await act(() => [...box.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click());
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return document.activeElement as HTMLElement;
  };
  expect((await press('Add word')).id).toBe('field-words.1');
  const summary = await press('Add entry');
  expect([summary.id, summary.closest('details')?.open]).toEqual(['field-cards.0', true]);
  expect((await press('Add card')).id).toBe('field-card');
  await act(() => box.querySelector<HTMLInputElement>('input:checked')?.click());
  const area = box.querySelector('#field-note') as HTMLTextAreaElement;
  await act(() => {
    // React notices only what the browser sets.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, '');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(Object.keys(value as object)).toEqual(['words', 'cards', 'card']);
});
