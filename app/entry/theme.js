// Runs in the head, before anything is painted: shows the remembered theme without a flash, and marks that script runs.
// Its text is the same on every page, so the content security policy names it by one hash. The theme is remembered in a
// cookie: the first look into localStorage makes the browser open its store, 15 to 50 ms in which nothing is painted.
(() => {
  const root = document.documentElement;
  root.dataset.script = '';
  try {
    const theme = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
    if (theme) root.dataset.theme = theme;
  } catch {}
})();
