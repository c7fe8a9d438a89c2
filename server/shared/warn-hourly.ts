import { hourMs } from '#contract/lib/durations.ts';

const seenAt = new Map<string, number>();

/** Logs a text at most once an hour. */
export function warnHourly(text: string): void {
  if (takeHourlyTurn(text)) console.warn(text);
}

/** Takes the turn of this text. False if it was taken within the last hour. */
export function takeHourlyTurn(text: string): boolean {
  const now = performance.now();
  if (now - (seenAt.get(text) ?? Number.NEGATIVE_INFINITY) < hourMs) return false;
  seenAt.set(text, now);
  return true;
}
