import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CheckedForm, FormErrors, FormValues } from '#app/lib/check-form.ts';
import type { TabValue } from '#app/lib/tab-value.ts';
import { onPageRestore } from '#app/lib/when.ts';

/** What was typed in a form and not sent yet. */
export type Draft = TabValue<FormValues>;

type FormOptions<Data> = {
  draft: Draft;
  check: (typed: FormValues) => CheckedForm<Data>;
  /** Resolves to true once it is done: the form is then emptied. Otherwise everything typed stays. */
  send: (data: Data, typed: FormValues) => Promise<boolean>;
  /** Called with the first message when fields are refused. */
  onInvalid: (message: string) => void;
  /** Called when `send` throws. */
  onFailure: (form: HTMLFormElement) => void;
};

/**
 * The states of a form whose fields keep their own values, as HTML has it: what was typed before the script ran stays.
 * A draft is stored for this tab. A refused form puts the focus on its first refused field, and is then validated again
 * at each change until nothing is wrong. Spread `props` on the form, and make its fields inert while `busy`.
 */
export function useForm<Data>({ draft, check, send, onInvalid, onFailure }: FormOptions<Data>) {
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<FormValues>({});
  const [errors, setErrors] = useState<FormErrors<Data>>({});
  const [busy, setBusy] = useState(false);
  const draftState = useStoredDraft(ref, draft, (filled) => {
    setErrors({});
    setValues(filled);
  });

  // onInput and not onChange: after a reset React would miss a text that is the same as the one before it.
  function change({ currentTarget: form }: { currentTarget: HTMLFormElement }) {
    const typed = valuesOf(form);
    setValues(typed);
    draftState.current = draft.save(typed) ? 'stored' : 'refused';
    if (Object.keys(errors).length > 0) setErrors(check(typed).errors ?? {});
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = valuesOf(form);
    const { success, data, errors: found } = check(typed);
    if (!success) return refuse(form, found);
    setErrors({});
    setBusy(true);
    try {
      if (await send(data, typed)) empty(form);
    } catch {
      onFailure(form);
    } finally {
      setBusy(false);
    }
  }

  function refuse(form: HTMLFormElement, found: FormErrors<Data>) {
    // The messages are in the page before the focus, so that a screen reader reads the field with its message.
    flushSync(() => setErrors(found));
    const [[name, message]] = Object.entries(found) as [[string, string]];
    const control = reveal(form, name);
    // With the ring also after a press of the mouse, which moves nothing else.
    control?.focus({ focusVisible: true });
    // The message is below the label. Of a field with a long text the browser shows the end.
    control?.labels?.[0]?.scrollIntoView({ block: 'nearest' });
    onInvalid(message);
  }

  function empty(form: HTMLFormElement) {
    form.reset();
    draft.clear();
    draftState.current = 'none';
    setValues(valuesOf(form));
  }

  return { values, errors, busy, props: { ref, onInput: change, onSubmit: submit } };
}

/**
 * Fills the form with the stored draft, also after Back. Returns a ref: whether what is in the form is stored, nothing
 * is, or storage refused it. If 'Kavya' was refused, the draft may still be 'Kav': Back must not fill that in.
 */
function useStoredDraft(ref: RefObject<HTMLFormElement | null>, draft: Draft, onFill: (values: FormValues) => void) {
  const state = useRef<'stored' | 'none' | 'refused'>('none');
  const filled = useEffectEvent(onFill);

  useEffect(() => {
    if (!ref.current) return;
    // With script our rules apply: the browser's own pattern would refuse '+91 98765 43210'.
    ref.current.noValidate = true;
    // What was typed before the script ran, or restored by the browser, stays and becomes part of the draft.
    const typed = Array.from(ref.current.elements).some(isTyped);
    const stored = draft.load();
    fill(ref.current, stored ?? {});
    const values = valuesOf(ref.current);
    if (typed) state.current = draft.save(values) ? 'stored' : 'refused';
    else state.current = stored ? 'stored' : 'none';
    filled(values);
  }, [ref, draft]);

  // Back may lead to this page as it was before another page of this tab changed the draft, or sent it.
  useEffect(() => {
    return onPageRestore(() => {
      const stored = draft.load();
      if (!ref.current || state.current === 'refused' || !(stored || state.current === 'stored')) return;
      if (stored) fill(ref.current, stored, true);
      else ref.current.reset();
      state.current = stored ? 'stored' : 'none';
      filled(valuesOf(ref.current));
    });
  }, [ref, draft]);

  return state;
}

/** Opens the disclosure that hides a field. Returns the field, or the first button of a radio group. */
function reveal(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const field = form.elements.namedItem(name);
  const control = field instanceof RadioNodeList ? field[0] : field;
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return undefined;
  control.closest('details')?.setAttribute('open', '');
  return control;
}

/** The texts of a form's fields, by name; of a radio group the chosen value, and '' of a box that is not ticked. */
export function valuesOf(form: HTMLFormElement): FormValues {
  const unticked = Array.from(form.querySelectorAll<HTMLInputElement>('[type=checkbox]:not(:checked)'), ({ name }) => [name, ''] as const);
  const texts = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries([...unticked, ...texts]);
}

/** Fills the fields in which nothing was typed, or all; what is filled is not hidden. */
function fill(form: HTMLFormElement, values: FormValues, all = false): void {
  for (const [name, value] of Object.entries(values)) {
    if (value) reveal(form, name);
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) field.value = all ? value : field.value || value;
    else if (isTextField(field) && (all || !isTyped(field))) field.value = value;
    else if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value !== '';
  }
}

function isTyped(field: Element): boolean {
  return isTextField(field) && field.value !== field.defaultValue;
}

/** Whether a field holds text: not a checkbox, whose value is fixed, nor a file input, which only the visitor fills. */
function isTextField(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return (field instanceof HTMLInputElement && !['checkbox', 'file'].includes(field.type)) || field instanceof HTMLTextAreaElement;
}
