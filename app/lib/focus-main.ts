/** The content of the page, between header and footer. */
export const mainId = 'main';

/** After a press on a button that is then gone, and the focus with it. */
export function focusMain(): void {
  document.getElementById(mainId)?.focus({ preventScroll: true });
}
