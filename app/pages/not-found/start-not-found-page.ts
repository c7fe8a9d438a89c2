/**
 * Says in the console which address was wrong, and answers Back, which leads home from a tab opened with this address.
 */
export function startNotFoundPage(): void {
  const back = document.querySelector('[data-back]');
  if (!back) return;
  console.error('404: no page at', location.pathname);
  back.addEventListener('click', () => (history.length > 1 ? history.back() : location.assign('/')));
}
