// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import type { ListField } from '#editor/form-field.ts';
import { FormContext } from './field-frame.tsx';
import { FieldView } from './fields.tsx';

const text = { kind: 'text', key: '', label: '', help: '', optional: false } as const;
const form = { problems: [], options: {} as never, photos: [] };
const field: ListField = { kind: 'list', key: 'words', label: 'Words', help: '', optional: false, item: text, min: 0 };

test('an entry that comes with an earlier version of the form keeps its element while it is typed into', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const [box, elements] = [document.body.appendChild(document.createElement('div')), [] as (Element | undefined)[]];
  const root = createRoot(box);
  for (const value of [['one'], ['one', 'two'], ['one', 'two!']]) {
    const list = <FieldView field={field} value={value} path="page.words" set={() => {}} />;
    await act(() => root.render(<FormContext value={form}>{list}</FormContext>));
    elements.push([...box.querySelectorAll('textarea')].at(-1));
  }
  expect(elements[2]).toBe(elements[1]);
});
