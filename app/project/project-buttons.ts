import { load } from '#app/lib/load-module.ts';
import { parseJson } from '#app/lib/parse-json.ts';
import { createStoredText } from '#app/lib/stored-text.ts';
import { showSaved } from './show-saved.ts';

/**
 * What a control changes: `save` names a photograph, `want` a service, `flat` what a flat usually has. After a
 * `silent` one no message says that it is done.
 */
export type Press = Record<'save' | 'want' | 'flat', string | undefined> & { pressed: boolean; silent: boolean };

/** Presses are answered in their order: the code for the first may still be on its way. */
let last = Promise.resolve();
const unanswered = new Set<Press>();

/** Presses of a page that was left before the code that answers them had come. */
const left = createStoredText('project-presses');

/** Handles presses that change the project, on any page. The code for it is fetched with the first press. */
export function startProjectButtons(): void {
  document.addEventListener('click', (event) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-save],[data-want],[data-flat]');
    if (control) press(control);
  });
  addEventListener('pagehide', () => {
    if (unanswered.size > 0) left.write(JSON.stringify([...unanswered]));
    unanswered.clear();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && answerLeft());
  answerLeft();
}

/** Shows the change at once. Where its code cannot be loaded, the project is shown as it was. */
function press(control: HTMLElement): void {
  // A box is ticked by the browser.
  const isBox = control instanceof HTMLInputElement;
  const pressed = isBox ? control.checked : control.getAttribute('aria-pressed') !== 'true';
  if (!isBox) control.setAttribute('aria-pressed', String(pressed));
  const { save, want, flat } = control.dataset;
  answer({ save, want, flat, pressed, silent: isBox || flat !== undefined || !pressed });
}

function answer(press: Press): void {
  unanswered.add(press);
  last = last.then(async () => {
    try {
      const { changeBy } = await load(() => import('./change-by-button.ts'));
      // Where it is gone the page was left in between: the next page answers it.
      if (unanswered.delete(press)) await changeBy(press);
    } catch (error) {
      unanswered.delete(press);
      reportError(error);
    }
    if (unanswered.size === 0) showSaved();
  });
}

function answerLeft(): void {
  const presses = (parseJson(left.read()) ?? []) as Press[];
  if (presses.length > 0) left.write(null);
  for (const each of presses) answer(each);
}
