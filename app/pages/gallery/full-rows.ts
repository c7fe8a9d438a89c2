type Span = 1 | 2;
type Layout = { cut: number; spans: Span[] };

/** What fills a row, by the number of columns; where two cut as many pictures, the first is taken. */
const fillings: Record<2 | 3, Span[][]> = {
  2: [[1, 1], [2]],
  3: [
    [2, 1],
    [1, 2],
    [1, 1, 1],
  ],
};

/**
 * Returns how many columns each picture of a list takes, so that every row is full and few pictures are cut to another
 * shape. One alone takes two of three.
 */
export function fullRows(uprights: boolean[], columns: 2 | 3): Span[] {
  // The best layouts of no picture, of the last, of the last two and so on; the newest is the first.
  const layouts: (Layout | undefined)[] = [{ cut: 0, spans: [] }];
  for (const index of uprights.keys()) {
    const left = uprights.slice(uprights.length - 1 - index);
    const candidates = fillings[columns].flatMap((row): Layout[] => {
      const rest = layouts[row.length - 1];
      return rest ? [{ cut: cutIn(row, left) + rest.cut, spans: [...row, ...rest.spans] }] : [];
    });
    layouts.unshift(candidates.sort((a, b) => a.cut - b.cut)[0]);
  }
  return layouts[0]?.spans ?? [2];
}

/** How many pictures are cut: an upright one over two columns, and one column of a landscape beside what is higher. */
function cutIn(row: Span[], uprights: boolean[]): number {
  const isHigh = row.some((span, index) => span === 2 || uprights[index]);
  return row.filter((span, index) => (uprights[index] ? span === 2 : span === 1 && isHigh)).length;
}
