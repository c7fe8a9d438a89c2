// The script in the head of every page. It shows the remembered theme, opens dialogs, and inserts the page's own script
// (client.ts) after the first paint. It remembers presses on controls whose code is not loaded yet (client.ts, an island, a
// carousel), and repeats each press once, when the code is loaded. A script that could not be fetched is fetched again.

import { trustedUrl } from '#app/lib/trusted-url.ts';
import { projectButtonSelector, wantBoxSelector } from '#app/project/project-controls.ts';
import { themeKey } from '#app/shell/theme.ts';
import { awakeEvent } from '#app/ui/island/awake-event.ts';
import { showLoadFailure, slowAfterMs } from '#app/ui/island/show-load-failure.ts';

/** The page's module script. The build puts the address here, where the hash in the security policy covers it. */
declare const __ENTRY__: string;

const root = document.documentElement;
root.dataset.script = '';
try {
  root.dataset.theme = localStorage.getItem(themeKey) ?? 'system';
} catch {
  // Where the browser blocks storage, even reading it throws.
}

/** Controls that were pressed, and whether a box or radio button was checked then. */
const pressed = new Map<HTMLButtonElement | HTMLInputElement, boolean>();

/** How long after the first frame the browser may take to report its paint. */
const maxPaintWaitMs = 300;
const src = trustedUrl('loader', __ENTRY__);
let inserted = false;
let retryDelayMs = 1000;

function insertEntry(): void {
  if (inserted) return;
  inserted = true;
  // Without end, as nothing on the page works without this script. What load-module.ts fetches is one part of the page.
  const onerror = () => {
    inserted = false;
    setTimeout(insertEntry, retryDelayMs);
    retryDelayMs *= 2;
  };
  // An element and not import(): the policy's 'strict-dynamic' trusts what a trusted script inserts.
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src, onerror }));
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  if (openOrCloseDialog(event, target)) return;
  const button = target.closest('button');
  if (!button || button.popoverTargetElement || !isAsleep(button)) return;
  if (button.type === 'submit') {
    if (button.form?.hasAttribute('action')) {
      // The form posts without its code. The pattern of its telephone field would refuse all but mobile numbers.
      button.form.querySelector('[pattern]')?.removeAttribute('pattern');
      return;
    }
    event.preventDefault();
  }
  remember(button, false);
}

function remember(control: HTMLButtonElement | HTMLInputElement, checked: boolean): void {
  pressed.set(control, checked);
  insertEntry();
  setTimeout(() => {
    if (pressed.has(control)) showLoadFailure(control);
  }, slowAfterMs);
}

/**
 * Runs before React, which may hydrate an island in the middle of a click. React then handles a click on a button, but
 * takes the new state of a box for the old one and sees no change.
 */
function onClickOfBox({ target }: MouseEvent): void {
  const box = (target as Element).closest<HTMLInputElement>('input:is([type=radio],[type=checkbox])');
  if (box && isAsleep(box)) remember(box, box.checked);
}

/** Opens and closes the dialog that a control names. Returns whether it names one; the gallery opens its lightbox itself. */
function openOrCloseDialog(event: MouseEvent, target: Element): boolean {
  const control = target.closest<HTMLElement>('[data-opens],[data-closes]');
  // Written out, because this script is in every page: hasModifier would add 20 bytes to each.
  if (!control || event.metaKey || event.shiftKey || event.ctrlKey || event.altKey) return false;
  event.preventDefault();
  dialogOf(control.dataset.closes)?.close();
  const dialog = dialogOf(control.dataset.opens);
  if (dialog && !dialog.open) dialog.showModal();
  return true;
}

function dialogOf(id = ''): HTMLDialogElement | null {
  return document.getElementById(id) as HTMLDialogElement | null;
}

function isAsleep(control: Element): boolean {
  // The page's script handles these, also in an island that is asleep.
  const owner = control.matches(`${projectButtonSelector},${wantBoxSelector}`) ? null : control.closest('[data-island],[data-carousel]');
  return !('ready' in root.dataset) || owner?.matches(':not([data-awake])') === true;
}

function pressAgain(): void {
  for (const [control, checked] of pressed) {
    if (isAsleep(control)) continue;
    pressed.delete(control);
    // The browser has already changed the box. It is changed back, so that the click changes it.
    if (control instanceof HTMLInputElement) control.checked = !checked;
    if (control.isConnected) control.click();
  }
}

addEventListener('click', onClick);
addEventListener('click', onClickOfBox, true);
addEventListener(awakeEvent, pressAgain);
// After the first paint, because the script would compete with it. Some browsers report no paint.
new PerformanceObserver(insertEntry).observe({ type: 'paint', buffered: true });
requestAnimationFrame(() => setTimeout(insertEntry, maxPaintWaitMs));
