import type { ReactNode } from 'react';
import { FieldHints, fieldAria } from '#app/ui/form/field.tsx';
import type { floorplans, purposes } from './quote-schema.ts';

type DrawnChoice = keyof typeof floorplans | keyof typeof purposes;

type ChoiceCardsProps = {
  name: string;
  legend: string;
  choices: Partial<Record<DrawnChoice, string>>;
  hint?: ReactNode;
  error: string | undefined;
  /** `plates` have the drawing above the words, `rows` beside them. */
  layout: 'plates' | 'rows';
};

const layouts = {
  // The last row of plates fills the width, so that five of them leave no hole on a phone.
  plates: { group: 'flex flex-wrap', card: 'grow basis-22 flex-col p-2.5', drawing: 'mx-auto w-full max-w-28' },
  rows: { group: 'grid sm:grid-cols-3', card: 'flex-row-reverse items-center justify-between px-3 py-1.5', drawing: 'w-16 shrink-0' },
};

/** The place of each floor plan or scene in drawings.svg, from the top. */
const drawings: Record<DrawnChoice, string> = {
  '1bhk': '[--row:0]',
  '2bhk': '[--row:1]',
  '3bhk': '[--row:2]',
  '3plus': '[--row:3]',
  villa: '[--row:4]',
  movein: '[--row:5]',
  rentout: '[--row:6]',
  renovate: '[--row:7]',
};

/** One choice out of a few: native radios, each in a card with a drawing and the label. */
export function ChoiceCards({ name, legend, choices, hint, error, layout }: ChoiceCardsProps) {
  const hints = { id: `quote-${name}`, hint, error };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and a plain group takes no aria-invalid
    <fieldset role="radiogroup" aria-required {...fieldAria(hints)}>
      <legend className="mb-1 font-display text-subheading">{legend}</legend>
      {/* Before the cards: on a small phone what is below them is off the screen. */}
      <div className="mb-3 empty:mb-2">
        <FieldHints {...hints} />
      </div>
      <div className={`gap-2.5 ${layouts[layout].group}`}>
        {(Object.entries(choices) as [DrawnChoice, string][]).map(([value, label]) => (
          <label key={value} className={`choice flex gap-2 rounded-card ${layouts[layout].card} ${error ? 'border-danger' : ''}`}>
            <span aria-hidden className={`drawing ${drawings[value]} ${layouts[layout].drawing}`} />
            <span className="flex min-h-6 items-center gap-2 text-small">
              <input type="radio" name={name} value={value} className="size-4.5 shrink-0 scroll-mt-[min(13rem,40dvh)] accent-choice" />
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
