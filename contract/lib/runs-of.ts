/** Splits a list wherever the key of an item differs from that of the item before. */
export function runsOf<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[][] {
  const runs: Item[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    if (run && keyOf(run[0] as Item) === keyOf(item)) run.push(item);
    else runs.push([item]);
  }
  return runs;
}
