import { expect, test, vi } from 'vitest';
import { dateAndTime, formatTimestamp, indianToday, longDay, shortDay } from './indian-day.ts';

test.each(['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland'])('days and times are those of India, also in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  // Half past one at night in India.
  const moment = Date.UTC(2026, 1, 4, 20);
  expect([indianToday(moment), formatTimestamp(moment), dateAndTime(moment)]).toEqual([
    '2026-02-05',
    '2026-02-05 01:30 IST',
    '5 Feb 2026, 1:30 am',
  ]);
  expect([shortDay('2026-02-05'), longDay('2026-02-05')]).toEqual(['5 Feb 2026', 'Thursday 5 February 2026']);
});
