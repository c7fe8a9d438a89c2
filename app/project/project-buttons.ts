import { load } from '#app/lib/load.ts';
import { showSaved } from './show-saved.ts';

/** Presses are answered in their order: the code for the first may still be on its way. */
let last = Promise.resolve();
let waiting = 0;

/**
 * Answers the presses of what changes the visitor's project on any page: `data-save` names a photograph, `data-want` a service,
 * `data-flat` a flat of the band on the home page. The code that changes it is fetched with the first press.
 */
export function answerProjectButtons(): void {
  document.addEventListener('click', (event) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-save],[data-want],[data-flat]');
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
    await change(control, pressed);
    waiting -= 1;
    if (waiting === 0) showSaved();
  });
}

async function change(control: HTMLElement, pressed: boolean): Promise<void> {
  try {
    const { changeBy } = await load(() => import('./change-by-button.ts'));
    await changeBy(control, pressed);
  } catch (error) {
    reportError(error);
  }
}
