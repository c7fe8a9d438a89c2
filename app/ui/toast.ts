import { writeHeight } from './height-variable.ts';
import { awakeEvent } from './island/awake-event.ts';

export type Toast = {
  title: string;
  description?: string;
  /** Where it leads, below the title. */
  link?: { href: string; text: string };
  kind: 'success' | 'destructive';
  /** Not announced: for a message that what has the focus says as well. */
  silent?: boolean;
};

const shownMs = 5000;
/** Screen readers need a moment to notice a live region that was just added or moved. */
const settlingMs = 100;

const kinds = {
  success: 'border-line border-l-success bg-surface text-ink',
  destructive: 'border-danger bg-danger text-on-danger',
};

let box: HTMLElement | undefined;
const regions = new Map<Toast['kind'] | 'silent', HTMLElement>();

/**
 * Puts the regions for messages into the page, or into the open modal dialog: everything outside that is inert. Forms
 * call it early, because a region that comes together with its message may not be announced. Returns whether they were
 * there.
 */
export function prepareToasts(): boolean {
  if (!box) {
    box = createBox();
    writeHeight(box);
    document.addEventListener('toggle', prepareToasts, true);
    document.addEventListener('close', prepareToasts, true);
    addEventListener(awakeEvent, prepareToasts);
  }
  // An island that is not hydrated yet may contain only what the build has rendered.
  const parent = Array.from(document.querySelectorAll('dialog[open]:not([data-island]:not([data-awake]) *)')).at(-1) ?? document.body;
  if (box.parentElement === parent) return true;
  parent.append(box);
  return false;
}

/**
 * Shows a message at the bottom right for 5 s, longer under the pointer or with the focus; callable from anywhere.
 * Replaces the same message and every earlier error; at most three are shown, on a phone one. Never the only place where
 * an error is said.
 */
export function showToast(toast: Toast): void {
  const wait = prepareToasts() ? 0 : settlingMs;
  setTimeout(() => {
    for (const card of cards())
      if (card.dataset.toast === 'destructive' || card.querySelector('p')?.textContent === toast.title) card.remove();
    for (const card of cards().slice(0, matchMedia('(width < 36rem)').matches ? undefined : -2)) card.remove();
    regions.get(toast.silent ? 'silent' : toast.kind)?.append(createCard(toast));
  }, wait);
}

function cards(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-toast]')];
}

function createBox(): HTMLElement {
  regions.set('success', create('div', { role: 'status', 'aria-atomic': 'false' }));
  regions.set('destructive', create('div', { role: 'alert', 'aria-atomic': 'false' }));
  // On a low screen they would cover what has the focus.
  regions.set('silent', create('section', { 'aria-label': 'Notifications', class: 'empty:hidden [@media(height<18rem)]:hidden' }));
  const boxClass =
    'pointer-events-none fixed right-4 bottom-(--toasts-bottom,calc(1rem+var(--bottom-bar-height))) z-40 max-h-[45dvh] overflow-y-auto max-[20rem]:inset-x-2 max-[20rem]:w-auto flex w-[min(24rem,calc(100vw-2rem))] flex-col no-print';
  return create('div', { 'data-height-variable': '--toasts-height', class: boxClass }, ...regions.values());
}

/** Makes a card that stays while the pointer or the focus is on it. When dismissed, it returns the focus. */
function createCard({ title, description, link, kind }: Toast): HTMLElement {
  const text = create('div', { class: 'flex-1 self-center text-small' }, create('p', { class: 'text-body' }, title));
  if (description) text.append(create('p', {}, description));
  const linkClass = 'inline-flex min-h-8 items-center text-link';
  if (link) text.append(create('a', { href: link.href, class: linkClass }, link.text));
  const dismissClass = 'cross -my-1.5 -outline-offset-4 outline-current grid size-11 shrink-0 place-items-center';
  const dismiss = create('button', { type: 'button', 'aria-label': 'Dismiss', class: dismissClass });
  const cardClass = `pointer-events-auto mt-3 flex items-start gap-2 rounded-card border border-l-4 py-3 pr-1.5 pl-4 [transition:opacity_200ms,translate_200ms] starting:[translate:0_0.5rem] starting:opacity-0 ${kinds[kind]}`;
  const card = create('div', { 'data-toast': kind, class: cardClass }, text, dismiss);

  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    if (!card.matches(':hover, :focus-within')) timer = setTimeout(() => card.remove(), shownMs);
  };
  let focusedBefore: EventTarget | null = null;
  card.addEventListener('focusin', ({ relatedTarget }) => {
    focusedBefore = relatedTarget;
  });
  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) card.addEventListener(type, wait);
  dismiss.addEventListener('click', () => {
    card.remove();
    if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
  });
  wait();
  return card;
}

function create(name: string, attributes: Record<string, string>, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}
