import { addDays, indianToday, type Visit, type VisitPart } from '#contract/visit.ts';

/** Opening hours as content has them; an entry without days is words only, such as 'Sunday by appointment only'. */
export type Hours = { label: string; days: readonly string[]; opens?: string | undefined; closes?: string | undefined };

/** `from` and `to` by the 24-hour clock: '09:00'. */
export type PartOfDay = { part: VisitPart; from: string; to: string };

/** A day to choose; `note` where it is not an ordinary one. */
export type DayChoice = { day: string; note?: string };

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

/** The next seven days in India, from tomorrow, on which the studio is open or meets by appointment. */
export function nextDays(hours: readonly Hours[], today = indianToday()): DayChoice[] {
  return Array.from({ length: 7 }, (_, index) => addDays(today, index + 1)).flatMap((day) => {
    const weekday = weekdayOf(day);
    if (hours.some(({ days }) => days.includes(weekday))) return [{ day }];
    const words = hours.find(({ days, label }) => days.length === 0 && label.includes(weekday) && /appointment/i.test(label));
    return words ? [{ day, note: 'by appointment' }] : [];
  });
}

/** '9 AM', '12 noon', '4:30 PM' */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (hour === 12 && minute === 0) return '12 noon';
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** 'Wed 25 Nov' */
export function shortDay(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' })
    .format(Date.parse(`${day}T00:00:00Z`))
    .replace(',', '');
}

function weekdayOf(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long' }).format(Date.parse(`${day}T00:00:00Z`));
}

/** The hours of a visit, the whole opening time where no part was named. */
export function hoursOf({ part }: Visit, hours: readonly Hours[]): { from: string; to: string } {
  const parts = partsOfDay(hours);
  const chosen = parts.find((each) => each.part === part);
  return chosen ?? { from: parts[0]?.from ?? '09:00', to: parts.at(-1)?.to ?? '19:00' };
}
