import { closeDialog } from '#app/ui/dialogs.ts';
import { siteMenuId } from './menu-ids.ts';

/** Closes the menu by its links: one to the page on show leaves it open, and so does Back to a page that was left by it. */
export function startSiteMenu(): void {
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest(`#${siteMenuId} a`)) closeDialog(siteMenuId);
  });
}
