import { addDays, indianToday, type VisitPart } from '#contract/visit.ts';

/** Opening hours as content has them; an entry without days is words only, such as 'Sunday by appointment only'. */
export type Hours = { label: string; days: readonly string[]; opens?: string | undefined; closes?: string | undefined };

/** `from` and `to` by the 24-hour clock: '09:00'. */
export type PartOfDay = { part: VisitPart; from: string; to: string };

const boundaries: [VisitPart, string, string][] = [
  ['morning', '00:00', '12:00'],
  ['afternoon', '12:00', '16:00'],
  ['evening', '16:00', '24:00'],
];

/** The parts of a day within the longest opening hours. */
export function partsOfDay(hours: readonly Hours[]): PartOfDay[] {
  const opens = hours.flatMap(({ opens }) => opens ?? []).toSorted()[0] ?? '09:00';
  const closes =
    hours
      .flatMap(({ closes }) => closes ?? [])
      .toSorted()
      .at(-1) ?? '19:00';
  return boundaries.flatMap(([part, start, end]) => {
    const [from, to] = [start < opens ? opens : start, end > closes ? closes : end];
    return from < to ? [{ part, from, to }] : [];
  });
}

/**
 * Hours of a day in India, `from` and `to` as '09:00', on this browser's clock: 'Tue 10:30 PM to 1:30 AM', or without the day of the
 * week where `day` is ''. Null where that is Indian time too.
 */
export function ownTime(day: string, from: string, to: string): string | null {
  const date = day || addDays(indianToday(), 1);
  const [start, end] = [from, to].map((time) => new Date(`${date}T${time}:00+05:30`)) as [Date, Date];
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
