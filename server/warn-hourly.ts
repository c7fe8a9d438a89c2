import { hourMs } from '#contract/durations.ts';

const seenAt = new Map<string, number>();

/** Logs a text at most once an hour. */
export function warnHourly(text: string): void {
  if (isFirstThisHour(text)) console.warn(text);
}

/** Whether this is the first call with this text in an hour. */
export function isFirstThisHour(text: string): boolean {
  const now = performance.now();
  if (now - (seenAt.get(text) ?? Number.NEGATIVE_INFINITY) < hourMs) return false;
  seenAt.set(text, now);
  return true;
}
