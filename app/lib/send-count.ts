import { type CountKind, countMessage } from '#contract/count-message.ts';
import { countPath } from '#contract/endpoints.ts';
import { whenShown } from './when.ts';

/**
 * Adds one to a number that our own server keeps by day (server/site/count-route.ts). Sends nothing if counting is off,
 * or if the browser asks websites not to track its user.
 */
export function sendCount(kind: CountKind, name?: string): void {
  const asksNot = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl;
  if (document.documentElement.dataset.counts === undefined || asksNot) return;
  try {
    navigator.sendBeacon(countPath, countMessage(kind, name));
  } catch {
    // Some browsers and extensions have taken it away: nothing is counted then.
  }
}

/** Counts the opened page; a prerendered one when it is shown. */
export function countPage(): void {
  whenShown(() => sendCount('page', location.pathname));
}

/** Counts each opening of a dialog, also of one that is open when this script starts; not in browsers without its event. */
export function countOpenings(dialogId: string, kind: CountKind): void {
  const dialog = document.getElementById(dialogId);
  if (dialog?.hasAttribute('open')) sendCount(kind);
  dialog?.addEventListener('toggle', (event) => event.newState === 'open' && sendCount(kind));
}
