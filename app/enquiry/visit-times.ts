import { addDays, indianToday, type Visit, type VisitPart } from '#contract/visit.ts';

/** Opening hours as content has them; an entry without days is words only, such as 'Sunday by appointment only'. */
export type Hours = { label: string; days: readonly string[]; opens?: string | undefined; closes?: string | undefined };

/** `from` and `to` by the 24-hour clock: '09:00'. */
type Times = { from: string; to: string };

const boundaries: [VisitPart, string, string][] = [
  ['morning', '00:00', '12:00'],
  ['afternoon', '12:00', '16:00'],
  ['evening', '16:00', '24:00'],
];

/** The parts of a day within the longest opening hours. */
export function partsOfDay(hours: readonly Hours[]): (Times & { part: VisitPart })[] {
  const open = longestHours(hours);
  return boundaries.flatMap(([part, start, end]) => {
    const [from, to] = [start < open.from ? open.from : start, end > open.to ? open.to : end];
    return from < to ? [{ part, from, to }] : [];
  });
}

/** The hours of a visit, the whole opening time where no part was named. */
export function hoursOf({ visitPart }: Visit, hours: readonly Hours[]): Times {
  return partsOfDay(hours).find(({ part }) => part === visitPart) ?? longestHours(hours);
}

function longestHours(hours: readonly Hours[]): Times {
  const from = hours.flatMap(({ opens }) => opens ?? []).toSorted()[0] ?? '09:00';
  const to = hours.flatMap(({ closes }) => closes ?? []).toSorted();
  return { from, to: to.at(-1) ?? '19:00' };
}

/** The days of the next two weeks in India, from tomorrow, on which the studio is open or meets by appointment; all where no opening day is known. */
export function nextDays(hours: readonly Hours[], today = indianToday()): { day: string; note?: string }[] {
  const anyDay = hours.every(({ days }) => days.length === 0);
  return Array.from({ length: 14 }, (_, index) => addDays(today, index + 1)).flatMap((day) => {
    const weekday = dayInWords(day, { weekday: 'long' });
    if (hours.some(({ days }) => days.includes(weekday))) return [{ day }];
    const byAppointment = hours.some(({ days, label }) => days.length === 0 && label.includes(weekday) && /appointment/i.test(label));
    return byAppointment || anyDay ? [{ day, note: 'by appointment' }] : [];
  });
}

/** 'Wed 25 Nov' */
export function shortDay(day: string): string {
  return dayInWords(day, { weekday: 'short', day: 'numeric', month: 'short' });
}

function dayInWords(day: string, words: Intl.DateTimeFormatOptions): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { timeZone: 'UTC', ...words }).replace(',', '');
}

/** A time of a day in India. */
export function indianTime(day: string, time: string): Date {
  return new Date(`${day}T${time}:00+05:30`);
}

/**
 * Hours of a day in India, `from` and `to` as '09:00', on this browser's clock: 'Tue 10:30 PM to 1:30 AM', or without the day of the
 * week where `day` is ''. Null where that is Indian time too.
 */
export function ownTime(day: string, from: string, to: string): string | null {
  const date = day || addDays(indianToday(), 1);
  const [start, end] = [indianTime(date, from), indianTime(date, to)];
  if (start.getTimezoneOffset() === -330) return null;
  const hours = `${clockTime(clockOf(start))} to ${clockTime(clockOf(end))}`;
  return day ? `${start.toLocaleDateString('en-GB', { weekday: 'short' })} ${hours}` : hours;
}

function clockOf(time: Date): string {
  return `${time.getHours()}:${String(time.getMinutes()).padStart(2, '0')}`;
}

/** '9 AM', '12 noon', '4:30 PM' */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (hour === 12 && minute === 0) return '12 noon';
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${hour < 12 ? 'AM' : 'PM'}`;
}
