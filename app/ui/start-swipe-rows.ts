/** Brings a link that the keyboard reaches wholly into its row: Chromium does not where a part of it shows already. */
export function startSwipeRows(): void {
  document.addEventListener('focusin', ({ target }) => {
    const element = target as Element;
    if (element.closest('[data-shows-focused]')) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
