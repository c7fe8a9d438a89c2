import { createStoredText } from '#app/lib/stored-text.ts';
import { siteMenuId } from '#app/shell/menu-ids.ts';

/** The few things that single pages need of the browser's script. */
export function enhancePage(): void {
  const { body } = document;
  // Chromium does not scroll a row to a link that the keyboard reaches while a part of it shows.
  body.addEventListener('focusin', ({ target }) => {
    const element = target as Element;
    if (element.closest('[data-shows-focused]')) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  // A link to the page on show leaves the menu open otherwise, and so does Back to a page that was left by it.
  body.addEventListener('click', ({ target }) => {
    if ((target as Element).closest(`#${siteMenuId} a`)) (target as Element).closest('dialog')?.close();
  });
  // A draft of what has been sent.
  for (const element of document.querySelectorAll<HTMLElement>('[data-forgets]')) {
    createStoredText(element.dataset.forgets ?? '', 'sessionStorage').write(null);
  }
  if (document.querySelector('[data-not-found]')) console.error('404: no page at', location.pathname);
  // A tab that was opened with this address has nowhere to go back to.
  document.querySelector('[data-back]')?.addEventListener('click', () => (history.length > 1 ? history.back() : location.assign('/')));
}
