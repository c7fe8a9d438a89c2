import { expect, test } from 'vitest';
import { openingHoursText, weekdays } from './opening-hours.ts';

test.each([
  [weekdays.slice(0, 6), 'Mon–Sat'],
  [weekdays, 'Mon–Sun'],
  [['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Saturday'], 'Mon–Wed, Sat, Sun'],
  [['Monday', 'Wednesday'], 'Mon, Wed'],
  [['Tuesday'], 'Tue'],
])('%j is %s', (days, text) => {
  expect(openingHoursText({ days, opens: '09:00', closes: '12:30' })).toBe(`${text} 9:00\u00a0AM–12:30\u00a0PM`);
  expect(openingHoursText({ days, opens: '09:00', closes: '12:00' })).toBe(`${text} 9:00\u00a0AM–12\u00a0noon`);
});

test('words take the place of days and times', () => {
  expect(openingHoursText({ days: [], label: 'Sunday by appointment only' })).toBe('Sunday by appointment only');
});
