/** Logs the wrong address to the console. Makes Back go home if there is no page before this one. */
export function startNotFoundPage(): void {
  const back = document.querySelector('[data-back]');
  if (!back) return;
  console.error('404: no page at', location.pathname);
  back.addEventListener('click', () => (history.length > 1 ? history.back() : location.assign('/')));
}
