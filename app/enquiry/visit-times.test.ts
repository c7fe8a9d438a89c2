// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { formatVisit, indianToday } from '#contract/visit.ts';
import { calendarFile } from './calendar-file.ts';
import { clockTime, nextDays, ownTime, partsOfDay } from './visit-times.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const hours = [
  { label: 'Mon-Sat 9:00 AM-7:00 PM', days: weekdays, opens: '09:00', closes: '19:00' },
  { label: 'Sunday by appointment only', days: [] },
];

test('the days of two weeks are offered, Sundays by appointment', () => {
  const days = nextDays(hours, '2026-12-29');
  expect(days.at(-1)).toEqual({ day: '2027-01-12' });
  expect(days.slice(0, 7)).toEqual([
    { day: '2026-12-30' },
    { day: '2026-12-31' },
    { day: '2027-01-01' },
    { day: '2027-01-02' },
    { day: '2027-01-03', note: 'by appointment' },
    { day: '2027-01-04' },
    { day: '2027-01-05' },
  ]);
});

test('a day on which the studio is closed is not offered', () => {
  expect(nextDays(hours.slice(0, 1), '2026-12-29').map(({ day }) => day)).not.toContain('2027-01-03');
});

test('where no opening day is known, all days are offered by appointment', () => {
  const days = nextDays([{ label: 'On weekdays', days: [] }], '2026-12-29');
  expect(days).toHaveLength(14);
  expect(days.every(({ note }) => note === 'by appointment')).toBe(true);
});

test('who is elsewhere reads the hours of the visit on their own clock', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(ownTime('2026-11-25', '09:00', '12:00')).toBe('Tue 7:30 PM to 10:30 PM');
  vi.stubEnv('TZ', 'Asia/Kolkata');
  expect(ownTime('2026-11-25', '09:00', '12:00')).toBeNull();
  vi.unstubAllEnvs();
});

test('today is India’s, wherever the visitor is', () => {
  const evening = Date.parse('2026-11-22T18:31:00Z');
  expect([indianToday(evening - 120_000), indianToday(evening)]).toEqual(['2026-11-22', '2026-11-23']);
});

test('parts of the day lie within the opening hours', () => {
  expect(partsOfDay(hours).map(({ from, to }) => `${clockTime(from)}-${clockTime(to)}`)).toEqual([
    '9 AM-12 noon',
    '12 noon-4 PM',
    '4 PM-7 PM',
  ]);
  expect(partsOfDay([{ label: '', days: weekdays, opens: '13:30', closes: '16:00' }])).toEqual([
    { part: 'afternoon', from: '13:30', to: '16:00' },
  ]);
});

test('a calendar file has the requested hours, as tentative, in lines of the allowed length', () => {
  vi.useFakeTimers({ now: 0 });
  const studio = { brand: 'Kora, Interiors; కోరా కోరా కోరా', phone: '+91 00000 00000' };
  const text = calendarFile({ visit: { visitDay: '2026-11-25', visitPart: 'evening' as const }, hours, reference: 'K7Q-3XN', studio });
  vi.useRealTimers();
  expect(text).toContain('DTSTART:20261125T103000Z\r\nDTEND:20261125T133000Z');
  expect(text).toContain('STATUS:TENTATIVE');
  expect(text).toContain('DTSTAMP:19700101T000000Z');
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain('Kora\\, Interiors\\; కోరా కోరా కోరా');
  expect(calendarFile({ visit: { visitDay: '2026-11-25' }, hours, reference: undefined, studio })).toContain(
    'T033000Z\r\nDTEND:20261125T133000Z',
  );
});

test('a visit reads as a sentence does', () => {
  expect(formatVisit({ visitDay: '2026-11-25', visitPart: 'morning' })).toBe('Wednesday 25 November 2026, morning');
  expect(formatVisit({ visitPlace: 'home', visitLocality: 'Kondapur' })).toBe('any day, home visit, Kondapur');
  expect(formatVisit({ visitDay: null, visitPart: undefined })).toBe('');
});
