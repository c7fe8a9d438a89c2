import { isIndianClock } from '#app/lib/indian-clock.ts';
import { type DayPart, dayPartHours, dayParts } from '#contract/consultation.ts';
import { clockTime } from '#contract/lib/clock-time.ts';
import { addDays, indianToday } from '#contract/lib/indian-day.ts';

/** Hours in India, such as '09:00' to '12:00'. */
type Hours = { from: string; to: string };

/** A part of the day that can be wished for, and the studio's opening hours in it, if content has times. */
export type OfferedDayPart = { dayPart: DayPart; hours?: Hours };

/** The parts of the day from the earliest opening to the latest closing; all if no entry of `openingHours` has times. */
export function offeredDayParts(openingHours: readonly { opens?: string | undefined; closes?: string | undefined }[]): OfferedDayPart[] {
  const [opens] = openingHours.flatMap((entry) => entry.opens ?? []).sort();
  const closingTimes = openingHours.flatMap((entry) => entry.closes ?? []).sort();
  const closes = closingTimes.at(-1);
  if (!opens || !closes) return dayParts.map((dayPart) => ({ dayPart }));
  return dayParts
    .map((dayPart) => {
      const { from, to } = dayPartHours[dayPart];
      return { dayPart, hours: { from: from < opens ? opens : from, to: to > closes ? closes : to } };
    })
    .filter(({ hours }) => hours.from < hours.to);
}

/**
 * Indian hours on this browser's clock: 'Sat 5 Dec, 7:30 PM to 10:30 PM' on `day`; without a day, as it is tomorrow, '7:30
 * PM to 10:30 PM, the day before'. Null if that clock shows Indian time.
 */
export function ownTime({ from, to }: Hours, day?: string | null): string | null {
  if (isIndianClock()) return null;
  // Where a browser has no date field, `day` is any text.
  const named = /^\d{4}-\d\d-\d\d$/.test(day ?? '');
  const date = named ? day : addDays(indianToday(), 1);
  const [start, end] = [from, to].map((time) => new Date(`${date}T${time}:00+05:30`)) as [Date, Date];
  const hours = `${clockTime(start.toTimeString())} to ${clockTime(end.toTimeString())}`;
  if (named) return `${start.toLocaleDateString('en-GB', shortDate).replace(/,? /g, '\u00a0')}, ${hours}`;
  return start.getDate() === Number(date?.slice(-2)) ? hours : `${hours}, the day before`;
}

const shortDate = { weekday: 'short', day: 'numeric', month: 'short' } as const;
