import { savesData } from '#app/lib/saves-data.ts';

/** Links to other pages, not to what opens a dialog, the lightbox or another tab. */
export const pageLinkSelector = 'a[href^="/"]:not([aria-current=page],[target],[data-opens],[data-picture])';

/** No more pages than this are fetched ahead from one page. */
const maxPages = 6;

/**
 * Fetches the document of a link that is touched, hovered or focused, if the browser has no speculation rules
 * (build/speculation-rules.ts) and does not save data.
 */
export function prefetchLinks(): void {
  if (HTMLScriptElement.supports?.('speculationrules') || savesData()) return;
  const fetched = new Set([location.pathname]);
  const prefetch = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>(pageLinkSelector);
    if (!link || fetched.has(link.pathname) || fetched.size > maxPages) return;
    fetched.add(link.pathname);
    // If it fails, following the link fetches it.
    fetch(link.href, { priority: 'low', credentials: 'same-origin' }).catch(() => {});
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(type, prefetch, { passive: true });
}
