import { createRoot } from 'react-dom/client';
import { Toaster, type ToastTone, toastManager } from './toaster.tsx';

export type Toast = { title: string; description?: string; tone?: ToastTone };

/** Screen readers need a moment to notice a live region that has just come or moved. */
const settlingMs = 100;

let host: HTMLElement | null = null;
let mounted: Promise<void> | null = null;

/** Puts the live regions in place. Forms call it once their code is there, so that the regions exist before a message. */
export function prepareToasts(): Promise<void> {
  mounted ??= mount();
  place();
  return mounted;
}

/** Shows a message for 5 s; callable from anywhere. Never the only place where an error stands. */
export function showToast({ title, description, tone = 'default' }: Toast): void {
  const settled = host?.parentElement === placeForToasts();
  void prepareToasts().then(() => {
    // What failed before has succeeded now; side by side they would contradict each other.
    if (tone === 'success') toastManager.close();
    setTimeout(() => toastManager.add({ title, description, type: tone }), settled ? 0 : settlingMs);
  });
}

/**
 * A root of its own, because the toasts must move: while a modal dialog is open everything outside it is inert, toasts
 * too, so they live inside that dialog and go back to the page when it closes.
 */
function mount(): Promise<void> {
  const element = document.createElement('div');
  element.className = 'contents';
  host = element;
  document.addEventListener('toggle', place, true);
  document.addEventListener('close', place, true);
  return new Promise((resolve) => createRoot(element).render(<Toaster onMount={resolve} />));
}

function place(): void {
  const parent = placeForToasts();
  if (host && host.parentElement !== parent) parent.append(host);
}

function placeForToasts(): Element {
  return Array.from(document.querySelectorAll('dialog:modal')).at(-1) ?? document.body;
}
