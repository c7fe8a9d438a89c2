import { closeDialog } from '#app/ui/dialogs.ts';
import { siteMenuId } from './menu-ids.ts';

/** Closes the menu when one of its links is pressed: else it is open after a link to the same page, and after Back. */
export function startSiteMenu(): void {
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest(`#${siteMenuId} a`)) closeDialog(siteMenuId);
  });
}
