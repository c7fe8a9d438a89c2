import { loadFailureId } from '#app/lib/element-ids.ts';

/** After this long the visitor is told that what was pressed or touched is late. */
export const slowAfterMs = 6000;

/** Shows the message that code is late or failed, near `element`: what is outside an open dialog is out of reach. */
export function showLoadFailure(element: Element): void {
  const message = document.getElementById(loadFailureId);
  const place = element.querySelector('dialog[open]') ?? element.closest('dialog,section,[data-island],body');
  // Appending the message to its own parent would lose the focus in it.
  if (message && message.parentElement !== place) place?.append(message);
  message?.removeAttribute('hidden');
}
