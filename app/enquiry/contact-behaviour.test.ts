// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContactState } from './contact-behaviour.ts';
import { contactDraft, controlOf, fillEmpty, typedIn } from './contact-fields.ts';

const showToast = vi.fn<(toast: { title: string; tone?: string }) => void>();
vi.mock('#app/ui/toast/show-toast.tsx', () => ({ showToast, prepareToasts: async () => {} }));

const fetching = vi.fn<typeof fetch>();
const complete = { name: 'K. Srinivas', email: 'k@example.com', phone: '+91 98765 43210', message: '<b>Call</b> me' };
const sent = { ...complete, phone: '9876543210', message: 'Call me' };

let form: HTMLFormElement;
let state: Partial<ContactState>;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', fetching);
  fetching.mockResolvedValue(new Response());
  sessionStorage.clear();
  document.body.innerHTML = `<form><input name="name"><input name="email"><input name="phone">
    <textarea name="message"></textarea><input name="_gotcha"><button>Send</button></form>`;
  form = document.forms[0] as HTMLFormElement;
  state = {};
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** A fresh copy of the module for each test: its rate limit lasts as long as a visit. */
async function attach() {
  const { attachContactBehaviour } = await import('./contact-behaviour.ts');
  return attachContactBehaviour(form, { endpoint: '', id: 'enquiry' }, (change) => Object.assign(state, change));
}

function type(values: Partial<typeof complete>) {
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(form, name);
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function lastBody(): unknown {
  return JSON.parse(String(fetching.mock.lastCall?.[1]?.body));
}

test('what was typed before the rules came is judged and sent, sanitised', async () => {
  type(complete);
  const { submit } = await attach();
  await submit();
  expect(lastBody()).toEqual(sent);
  expect(state).toMatchObject({ sending: false, outcome: 'sent' });
});

test('success empties the form and the draft and says so', async () => {
  const { submit } = await attach();
  type(complete);
  contactDraft.save(complete);
  await submit();
  expect(typedIn(form)).toEqual({ name: '', email: '', phone: '', message: '' });
  expect(contactDraft.load()).toBeNull();
  expect(showToast).toHaveBeenCalledExactlyOnceWith({
    title: 'Message sent successfully! We will get back to you within 24 hours.',
    tone: 'success',
  });
});

test('after a success the next enquiry is judged anew', async () => {
  const { submit } = await attach();
  type(complete);
  await submit();
  await submit();
  expect(fetching).toHaveBeenCalledTimes(1);
  expect(Object.keys(state.errors ?? {})).toEqual(['name', 'email', 'phone']);
});

test('every wrong field has its message, the first one takes focus and is told by toast', async () => {
  const { submit } = await attach();
  type({ ...complete, email: 'nowhere', phone: '123' });
  await submit();
  expect(state.errors).toEqual({ email: 'Please enter a valid email address', phone: 'Please enter a valid phone number' });
  expect(document.activeElement).toBe(controlOf(form, 'email'));
  expect(showToast).toHaveBeenCalledExactlyOnceWith({ title: 'Please enter a valid email address', tone: 'destructive' });
  expect(fetching).not.toHaveBeenCalled();
});

test('a message goes as soon as its field is mended', async () => {
  const { submit } = await attach();
  type({ ...complete, phone: '123' });
  await submit();
  type({ phone: '98765-43210' });
  await vi.waitFor(() => expect(state.errors).toEqual({}));
});

test.each([
  ['refused', () => Promise.resolve(new Response(null, { status: 500 }))],
  ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
])('where it is %s the text stays, and a retry carries the same key', async (outcome, answer) => {
  const { submit } = await attach();
  type(complete);
  fetching.mockImplementation(answer);
  await submit();
  await submit();
  expect(typedIn(form)).toEqual(complete);
  expect(state).toMatchObject({ sending: false, outcome, typed: complete });
  expect(showToast).toHaveBeenLastCalledWith({
    title: 'Failed to send message. Please try again or contact us directly.',
    tone: 'destructive',
  });
  const keys = fetching.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test('the fourth attempt within the window is not sent', async () => {
  const { submit } = await attach();
  fetching.mockResolvedValue(new Response(null, { status: 500 }));
  type(complete);
  for (let attempt = 0; attempt < 4; attempt += 1) await submit();
  expect(fetching).toHaveBeenCalledTimes(3);
  expect(state).toMatchObject({ sending: false, outcome: 'limited' });
  expect(showToast).toHaveBeenLastCalledWith({
    title: 'Too many attempts. Please wait a few minutes before trying again.',
    tone: 'destructive',
  });
});

test('what a robot fills in goes along', async () => {
  const { submit } = await attach();
  type(complete);
  controlOf(form, '_gotcha').value = 'https://spam.example';
  await submit();
  expect(lastBody()).toEqual({ ...sent, _gotcha: 'https://spam.example' });
});

test('a draft fills only what is still empty', () => {
  controlOf(form, 'name').value = 'Typed';
  fillEmpty(form, { name: 'Kept', message: 'Kept too' });
  expect(typedIn(form)).toEqual({ name: 'Typed', email: '', phone: '', message: 'Kept too' });
});
