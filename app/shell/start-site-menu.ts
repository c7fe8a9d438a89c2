import { siteMenuId } from '#app/lib/element-ids.ts';
import { closeDialog } from '#app/ui/dialogs.ts';

/** Closes the menu when a link in it is pressed: it would stay open after a link to the same page, and after Back. */
export function startSiteMenu(): void {
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest(`#${siteMenuId} a`)) closeDialog(siteMenuId);
  });
}
