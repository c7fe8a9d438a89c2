import { countAddress } from '#contract/limits.ts';
import { whenShown } from './when.ts';

/**
 * Adds one to a number that our own server keeps by day (server/count-route.ts). Nothing is sent where counting is off,
 * or where the browser asks websites not to follow its user.
 */
export function count(what: string): void {
  const asksNot = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl;
  if (document.documentElement.dataset.counts === undefined || asksNot) return;
  navigator.sendBeacon(countAddress, what);
}

/**
 * Counts the opened page, one that the browser only prepares once it is shown. The offline page has the address of a
 * page that the visitor could not open, so it is not counted.
 */
export function countPage(): void {
  if (!document.querySelector('[data-cached-pages]')) whenShown(() => count(`page ${location.pathname}`));
}

/** Counts each opening of a dialog, also one from before this script ran. */
export function countOpenings(dialogId: string, what: string): void {
  const dialog = document.getElementById(dialogId);
  if (dialog?.hasAttribute('open')) count(what);
  dialog?.addEventListener('toggle', (event) => event.newState === 'open' && count(what));
}
