import { load } from '#app/lib/load.ts';
import { showSaved } from './show-saved.ts';

/** Buttons whose press waits for its code. */
const waiting = new WeakSet<Element>();

/** Answers the presses of every save button of the page. The code that saves is fetched with the first press. */
export function answerSaveButtons(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-save]');
    if (button && !waiting.has(button)) void toggle(button);
  });
}

/** Shown at once; where the code that saves cannot be had it is shown as it was. */
async function toggle(button: HTMLElement): Promise<void> {
  waiting.add(button);
  button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'));
  try {
    const { savePicture } = await load(() => import('./save-picture.ts'));
    await savePicture(button.dataset.save ?? '');
  } catch (error) {
    reportError(error);
  }
  waiting.delete(button);
  showSaved();
}
