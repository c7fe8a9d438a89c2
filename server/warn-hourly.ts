const loggedAt = new Map<string, number>();

/** Logs a text at most once an hour. */
export function warnHourly(text: string): void {
  const now = performance.now();
  if (now - (loggedAt.get(text) ?? Number.NEGATIVE_INFINITY) < 3_600_000) return;
  loggedAt.set(text, now);
  console.warn(text);
}
