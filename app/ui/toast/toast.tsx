import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { writeHeight } from '#app/ui/height-variable.ts';
import { Icon } from '#app/ui/icon.tsx';

export type Toast = {
  title: string;
  description?: string;
  /** Where it leads, below the title. */
  link?: { href: string; words: string };
  tone: 'success' | 'destructive';
  /** Not announced: for a message that the field with the focus says as well. */
  silent?: boolean;
};
type ShownToast = Toast & { id: number };

const lastsMs = 5000;
/** Screen readers need a moment to notice a live region that has just come or moved. */
const settlingMs = 100;

const liveRegions = [
  { role: 'status', tone: 'success' },
  { role: 'alert', tone: 'destructive' },
] as const;

const tones = {
  success: 'border-line border-l-success bg-surface text-ink',
  destructive: 'border-danger bg-danger text-on-danger',
};

let host: HTMLElement | undefined;
let root: Root | undefined;
let shown: ShownToast[] = [];
let lastId = 0;

/**
 * Puts the regions for messages into the page, or into the open modal dialog: everything outside that is inert. Forms call
 * it early, because a region that comes together with its message may not be announced. Returns whether they were there.
 */
export function prepareToasts(): boolean {
  if (!host) {
    host = document.createElement('div');
    host.className = 'contents';
    root = createRoot(host);
    render();
    document.addEventListener('toggle', prepareToasts, true);
    document.addEventListener('close', prepareToasts, true);
  }
  const place = Array.from(document.querySelectorAll('dialog:modal')).at(-1) ?? document.body;
  if (host.parentElement === place) return true;
  place.append(host);
  return false;
}

/**
 * Shows a message at the bottom right for 5 s; callable from anywhere. Takes the place of the same message and of every
 * error before it. Never the only place where an error is said.
 */
export function showToast(toast: Toast): void {
  const wait = prepareToasts() ? 0 : settlingMs;
  setTimeout(() => {
    const others = shown.filter(({ tone, title }) => tone !== 'destructive' && title !== toast.title);
    lastId += 1;
    shown = [...others, { ...toast, id: lastId }].slice(matchMedia('(width < 36rem)').matches ? -1 : -3);
    render();
  }, wait);
}

function close(id: number): void {
  shown = shown.filter((toast) => toast.id !== id);
  render();
}

function render(): void {
  root?.render(<Toasts toasts={shown} />);
}

function Toasts({ toasts }: { toasts: ShownToast[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? writeHeight(box.current) : undefined), []);
  const silent = toasts.filter((toast) => toast.silent);
  return (
    <div
      ref={box}
      data-height-variable="--toasts"
      className="pointer-events-none fixed right-4 bottom-[calc(1rem+var(--bottom-bar-height))] z-50 in-[dialog:not(#lightbox)]:bottom-4 in-[#lightbox]:bottom-48 max-[20rem]:inset-x-2 max-[20rem]:bottom-2 max-[20rem]:max-h-[calc(100dvh-1rem)] max-[20rem]:w-auto max-[20rem]:overflow-y-auto flex w-[min(24rem,calc(100vw-2rem))] flex-col no-print"
    >
      {liveRegions.map(({ role, tone }) => (
        <div key={role} role={role} aria-atomic={false}>
          <ToastCards toasts={toasts.filter((toast) => toast.tone === tone && !toast.silent)} />
        </div>
      ))}
      {silent.length > 0 && (
        <section aria-label="Messages">
          <ToastCards toasts={silent} />
        </section>
      )}
    </div>
  );
}

function ToastCards({ toasts }: { toasts: ShownToast[] }) {
  return toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />);
}

/** Stays while the pointer or the focus is on it; dismissed, it gives the focus back. */
function ToastCard({ toast: { id, title, description, link, tone } }: { toast: ShownToast }) {
  const [held, setHeld] = useState(false);
  const focusedBefore = useRef<Element>(null);
  const hold = ({ currentTarget }: SyntheticEvent) => setHeld(currentTarget.matches(':hover, :focus-within'));
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => close(id), lastsMs);
    return () => clearTimeout(timer);
  }, [held, id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the message only waits while it is read; its button is the control
    <div
      onPointerEnter={hold}
      onPointerLeave={hold}
      onBlur={hold}
      onFocus={(event) => {
        hold(event);
        focusedBefore.current = event.relatedTarget;
      }}
      data-toast
      className={`pointer-events-auto mt-3 flex items-start gap-2 rounded-card border border-l-4 py-3 pr-1.5 pl-4 transition-[opacity,translate] duration-200 starting:translate-y-2 starting:opacity-0 ${tones[tone]}`}
    >
      <div className="flex-1 self-center text-small">
        <p className="font-display text-body">{title}</p>
        {description && <p>{description}</p>}
        {link && (
          <a href={link.href} className="inline-flex min-h-8 items-center underline decoration-brass underline-offset-4">
            {link.words}
          </a>
        )}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => {
          close(id);
          if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
        }}
        className="-my-1.5 -outline-offset-4 outline-current grid size-11 shrink-0 place-items-center"
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
