import { expect, test } from 'vitest';
import { listPlaceholders, ownPlaceholders, sitePlaceholders } from './placeholders.ts';
import { ownContent } from './test/test-content.ts';

test('the price and, in words, the timeline of the service', () => {
  const lookup = ownPlaceholders({ price: '₹1,50,000', timeline: '15-20 days' });
  expect(lookup('price')).toBe('₹1,50,000');
  expect(lookup('timeline')).toBe('15 to 20 days');
  expect(lookup('founded')).toBeUndefined();
  expect(ownPlaceholders({ timeline: '15 – 20 days' })('timeline')).toBe('15 to 20 days');
});

test('an area is worked out where the price is per square foot, and nowhere else', () => {
  expect(ownPlaceholders({ price: '₹1,200 per sq ft' })('price for 72 sq ft')).toBe('₹86,400');
  expect(ownPlaceholders({ price: '₹80 per sq ft ' })('price for 72 sq ft')).toBe('₹5,760');
  expect(ownPlaceholders({ price: '₹25 per sq ft' })('price for 12,000 sq ft')).toBe('₹3,00,000');
  expect(ownPlaceholders({ price: '₹8 lakhs' })('price for 72 sq ft')).toBeUndefined();
  // Its own problem is enough.
  expect(ownPlaceholders({ price: 'about ₹80' })('price for 72 sq ft')).toBe('about ₹80');
});

test('a placeholder is unknown if its fact names itself', () => {
  expect(ownPlaceholders({ price: '{{price}}' })('price')).toBeUndefined();
});

test('any text may say the price and the timeline of a service, and add up starting prices', () => {
  const lookup = sitePlaceholders(ownContent().studio, [], {
    kitchen: { price: '₹1,50,000', timeline: '15-20 days' },
    'tv-units': { price: '₹25,000' },
    ceiling: { price: '₹80 per sq ft' },
    // As the editor saves what is typed.
    wardrobes: { price: '₹90,000 ' },
    doors: { price: '{{price of kitchen}}' },
  });
  expect(lookup('price of kitchen')).toBe('₹1,50,000');
  expect(lookup('timeline of kitchen')).toBe('15 to 20 days');
  expect(lookup('price of kitchen + tv-units')).toBe('₹1,75,000');
  expect(lookup('price of kitchen + wardrobes')).toBe('₹2,40,000');
  for (const name of [
    'price of pool',
    'price of kitchen + ceiling',
    'price of kitchen + doors',
    'timeline of kitchen + tv-units',
    'price',
  ]) {
    expect(lookup(name)).toBeUndefined();
  }
});

test('every name that is listed can be written, and shows what is listed with it', () => {
  const content = ownContent();
  const listed = listPlaceholders(content);
  const lookup = sitePlaceholders(
    content.studio,
    content.claims,
    Object.fromEntries(content.services.map(({ slug, price, timeline }) => [slug, { price: price.words, timeline }])),
  );
  expect(listed.filter(([name, shown]) => shown === '' || lookup(name) !== shown)).toEqual([]);
  for (const name of ['city', content.claims[0]?.name, `price of ${content.services[0]?.slug}`, `timeline of ${content.services[0]?.slug}`])
    expect(listed.map(([each]) => each)).toContain(name);
});
