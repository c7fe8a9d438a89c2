// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { quoteSchema } from './quote-schema.ts';
import { emptyQuote, fromDraft, toDraft } from './quote-values.ts';

test.each([
  ['finished', { floorplan: 'villa', purpose: 'movein', area: 2450, description: 'Oak' } as const],
  ['unfinished', { area: 1000, description: '' }],
])('a draft brings back a %s form', (_, values) => {
  expect(fromDraft(toDraft(values))).toEqual(values);
});

test('without a draft nothing is chosen', () => {
  expect(fromDraft(null)).toEqual(emptyQuote);
});

test('a draft that somebody has meddled with is caught by the rules', () => {
  const values = fromDraft({ floorplan: 'castle', purpose: 'movein', area: 'wide', description: 'Two rooms and a moat' });
  expect(values.area).toBe(1000);
  expect(quoteSchema.safeParse(values).error?.issues.map((issue) => issue.message)).toEqual(['Please select a floor plan']);
});
