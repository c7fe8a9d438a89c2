import { expect, test } from 'vitest';
import { parsePrice } from './price.ts';

test.each([
  ['₹1,50,000', 150_000, false],
  ['₹8 lakhs', 800_000, false],
  ['₹1 lakh', 100_000, false],
  ['₹80 per sq ft', 80, true],
  ['₹1,200 per sq ft', 1200, true],
  ['₹1,20,50,000', 12_050_000, false],
  ['₹1.5 lakhs', 150_000, false],
  ['₹1.15 lakhs', 115_000, false],
])('%s is read as it is meant', (words, amount, perSquareFoot) => {
  expect(parsePrice(words)).toMatchObject({ amount, perSquareFoot });
});

test.each([
  ...['₹', '₹,', '₹  80', 'from ₹80', '₹80 per metre', 'Rs. 80', '80', ''],
  ...['₹1,50,00', '₹1,5', '₹150,000', '₹0,50,000', '₹0', '₹0 lakhs', '₹150000', '₹80.50', '₹1. lakhs'],
])('%j is no price', (words) => {
  expect(parsePrice(words)).toBeNull();
});
