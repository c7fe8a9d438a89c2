import { expect, test } from 'vitest';
import type { Claims } from './schema.ts';
import { isQuotation, typedOutClaim } from './typed-out-claims.ts';

const claimOf = (value: string): Claims[number] => ({ name: 'claim', value, terms: 'What it rests on.', title: 'A claim', standIn: false });
const isTypedOut = (value: string, text: string) => typedOutClaim(text, 'hero.text', [claimOf(value)]) !== undefined;

test.each([
  ['500+', 'We made 500+ homes'],
  ['500+', '500+ homes'],
  ['500+', 'Over ₹1,500+ a day, for 500+ homes'],
  ['20-25%', 'It costs (20-25%) less'],
])('%s is typed out in %j', (value, text) => {
  expect(isTypedOut(value, text)).toBe(true);
});

test.each([
  ['500+', 'We made 1500+ homes'],
  ['500+', 'We made 1,500+ homes'],
  ['5+', 'Rated 4.5+ of 5'],
  ['25%', 'It costs 20-25% less'],
  ['30', 'Within 30 days'],
])('%s is no figure of its own in %j', (value, text) => {
  expect(isTypedOut(value, text)).toBe(false);
});

test('a client’s words may say any figure', () => {
  expect(isQuotation('content/testimonials.yaml', '0.text')).toBe(true);
  expect(isQuotation('content/cases/flat.md', 'client.words')).toBe(true);
  expect(isQuotation('content/home.yaml', 'hero.text')).toBe(false);
});
