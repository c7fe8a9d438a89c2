import { load } from '#app/lib/load-module.ts';
import { showSaved } from './show-saved.ts';

/** Presses are handled in their order: the code for the first may still be on its way. */
let last = Promise.resolve();
let waiting = 0;

/** Handles the presses of what changes the visitor's project on any page. The code that changes it is fetched with the first press. */
export function startProjectButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const control = (target as Element).closest<HTMLElement>('[data-save],[data-want],[data-flat]');
    if (control) press(control);
  });
}

/** Shown at once; where the code that changes the project cannot be had it is shown as it was. */
function press(control: HTMLElement): void {
  // A box is ticked by the browser.
  const pressed = control instanceof HTMLInputElement ? control.checked : control.getAttribute('aria-pressed') !== 'true';
  if (control.hasAttribute('aria-pressed')) control.setAttribute('aria-pressed', String(pressed));
  waiting += 1;
  last = last.then(async () => {
    try {
      await (await load(() => import('./change-by-button.ts'))).changeBy(control, pressed);
    } catch (error) {
      reportError(error);
    }
    waiting -= 1;
    if (waiting === 0) showSaved();
  });
}
