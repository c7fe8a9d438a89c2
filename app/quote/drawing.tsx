import type { QuoteRequest } from './quote-schema.ts';

export type Drawn = QuoteRequest['floorplan'] | QuoteRequest['purpose'];

/** The place of each drawing in drawings.svg, from the top. */
const rows: Record<Drawn, string> = {
  '1bhk': '[--row:0]',
  '2bhk': '[--row:1]',
  '3bhk': '[--row:2]',
  '3plus': '[--row:3]',
  villa: '[--row:4]',
  movein: '[--row:5]',
  rentout: '[--row:6]',
  renovate: '[--row:7]',
};

/** A floor plan or a scene in the text's colour. The words beside it say the same, so screen readers skip it. */
export function Drawing({ of }: { of: Drawn }) {
  return <span aria-hidden className={`drawing ${rows[of]}`} />;
}
