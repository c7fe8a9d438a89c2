type Span = 1 | 2;
type Layout = { cropped: number; spans: Span[] };

/** What fills a row, by the number of columns; where two crop as many pictures, the first is taken. */
const fillings: Record<2 | 3, Span[][]> = {
  2: [[1, 1], [2]],
  3: [
    [2, 1],
    [1, 2],
    [1, 1, 1],
  ],
};

/**
 * Returns how many columns each picture of a list takes, so that every row is full and few pictures are cropped to another
 * shape. One alone takes two of three.
 */
export function columnSpans(uprights: boolean[], columns: 2 | 3): Span[] {
  // The best layouts of no picture, of the last, of the last two and so on; the newest is the first.
  const layouts: (Layout | undefined)[] = [{ cropped: 0, spans: [] }];
  for (const index of uprights.keys()) {
    const left = uprights.slice(uprights.length - 1 - index);
    const candidates = fillings[columns].flatMap((row): Layout[] => {
      const rest = layouts[row.length - 1];
      return rest ? [{ cropped: croppedIn(row, left) + rest.cropped, spans: [...row, ...rest.spans] }] : [];
    });
    layouts.unshift(candidates.sort((a, b) => a.cropped - b.cropped)[0]);
  }
  return layouts[0]?.spans ?? [2];
}

/** Counts cropped pictures: an upright one over two columns, a landscape of one column in a higher row. */
function croppedIn(row: Span[], uprights: boolean[]): number {
  const isHigh = row.some((span, index) => span === 2 || uprights[index]);
  return row.filter((span, index) => (uprights[index] ? span === 2 : span === 1 && isHigh)).length;
}
