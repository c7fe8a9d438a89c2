// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { contentRoot } from '#content-model/roots.ts';
import { parseContent, withContent } from '#editor/file-text.ts';
import { formOf } from '#editor/form.ts';
import { knownFiles } from '#editor/known-files.ts';
import { openFile } from '#editor/opened-file.ts';
import type { OpenedFile } from '#editor/shared/api-types.ts';
import { FormContext } from './field-frame.tsx';
import { FieldView } from './fields.tsx';

let options: OpenedFile['options'];

beforeAll(async () => {
  ({ options } = await openFile(contentRoot, knownFiles(contentRoot)[0] as ReturnType<typeof knownFiles>[number]));
});

// One of each folder: the others have the same form. editor/file-text.test.ts has every file.
describe.each([...new Map(knownFiles(contentRoot).map((each) => [each.folder ?? each.file, each])).values()])(
  '$file',
  ({ file, schema }) => {
    test('opened in its form, changed and changed back it stays as it was, byte for byte', async () => {
      const text = readFileSync(path.join(contentRoot, file), 'utf8');
      const opened = parseContent(file, text);
      const box = document.body.appendChild(document.createElement('div'));
      const root = createRoot(box);
      onTestFinished(async () => {
        await act(() => root.unmount());
        box.remove();
      });
      const states: unknown[] = [];
      function Form() {
        const [data, setData] = useState(opened.data);
        states.push(data);
        return <FieldView field={formOf(schema)} value={data} keyPath="" set={setData} />;
      }
      const form = (
        <FormContext value={{ problems: [], options, photos: [], unusedPhotos: [] }}>
          <Form />
        </FormContext>
      );
      await act(() => root.render(form));
      expect(new Set(states), 'unchanged by being opened').toEqual(new Set([opened.data]));

      const field = box.querySelector('textarea') as HTMLTextAreaElement;
      const { value } = field;
      for (const typed of [`${value}!`, value]) {
        await act(() => {
          // React notices only what the browser sets.
          Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, typed);
          field.dispatchEvent(new Event('input', { bubbles: true }));
        });
        expect(field.value).toBe(typed);
        expect(withContent(file, text, { ...opened, data: states.at(-1) }) === text, typed).toBe(typed === value);
      }
    });
  },
);
