import { expect, test } from 'vitest';
import { parsePrice, shownPrice } from './price.ts';

test.each([
  ['₹1,50,000', { amount: 150_000 }],
  ['₹8 lakhs', { amount: 800_000 }],
  ['₹1 lakh', { amount: 100_000 }],
  ['₹80 per sq ft', { amount: 80, unit: 'sq ft' }],
  ['₹1,200 per sq ft', { amount: 1200, unit: 'sq ft' }],
  ['₹150000', { amount: 150_000 }],
  ['₹1,20,50,000', { amount: 12_050_000 }],
  ['₹ 1,50,000', { amount: 150_000 }],
  ['1,50,000', { amount: 150_000 }],
  ['Rs. 80 per sq ft', { amount: 80, unit: 'sq ft' }],
  ['₹1.5 lakhs', { amount: 150_000 }],
  ['₹1.15\u00a0lakhs', { amount: 115_000 }],
])('%s is read as it is meant', (words, price) => {
  expect(parsePrice(words)).toEqual(price);
});

test.each([
  ...['₹', '₹,', '₹  80', 'from ₹80', '₹80 per metre', ''],
  ...['₹1,50,00', '₹1,5', '₹150,000', '₹0,50,000', '₹0', '₹0 lakhs', '₹80.50', '₹1. lakhs'],
])('%j is no price', (words) => {
  expect(parsePrice(words)).toBeNull();
});

test.each([
  ['₹ 1,50,000', '₹1,50,000'],
  ['150000', '₹1,50,000'],
  ['Rs. 1200 per sq ft', '₹1,200 per sq ft'],
  ['1.5 lakhs', '₹1.5 lakhs'],
])('a price that is typed as %s is shown as %s', (typed, shown) => {
  expect(shownPrice(typed)).toBe(shown);
});
