import type { DayPart } from '#contract/consultation.ts';
import { clockTime } from '#contract/lib/clock-time.ts';
import { addDays, indianToday } from '#contract/lib/indian-day.ts';

/** Hours in India, such as '09:00' to '12:00'. */
type Hours = { from: string; to: string };

/** A part of the day that can be wished for, and the studio's opening hours in it, if content has times. */
export type OfferedDayPart = { dayPart: DayPart; hours?: Hours };

const boundaries: [DayPart, string, string][] = [
  ['morning', '00:00', '12:00'],
  ['afternoon', '12:00', '16:00'],
  ['evening', '16:00', '24:00'],
];

/** The parts of the day from the earliest opening to the latest closing; all if no entry of `openingHours` has times. */
export function offeredDayParts(openingHours: readonly { opens?: string | undefined; closes?: string | undefined }[]): OfferedDayPart[] {
  const [opens] = openingHours.flatMap((entry) => entry.opens ?? []).sort();
  const closingTimes = openingHours.flatMap((entry) => entry.closes ?? []).sort();
  const closes = closingTimes.at(-1);
  if (!opens || !closes) return boundaries.map(([dayPart]) => ({ dayPart }));
  return boundaries
    .map(([dayPart, start, end]) => ({ dayPart, hours: { from: start < opens ? opens : start, to: end > closes ? closes : end } }))
    .filter(({ hours }) => hours.from < hours.to);
}

/** Indian hours on this browser's clock: '7:30 PM to 10:30 PM, the day before'. Null if that clock shows Indian time. */
export function ownTime({ from, to }: Hours): string | null {
  const tomorrow = addDays(indianToday(), 1);
  const [start, end] = [from, to].map((time) => new Date(`${tomorrow}T${time}:00+05:30`)) as [Date, Date];
  if (start.getTimezoneOffset() === -330) return null;
  const hours = `${clockTime(start.toTimeString())} to ${clockTime(end.toTimeString())}`;
  return start.getDate() === Number(tomorrow.slice(-2)) ? hours : `${hours}, the day before`;
}
