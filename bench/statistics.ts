/** The median: of an even number of values the mean of the middle two. Throws a RangeError if there is none. */
export function median(values: number[]): number {
  if (values.length === 0) throw new RangeError('There is no median of nothing');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}
