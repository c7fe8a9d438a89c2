/** Whether this browser's clock shows Indian time, as nearly every clock in India does. Not for the build: that has its own. */
export function isIndianClock(): boolean {
  return new Date().getTimezoneOffset() === -330;
}
