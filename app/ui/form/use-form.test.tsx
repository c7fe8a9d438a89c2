// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CheckedForm, FormValues } from '#app/lib/check-form.ts';
import { createTabValue } from '#app/lib/tab-value.ts';
import { useForm, valuesOf } from './use-form.ts';

const draft = createTabValue<FormValues>('test-draft');
const send = vi.fn<(data: FormValues) => Promise<boolean>>();
const onInvalid = vi.fn<(message: string) => void>();
const onFailure = vi.fn<() => void>();

beforeEach(() => {
  send.mockResolvedValue(true);
  sessionStorage.clear();
  document.body.innerHTML = '<div></div>';
});

function check(typed: FormValues): CheckedForm<FormValues> {
  const missing = ['plan', 'name'].filter((name) => !typed[name]).map((name) => [name, `${name} is missing`]);
  return missing.length > 0 ? { success: false, errors: Object.fromEntries(missing) } : { success: true, data: typed };
}

/** `typed`: what somebody has put into the fields before the script runs. */
function TestForm({ typed }: { typed: FormValues }) {
  const { errors, busy, values, props } = useForm<FormValues>({ draft, check, send, onInvalid, onFailure });
  return (
    <form {...props} data-busy={busy} data-typed={values.name} data-errors={Object.values(errors).join()}>
      <input type="radio" name="plan" value="first" />
      <input
        type="radio"
        name="plan"
        value="second"
        ref={(radio) => void (radio && typed.plan && Object.assign(radio, { checked: true }))}
      />
      <input name="name" ref={(field) => void (field && typed.name && Object.assign(field, { value: typed.name }))} />
      <input name="area" type="number" defaultValue={1000} />
      <button type="submit">Send</button>
    </form>
  );
}

async function open(typed: FormValues = {}) {
  await act(async () => createRoot(document.querySelector('div') as HTMLElement).render(<TestForm typed={typed} />));
  const form = document.forms[0] as HTMLFormElement;
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  return {
    form,
    field,
    type: (name: string, text: string) =>
      act(async () => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), text);
        field(name).dispatchEvent(new Event('input', { bubbles: true }));
      }),
    choose: (index: number) => act(async () => (form.elements[index] as HTMLElement).click()),
    submit: () => act(async () => form.requestSubmit()),
  };
}

test.each([0, 1])('after success everything is reset, also where choice %d of a group was made', async (index) => {
  const { form, type, choose, submit } = await open();
  await choose(index);
  await type('name', 'Kavya');
  await type('area', '1850');
  await submit();
  expect(send).toHaveBeenCalledOnce();
  expect(valuesOf(form)).toEqual({ name: '', area: '1000' });
  expect(form.dataset.typed).toBe('');
  expect(draft.load()).toBeNull();
});

test('after success the same text can be typed again', async () => {
  const { form, type, choose, submit } = await open();
  await choose(0);
  await type('name', 'Kavya');
  await submit();
  await type('name', 'Kavya');
  expect(form.dataset.typed).toBe('Kavya');
  expect(draft.load()).toMatchObject({ name: 'Kavya' });
});

test('a form that began with a draft is reset to nothing, not to the draft', async () => {
  draft.save({ plan: 'first', name: 'Kavya', area: '1850' });
  const { form, submit } = await open();
  expect(valuesOf(form)).toEqual({ plan: 'first', name: 'Kavya', area: '1850' });
  await submit();
  expect(valuesOf(form)).toEqual({ name: '', area: '1000' });
});

test('what was typed before the script ran is put into the draft, and stays where that has another', async () => {
  draft.save({ plan: 'first', name: 'Kavya', area: '1850' });
  const { form } = await open({ plan: 'second', name: 'Kavya Rao' });
  expect(valuesOf(form)).toEqual({ plan: 'second', name: 'Kavya Rao', area: '1850' });
  expect(draft.load()).toEqual({ plan: 'second', name: 'Kavya Rao', area: '1850' });
});

test('a refused form says each message, focuses the first refused field and sends nothing', async () => {
  const { form, submit } = await open();
  await submit();
  expect(form.dataset.errors).toBe('plan is missing,name is missing');
  expect(document.activeElement).toBe(form.elements[0]);
  expect(onInvalid).toHaveBeenCalledExactlyOnceWith('plan is missing');
  expect(send).not.toHaveBeenCalled();
  expect(form.dataset.busy).toBe('false');
});

test('nothing is said before the form is sent, and a message goes as soon as its field is right', async () => {
  const { form, type, choose, submit } = await open();
  await type('area', '1850');
  expect(form.dataset.errors).toBe('');
  await submit();
  await choose(1);
  expect(form.dataset.errors).toBe('name is missing');
  await type('name', 'Kavya');
  expect(form.dataset.errors).toBe('');
});

test('what was not sent stays, and so does its draft', async () => {
  send.mockResolvedValue(false);
  const { form, type, choose, submit } = await open();
  await choose(0);
  await type('name', 'Kavya');
  await submit();
  expect(valuesOf(form)).toEqual({ plan: 'first', name: 'Kavya', area: '1000' });
  expect(draft.load()).toEqual({ plan: 'first', name: 'Kavya', area: '1000' });
});

test('a failure is told, and the form can be sent again', async () => {
  send.mockRejectedValueOnce(new Error('No email app may be opened'));
  const { form, type, choose, submit } = await open();
  await choose(0);
  await type('name', 'Kavya');
  await submit();
  expect(onFailure).toHaveBeenCalledOnce();
  expect(form.dataset.busy).toBe('false');
});

test('a box that is not ticked is in the draft, as an empty text', async () => {
  document.body.innerHTML =
    '<form><input type="checkbox" name="ticked" value="yes" checked><input type="checkbox" name="empty" value="yes"></form>';
  expect(valuesOf(document.forms[0] as HTMLFormElement)).toEqual({ ticked: 'yes', empty: '' });
});

test('nothing is stored before something is typed', async () => {
  await open();
  expect(sessionStorage).toHaveLength(0);
});

const comeBack = () => act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

test('a page that is shown again takes what another page of this tab typed since, or sent', async () => {
  const { form, type, submit } = await open();
  await type('name', 'Kavya');
  await submit();

  draft.save({ plan: 'first', name: 'Kavya Rao', area: '1850' });
  await comeBack();
  expect(valuesOf(form)).toEqual({ plan: 'first', name: 'Kavya Rao', area: '1850' });
  expect(form.dataset).toMatchObject({ typed: 'Kavya Rao', errors: '' });

  draft.clear();
  await comeBack();
  expect(valuesOf(form)).toEqual({ name: '', area: '1000' });
});

test('a page that is shown again keeps what is in its fields if nobody typed', async () => {
  const { form } = await open();
  (form.elements.namedItem('name') as HTMLInputElement).value = 'Modular Kitchen: ';
  await comeBack();
  expect(valuesOf(form)).toMatchObject({ name: 'Modular Kitchen: ' });
});

test('a page that is shown again keeps what was typed if it could not be stored, even where an older text is', async () => {
  const { form, type } = await open();
  await type('name', 'Kav');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked');
  });
  await type('name', 'Kavya');
  await comeBack();
  expect(valuesOf(form)).toMatchObject({ name: 'Kavya' });
});

test('messages stay when a slow page has loaded', async () => {
  const { form, type, submit } = await open();
  await type('name', 'Kavya');
  await submit();
  await act(async () => void dispatchEvent(new Event('pageshow')));
  expect(form.dataset.errors).toBe('plan is missing');
});
