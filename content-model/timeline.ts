/** Days of work, from and to. */
type Timeline = { min: number; max: number };

/** Reads a timeline as the studio writes it, '15-20 days'. The schema has checked its form. */
export function parseTimeline(text: string): Timeline {
  const [min = 0, max = min] = (text.match(/\d+/g) ?? []).map(Number);
  return { min, max };
}
