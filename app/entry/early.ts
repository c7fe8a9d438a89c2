// The script at the end of every page. It starts the application after the first paint, at the first touch or key or once
// the page has loaded and is idle. Until then it opens dialogs itself and keeps the last click for the application.

/** The application's module. The build puts the address here, where the hash in the security policy covers it. */
declare const __ENTRY__: string;

type TrustedTypes = { createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string } };

/** What the application needs for this page beside itself, to be fetched at the same time. */
const preload = document.currentScript?.dataset.preload?.split(' ').filter((href) => href.startsWith('/assets/')) ?? [];
let started = false;
let hydrated = false;
let lastClicked: HTMLElement | null = null;

function start(): void {
  if (started) return;
  started = true;
  for (const href of preload) append('link', { rel: 'modulepreload', href });
  // An element and not import(): the security policy's 'strict-dynamic' trusts what a trusted script inserts.
  append('script', { type: 'module', src: trustedEntry() });
}

/** The security policy takes no plain text as the address of a script. This trusted type knows no other address. */
function trustedEntry(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('loader', { createScriptURL: () => __ENTRY__ }).createScriptURL('') ?? __ENTRY__;
}

function append<Name extends 'link' | 'script'>(name: Name, properties: Partial<HTMLElementTagNameMap[Name]>): void {
  document.head.append(Object.assign(document.createElement(name), properties));
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  if (opensOrClosesDialog(event, target)) return;
  const control = target.closest<HTMLButtonElement | HTMLInputElement>('button,input[type=radio]');
  if (!hydrated && control && !control.popoverTargetElement && control.type !== 'submit') lastClicked = control;
}

/** The one way to open and close dialogs, before and after hydration. */
function opensOrClosesDialog(event: MouseEvent, target: Element): boolean {
  const control = target.closest<HTMLElement>('[data-opens],[data-closes]');
  const { opens, closes } = control?.dataset ?? {};
  const dialog = document.getElementById(opens ?? closes ?? '') as HTMLDialogElement | null;
  if (!dialog || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  event.preventDefault();
  if (closes) dialog.close();
  else if (!dialog.open) dialog.showModal();
  return true;
}

function replayLastClick(): void {
  hydrated = true;
  if (!lastClicked?.isConnected) return;
  // The browser has checked the radio already; checking it again would change nothing.
  if (lastClicked instanceof HTMLInputElement) lastClicked.checked = false;
  lastClicked.click();
}

/** The browser paints its answer to the touch first. */
function startAfterPaint(): void {
  requestAnimationFrame(() => setTimeout(start));
}

function startWhenIdle(): void {
  const idle = window.requestIdleCallback ?? setTimeout;
  setTimeout(() => idle(start), 300);
}

addEventListener('click', onClick);
addEventListener('hydrated', replayLastClick);
for (const type of ['pointerdown', 'touchstart', 'keydown']) addEventListener(type, startAfterPaint, { once: true, passive: true });
if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle);

export {};
