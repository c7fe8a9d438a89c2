import { expect, test } from 'vitest';
import { typeset } from './typeset.ts';

const noBreak = '\u00a0';

test.each([
  ['15-20 days', `15–20${noBreak}days`],
  ['20-25%', '20–25%'],
  ['20%-25%', '20%–25%'],
  ['Mon-Sat 9:00 AM-7:00 PM', `Mon–Sat 9:00${noBreak}AM–7:00${noBreak}PM`],
  ['a 5-year warranty', 'a 5\u2011year warranty'],
  ['₹80 per sq ft', `₹80 per sq${noBreak}ft`],
  ['₹8 lakhs for 72 sq ft', `₹8${noBreak}lakhs for 72${noBreak}sq${noBreak}ft`],
  ['a 2BHK of 12 x 14 ft', `a 2${noBreak}BHK of 12${noBreak}×${noBreak}14${noBreak}ft`],
  ['call +91 98765 43210', `call +91${noBreak}98765${noBreak}43210`],
  ["Hyderabad's homes", 'Hyderabad’s homes'],
  ['a 3 BHK, IS 710', `a 3${noBreak}BHK, IS${noBreak}710`],
])('%s is typeset', (typed, set) => {
  expect(typeset(typed)).toBe(set);
  expect(typeset(set), 'set twice').toBe(set);
});

test.each(['040-2345-6789', '2026-11-22', 'follow-up in T-20 style', '3 rooms', 'well-made', '4 men'])('%s stays as it is', (text) => {
  expect(typeset(text)).toBe(text);
});
