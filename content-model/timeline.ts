/** Reads days of work as the studio writes them, '15-20 days' or '15 – 20 days'. Text without numbers gives 0. */
export function parseTimeline(text: string): { min: number; max: number } {
  const [min = 0, max = min] = (text.match(/\d+/g) ?? []).map(Number);
  return { min, max };
}

/** Returns the words with `between` the two numbers: '15-20 days' becomes '15 to 20 days'. */
export function withBetween(text: string, between: string): string {
  return text.replace(/\s*[-–]\s*/, between);
}
