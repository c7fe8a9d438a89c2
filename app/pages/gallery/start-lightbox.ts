import { hasModifier } from '#app/lib/has-modifier.ts';
import { onLocationChange, setQuery } from '#app/lib/location.ts';
import { photoInQuery, pictureQuery } from '#contract/page-paths.ts';
import { lightboxId, pictureLinkId } from './gallery-ids.ts';

/** The state of the history entry of a picture that was opened in the gallery. */
const openedState = { opened: true };

/**
 * Opens and closes the lightbox as the address says, and changes the address when it closes. Opening a picture adds a
 * history entry, so that Back closes it. The island renders the content, as soon as it is awake.
 */
export function startLightbox(): void {
  const dialog = document.getElementById(lightboxId) as HTMLDialogElement | null;
  if (!dialog) return;
  /** The query of a picture that was pressed while Back is still under way. */
  let next: string | null = null;
  let leaving = false;

  const open = (query: string) => {
    if (leaving) next = query;
    else setQuery(query, history.state?.opened ? undefined : openedState);
  };
  const isShown = () => document.getElementById(pictureLinkId(photoInQuery(location.search))) !== null;
  const follow = () => {
    if (!isShown()) dialog.close();
    else if (!dialog.open) dialog.showModal();
  };

  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-picture]');
    if (!link || event.defaultPrevented || event.shiftKey || hasModifier(event)) return;
    event.preventDefault();
    open(pictureQuery(`${link.dataset.picture}`));
  });
  addEventListener('popstate', () => {
    leaving = false;
    if (next) open(next);
    next = null;
  });
  onLocationChange(follow);
  dialog.addEventListener('close', () => {
    if (dialog.open || !photoInQuery(location.search)) return;
    leaving = history.state?.opened === true;
    if (leaving) history.back();
    else setQuery('');
  });
  if (isShown()) follow();
}
