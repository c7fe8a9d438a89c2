import { expect, test, vi } from 'vitest';
import { offeredDayParts, ownTime } from './consultation-times.ts';

test('parts of the day lie within the opening hours', () => {
  const hours = [{ opens: '10:00', closes: '19:00' }, { opens: '09:00', closes: '17:00' }, {}];
  expect(offeredDayParts(hours).map((part) => part.hours)).toEqual([
    { from: '09:00', to: '12:00' },
    { from: '12:00', to: '16:00' },
    { from: '16:00', to: '19:00' },
  ]);
  expect(offeredDayParts([{ opens: '13:30', closes: '16:00' }])).toEqual([{ dayPart: 'afternoon', hours: { from: '13:30', to: '16:00' } }]);
});

test('where the studio is open by appointment, parts of the day have no hours', () => {
  const parts = [{ dayPart: 'morning' }, { dayPart: 'afternoon' }, { dayPart: 'evening' }];
  expect(offeredDayParts([{}])).toEqual(parts);
  expect(offeredDayParts([{ opens: '10:00' }])).toEqual(parts);
});

test('who is elsewhere reads the hours on their own clock', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T12:00:00Z') });
  const morning = { from: '09:00', to: '12:00' };
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(ownTime(morning)).toBe('7:30\u00a0PM to 10:30\u00a0PM, the day before');
  expect(ownTime(morning, '2026-12-06')).toBe('Sat\u00a05\u00a0Dec, 7:30\u00a0PM to 10:30\u00a0PM');
  // On the chosen day the clocks there have changed.
  expect(ownTime(morning, '2027-03-22')).toBe('Sun\u00a021\u00a0Mar, 8:30\u00a0PM to 11:30\u00a0PM');
  expect(ownTime(morning, 'next week')).toBe(ownTime(morning));
  vi.stubEnv('TZ', 'Asia/Dubai');
  expect(ownTime(morning)).toBe('7:30\u00a0AM to 10:30\u00a0AM');
  vi.stubEnv('TZ', 'Asia/Kolkata');
  expect(ownTime(morning)).toBeNull();
});
