// Runs in the head before the first paint: shows the remembered theme without a flash, and marks that script runs. The
// theme is in a cookie, since the first look into localStorage holds up the paint by 15 to 50 ms.
const root = document.documentElement;
root.dataset.script = '';
try {
  const theme = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
  if (theme) root.dataset.theme = theme;
} catch {
  // Where the browser forbids storage even reading a cookie throws.
}
