import { expect, test } from 'vitest';
import { sumLines } from './enquiry-text.ts';

const prices = [
  { slug: 'kitchen', path: '/services/kitchen', name: 'Kitchen', amount: 150_000, perSquareFoot: false, alternative: false },
  { slug: 'ceiling', path: '/services/ceiling', name: 'Ceiling', amount: 80, perSquareFoot: true, alternative: false },
  { slug: 'turnkey', path: '/services/turnkey', name: 'Turnkey', amount: 1200, perSquareFoot: true, alternative: true },
];
const project = { version: 1 as const, pictures: [], notes: '' };

test('a project adds up its starting prices', () => {
  const services = [{ slug: 'ceiling', area: 400 }, { slug: 'kitchen' }];
  expect(sumLines({ ...project, services }, prices).slice(2)).toEqual([
    '- Kitchen: from ₹1,50,000',
    '- Ceiling, 400 sq ft: from ₹32,000',
    'Sum: starting from ₹1,82,000',
  ]);
});

test('what has no area, and what takes the place of the others, is not in the sum', () => {
  const services = [{ slug: 'ceiling' }, { slug: 'kitchen' }, { slug: 'turnkey' }, { slug: 'no longer offered' }];
  expect(sumLines({ ...project, services }, prices).slice(2)).toEqual([
    '- Kitchen: from ₹1,50,000',
    '- Ceiling: from ₹80 per sq ft, area not entered',
    '- Turnkey, instead of single services: from ₹1,200 per sq ft',
    'Sum: starting from ₹1,50,000, areas not entered',
  ]);
  expect(sumLines({ ...project, services: [] }, prices)).toEqual([]);
});
