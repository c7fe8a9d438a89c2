import { addDays, indianToday, type Visit } from '#contract/visit.ts';
import { type Hours, partsOfDay } from './parts-of-day.ts';

/** A day to choose; `note` where it is not an ordinary one. */
export type DayChoice = { day: string; note?: string };

/** The days of the next two weeks in India, from tomorrow, on which the studio is open or meets by appointment; all where no opening day is known. */
export function nextDays(hours: readonly Hours[], today = indianToday()): DayChoice[] {
  const anyDay = hours.every(({ days }) => days.length === 0);
  return Array.from({ length: 14 }, (_, index) => addDays(today, index + 1)).flatMap((day) => {
    const weekday = weekdayOf(day);
    if (hours.some(({ days }) => days.includes(weekday))) return [{ day }];
    const words = hours.find(({ days, label }) => days.length === 0 && label.includes(weekday) && /appointment/i.test(label));
    return words || anyDay ? [{ day, note: 'by appointment' }] : [];
  });
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
export function hoursOf({ visitPart }: Visit, hours: readonly Hours[]): { from: string; to: string } {
  const parts = partsOfDay(hours);
  const chosen = parts.find((each) => each.part === visitPart);
  return chosen ?? { from: parts[0]?.from ?? '09:00', to: parts.at(-1)?.to ?? '19:00' };
}
