type Span = 1 | 2;

/**
 * Returns how many columns each picture of a list takes, so that every row is full. A landscape of two columns is as high
 * as an upright picture of one, so the two share a row; one alone takes two of three.
 */
export function columnSpans(uprights: boolean[], columns: 2 | 3): Span[] {
  const spans: Span[] = [];
  while (spans.length < uprights.length) spans.push(...nextRow(uprights.slice(spans.length), columns));
  return spans;
}

function nextRow(uprights: boolean[], columns: 2 | 3): Span[] {
  const [first, second, third] = uprights;
  if (uprights.length === 1) return [2];
  if (columns === 2) {
    // Before an upright picture, or where an upright one would be left alone, a landscape has a row of its own.
    const leavesUpright = uprights.length % 2 === 1 && uprights.at(-1);
    return uprights.length > 2 && !first && (second || leavesUpright) ? [2] : [1, 1];
  }
  // Three of four would leave one alone, and so would two of three.
  const isThree = uprights.length === 3 || (uprights.length > 4 && first === second && second === third);
  if (isThree) return [1, 1, 1];
  return first ? [1, 2] : [2, 1];
}
