/** How long to wait for a sign that a mail program has come up; many visitors have none. */
const patienceMs = 600;

/**
 * Opens the visitor's mail program in this window; call it inside the click. Resolves once the program has taken the
 * screen, or after a moment: nothing tells a page that no program is there. Until then the button stays busy, so that
 * a double click does not open two mails.
 */
export function openMail(mailto: string): Promise<void> {
  const link = document.createElement('a');
  link.href = mailto;
  const handedOver = new Promise<void>((resolve) => {
    window.addEventListener('blur', () => resolve(), { once: true });
    setTimeout(resolve, patienceMs);
  });
  link.click();
  return handedOver;
}
