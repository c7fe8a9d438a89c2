/** A photograph reduced for comparison: grey levels row by row, `greySize` large, and CIE Lab, `labSize` large. */
export type Reduced = { name: string; grey: ArrayLike<number>; lab: ArrayLike<number> };

/** Two photographs. `composition`: 1 for one shot, about 0 for unrelated rooms. `colour`: mean distance in Lab. */
export type Pair = { names: [string, string]; composition: number; colour: number };

export const greySize = { width: 96, height: 64 };
export const labSize = { width: 16, height: 16 };

const cell = 4;
/** So that the outline of a black window counts no more than that of a pale cupboard. */
const strongest = 12;

/**
 * All pairs, the most alike in composition first. It compares where edges lie and which way they run, so that it knows one
 * camera again through other colours, light or a drawing.
 */
export function pairsByLikeness(photos: Reduced[]): Pair[] {
  const compared = photos.map(({ name, grey, lab }) => ({ name, edges: edges(grey), lab }));
  return compared
    .flatMap((one, index) =>
      compared.slice(index + 1).map(
        (other): Pair => ({
          names: [one.name, other.name],
          composition: correlation(one.edges, other.edges),
          colour: distance(one.lab, other.lab),
        }),
      ),
    )
    .sort((a, b) => b.composition - a.composition);
}

/** How much upright and level edge each cell of the picture holds, compared with the mean. */
function edges(grey: ArrayLike<number>): number[] {
  const { width, height } = greySize;
  const columns = width / cell;
  const cells = columns * (height / cell);
  const level = new Array<number>(cells).fill(0);
  const upright = new Array<number>(cells).fill(0);
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const here = y * width + x;
      const place = Math.floor(y / cell) * columns + Math.floor(x / cell);
      upright[place] = (upright[place] ?? 0) + step(grey, here, here + 1);
      level[place] = (level[place] ?? 0) + step(grey, here, here + width);
    }
  }
  return [...aroundMean(upright), ...aroundMean(level)];
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

function distance(one: ArrayLike<number>, other: ArrayLike<number>): number {
  const difference = (index: number) => (one[index] ?? 0) - (other[index] ?? 0);
  let sum = 0;
  for (let index = 0; index < one.length; index += 3) sum += Math.hypot(difference(index), difference(index + 1), difference(index + 2));
  return (sum * 3) / one.length;
}
