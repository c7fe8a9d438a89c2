import { expect, test } from 'vitest';
import { parsePrice } from './price.ts';

test.each([
  ['₹1,50,000', { amount: 150_000 }],
  ['₹8 lakhs', { amount: 800_000 }],
  ['₹1 lakh', { amount: 100_000 }],
  ['₹80 per sq ft', { amount: 80, unit: 'sq ft' }],
  ['₹1,200 per sq ft', { amount: 1200, unit: 'sq ft' }],
])('%s is read as it is meant', (words, price) => {
  expect(parsePrice(words)).toEqual(price);
});

test.each(['1,50,000', '₹', '₹,', '₹ 80', 'from ₹80', '₹80 per metre', ''])('%j is no price', (words) => {
  expect(parsePrice(words)).toBeNull();
});
