import type { z } from 'zod/mini';
import { createDraft, type DraftValues } from '#app/lib/draft.ts';
import { areaLimits, type quoteSchema } from './quote-schema.ts';

/** What stands in the form's fields, before any rule. */
export type QuoteValues = z.input<typeof quoteSchema>;
type Unfinished = Partial<QuoteValues> & Pick<QuoteValues, 'area' | 'description'>;

export const quoteDraft = createDraft('quote-draft');

/** None of the cards is chosen beforehand. */
export const emptyQuote: Unfinished = { area: areaLimits.initial, description: '' };

/** A draft as form values; a choice it does not know is caught by the rules, like any other. */
export function fromDraft(draft: DraftValues | null): Unfinished {
  if (!draft) return emptyQuote;
  const { area, description = '', ...choices } = draft;
  return { ...(choices as Partial<QuoteValues>), area: Number(area) || areaLimits.initial, description };
}

export function toDraft(values: Unfinished): DraftValues {
  const filled = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(filled.map(([name, value]) => [name, String(value)]));
}
