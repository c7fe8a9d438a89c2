/** A photograph reduced to grey levels row by row, `greySize` large. */
export type Reduced = { name: string; grey: ArrayLike<number> };

/** Two photographs. `likeness` is 1 for the same camera position and about 0 for unrelated rooms. */
export type Pair = { names: [string, string]; likeness: number };

export const greySize = { width: 96, height: 64 };

/** Pixels of a cell, in which edges are added up. */
const cell = 4;
/** Grey levels above which an edge counts no more: a black window is no more important than a pale cupboard. */
const strongest = 12;

/**
 * All pairs, the most alike first. It compares where edges are and which way they run, so it recognises one camera position
 * in other colours and light.
 */
export function pairsByLikeness(photos: Reduced[]): Pair[] {
  const compared = photos.map(({ name, grey }) => ({ name, edges: edges(grey) }));
  return compared
    .flatMap((one, index) =>
      compared.slice(index + 1).map((other): Pair => ({ names: [one.name, other.name], likeness: correlation(one.edges, other.edges) })),
    )
    .sort((a, b) => b.likeness - a.likeness);
}

/** The vertical and horizontal edges in each cell of the picture, compared with the mean. */
function edges(grey: ArrayLike<number>): number[] {
  const { width, height } = greySize;
  const columns = width / cell;
  const cells = columns * (height / cell);
  const horizontal = new Array<number>(cells).fill(0);
  const vertical = new Array<number>(cells).fill(0);
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const here = y * width + x;
      const place = Math.floor(y / cell) * columns + Math.floor(x / cell);
      vertical[place] = (vertical[place] ?? 0) + step(grey, here, here + 1);
      horizontal[place] = (horizontal[place] ?? 0) + step(grey, here, here + width);
    }
  }
  return [...aroundMean(vertical), ...aroundMean(horizontal)];
}

function step(grey: ArrayLike<number>, from: number, to: number): number {
  return Math.min(strongest, Math.abs((grey[to] ?? 0) - (grey[from] ?? 0)));
}

function aroundMean(values: number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

function correlation(one: number[], other: number[]): number {
  return product(one, other) / (Math.sqrt(product(one, one) * product(other, other)) || 1);
}

function product(one: number[], other: number[]): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
}
