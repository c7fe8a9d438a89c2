import { load } from '#app/lib/load.ts';
import { showSaved } from './show-saved.ts';

/** Controls whose press waits for its code. */
const waiting = new WeakSet<Element>();

/**
 * Answers the presses of what changes the visitor's project on any page: `data-save` names a photograph, `data-want` a service,
 * `data-flat` a flat of the band on the home page. The code that changes it is fetched with the first press.
 */
export function answerProjectButtons(): void {
  document.addEventListener('click', (event) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-save],[data-want],[data-flat]');
    if (control && !waiting.has(control)) void press(control);
  });
}

/** Shown at once; where the code that changes the project cannot be had it is shown as it was. */
async function press(control: HTMLElement): Promise<void> {
  waiting.add(control);
  // A box is ticked by the browser.
  const pressed = control instanceof HTMLInputElement ? control.checked : control.getAttribute('aria-pressed') !== 'true';
  if (control.hasAttribute('aria-pressed')) control.setAttribute('aria-pressed', String(pressed));
  try {
    const { changeBy } = await load(() => import('./change-by-button.ts'));
    await changeBy(control, pressed);
  } catch (error) {
    reportError(error);
  }
  waiting.delete(control);
  showSaved();
}
