import { expect, test } from 'vitest';
import { parsePrice, shownPrice } from './price.ts';

test.each([
  ['₹1,50,000', 150_000, false],
  ['₹8 lakhs', 800_000, false],
  ['₹1 lakh', 100_000, false],
  ['₹80 per sq ft', 80, true],
  ['₹1,200 per sq ft', 1200, true],
  ['₹150000', 150_000, false],
  ['₹1,20,50,000', 12_050_000, false],
  ['₹ 1,50,000', 150_000, false],
  ['1,50,000', 150_000, false],
  ['Rs. 80 per sq ft', 80, true],
  ['₹1.5 lakhs', 150_000, false],
  ['₹1.15\u00a0lakhs', 115_000, false],
  ['Rs 1,60,000/-', 160_000, false],
  ['₹150 per sqft', 150, true],
])('%s is read as it is meant', (words, amount, perSquareFoot) => {
  expect(parsePrice(words)).toMatchObject({ amount, perSquareFoot });
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
  ['Rs 160000/-', '₹1,60,000'],
  ['₹150/- per Sq.ft.', '₹150 per sq ft'],
])('a price that is typed as %s is shown as %s', (typed, shown) => {
  expect(shownPrice(typed)).toBe(shown);
});
