import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { ContactBehaviour, ContactState } from './contact-behaviour.ts';
import { typedIn } from './contact-fields.ts';
import type { EnquiryForm } from './enquiry-url.ts';

const untouched: ContactState = { errors: {}, sending: false, outcome: null, typed: null };

/**
 * Fetches the form's rules at the first touch. Whoever submits before they are there waits for them; where they cannot
 * be fetched the form is posted as the plain form that it is.
 */
export function useContactBehaviour(form: RefObject<HTMLFormElement | null>, target: EnquiryForm) {
  const [state, setState] = useState(untouched);
  const behaviour = useRef<Promise<ContactBehaviour>>(null);

  useEffect(() => {
    // From here on our rules judge and speak beside the fields; the browser's pattern would refuse '+91 98765 43210'.
    if (form.current) form.current.noValidate = true;
    return () => void behaviour.current?.then(({ detach }) => detach(), ignore);
  }, [form]);

  function change(changes: Partial<ContactState>) {
    setState((before) => ({ ...before, ...changes }));
  }

  function load(): Promise<ContactBehaviour> {
    behaviour.current ??= import('./contact-behaviour.ts').then(({ attachContactBehaviour }) => {
      if (!form.current) throw new Error('The form is gone');
      return attachContactBehaviour(form.current, target, change);
    });
    behaviour.current.catch(() => {
      behaviour.current = null;
    });
    return behaviour.current;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    change({ sending: true });
    const loaded = await load().catch(ignore);
    if (loaded) return loaded.submit();
    change({ sending: false });
    if (!navigator.onLine) change({ outcome: 'offline', typed: form.current && typedIn(form.current) });
    else if (form.current?.reportValidity()) form.current.submit();
  }

  return { ...state, submit, prepare: () => void load().catch(ignore) };
}

function ignore(): null {
  return null;
}
