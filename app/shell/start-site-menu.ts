import { siteMenuId } from '#app/lib/element-ids.ts';
import { closeDialog } from '#app/ui/dialogs.ts';

/** Closes the menu when a link in it is pressed: the page would come back from the back-forward cache with it open. */
export function startSiteMenu(): void {
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest(`#${siteMenuId} a`)) closeDialog(siteMenuId);
  });
}
