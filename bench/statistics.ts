/** The middle value; of an even number the mean of the two in the middle. Throws a RangeError if there is none. */
export function median(values: number[]): number {
  if (values.length === 0) throw new RangeError('There is no median of nothing');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}

/** The smallest value that at least `share` (0 to 1) of all values do not exceed. Throws a RangeError if there is none. */
export function percentile(values: number[], share: number): number {
  if (values.length === 0) throw new RangeError('There is no percentile of nothing');
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] as number;
}
