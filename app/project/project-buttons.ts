import { load } from '#app/lib/load-module.ts';
import { parseJson } from '#app/lib/parse-json.ts';
import { createStoredText } from '#app/lib/stored-text.ts';
import { showSaved } from './show-saved.ts';

/** What a control changes: `save` names a photograph, `want` a service, `flat` what a flat usually has. */
type Press = { save?: string; want?: string; flat?: string; pressed: boolean };

/** Presses are answered in their order: the code for the first may still be on its way. */
let last = Promise.resolve();
const unanswered = new Map<Press, HTMLElement>();

/** Presses of a page that was left before the code that answers them had come. */
const left = createStoredText('project-presses');

/** Handles presses that change the project, on any page. The code for it is fetched with the first press. */
export function startProjectButtons(): void {
  document.addEventListener('click', (event) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-save],[data-want],[data-flat]');
    if (control) press(control);
  });
  addEventListener('pagehide', leaveUnanswered);
  addEventListener('pageshow', ({ persisted }) => persisted && answerLeft());
  answerLeft();
}

/** Shown at once; where the code that changes the project cannot be had it is shown as it was. */
function press(control: HTMLElement): void {
  // A box is ticked by the browser.
  const pressed = control instanceof HTMLInputElement ? control.checked : control.getAttribute('aria-pressed') !== 'true';
  if (control.hasAttribute('aria-pressed')) control.setAttribute('aria-pressed', String(pressed));
  const { save, want, flat } = control.dataset;
  answer({ ...(save && { save }), ...(want && { want }), ...(flat && { flat }), pressed }, control);
}

function answer(press: Press, control: HTMLElement): void {
  unanswered.set(press, control);
  last = last.then(async () => {
    try {
      const { changeBy } = await load(() => import('./change-by-button.ts'));
      // Without it the page has been left in between.
      if (unanswered.delete(press)) await changeBy(control, press.pressed);
    } catch (error) {
      unanswered.delete(press);
      reportError(error);
    }
    if (unanswered.size === 0) showSaved();
  });
}

function leaveUnanswered(): void {
  if (unanswered.size > 0) left.write(JSON.stringify([...unanswered.keys()]));
  unanswered.clear();
}

function answerLeft(): void {
  const presses = (parseJson(left.read()) ?? []) as Press[];
  if (presses.length > 0) left.write(null);
  for (const each of presses) {
    const { pressed, ...names } = each;
    const control = document.createElement('button');
    Object.assign(control.dataset, names);
    answer(each, control);
  }
}
