/** Scrolls until all of the focused link or field is in view: browsers stop at a part of it, or at the caret. */
export function startShowingFocused(): void {
  document.addEventListener('focusin', ({ target }) => {
    const element = target as Element;
    if (element.closest('[data-shows-focused]')) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
