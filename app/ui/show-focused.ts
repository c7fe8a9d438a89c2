/** Scrolls a row until all of the focused link is in view: Chromium does not if a part of it is in view already. */
export function startShowingFocused(): void {
  document.addEventListener('focusin', ({ target }) => {
    const element = target as Element;
    if (element.closest('[data-shows-focused]')) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
