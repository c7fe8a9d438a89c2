// Starts the application after the first paint: at the first pointer, touch or key event, or once the page has loaded and
// is idle. Until then it answers for it: dialogs open at once, and other clicks are kept and replayed. One text for every
// page; what differs stands in the attributes of its element.
(() => {
  const { entry, preload } = document.currentScript.dataset;
  let started = false;
  let ready = false;
  let kept = null;

  function start() {
    if (started) return;
    started = true;
    for (const href of preload.split(' ')) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    // An element and not import(): the policy's 'strict-dynamic' trusts what a trusted script inserts, and trusted types
    // want the address from a policy. This one knows no other address.
    const script = document.createElement('script');
    script.type = 'module';
    script.src = window.trustedTypes?.createPolicy('loader', { createScriptURL: () => entry }).createScriptURL('') ?? entry;
    document.head.append(script);
  }

  addEventListener('hydrated', () => {
    ready = true;
    if (!kept?.isConnected) return;
    // The browser has chosen the radio already, and choosing it again would change nothing.
    if (kept.type === 'radio') kept.checked = false;
    kept.click();
  });

  // Dialogs are opened and closed here for good, so that there is one way, before and after hydration.
  function opensOrCloses(event) {
    const control = event.target.closest?.('[data-opens],[data-closes]');
    const dialog = control && document.getElementById(control.dataset.opens ?? control.dataset.closes);
    if (!dialog || event.ctrlKey || event.metaKey || event.shiftKey) return false;
    event.preventDefault();
    if (control.dataset.closes) dialog.close();
    else if (!dialog.open) dialog.showModal();
    return true;
  }

  addEventListener('click', (event) => {
    if (opensOrCloses(event)) return;
    const control = event.target.closest?.('button,input[type=radio]');
    if (!ready && control && !control.popoverTargetElement && control.type !== 'submit') kept = control;
  });
  // The answer to the touch itself is painted first.
  const afterPaint = () => requestAnimationFrame(() => setTimeout(start));
  for (const type of ['pointerdown', 'touchstart', 'keydown']) addEventListener(type, afterPaint, { once: true, passive: true });
  const idle = window.requestIdleCallback ?? setTimeout;
  const soon = () => setTimeout(() => idle(start), 300);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon);
})();
