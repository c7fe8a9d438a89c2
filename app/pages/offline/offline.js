// The only script of the offline page: shows the links whose pages are kept on this device, and opens the page that was
// wanted once the connection is back and the site answers.
(() => {
  const kept = document.querySelector('[data-kept]');
  for (const link of kept.querySelectorAll('a')) {
    caches.match(link.href, { ignoreVary: true }).then((copy) => {
      if (copy) kept.hidden = link.parentElement.hidden = false;
    });
  }
  function tryAgain() {
    fetch(location.href, { method: 'HEAD' }).then(
      () => location.reload(),
      () => {},
    );
  }
  addEventListener('online', tryAgain);
  // A phone in a lift believes that it is online, so no event says when it really is. At its own address this page is what
  // was wanted.
  if (location.pathname !== '/offline') setInterval(tryAgain, 15_000);
})();
