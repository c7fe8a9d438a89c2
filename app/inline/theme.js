// Runs in the head, before anything is painted: shows the remembered theme without a flash, and marks that script runs.
// Its text is the same on every page, so the content security policy names it by one hash.
(() => {
  const root = document.documentElement;
  root.dataset.script = '';
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {}
})();
