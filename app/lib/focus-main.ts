/** The content of the page, between header and footer. */
export const mainId = 'main';

/** Moves the focus to the content, after a press on a button that is then gone. */
export function focusMain(): void {
  document.getElementById(mainId)?.focus({ preventScroll: true });
}
