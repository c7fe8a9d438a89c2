import type { DayPart } from '#contract/consultation.ts';
import { addDays, indianToday } from '#contract/indian-day.ts';

/** A part of the day within the studio's opening hours in India; `from` and `to` as '09:00'. */
export type DayPartHours = { dayPart: DayPart; from: string; to: string };

const boundaries: [DayPart, string, string][] = [
  ['morning', '00:00', '12:00'],
  ['afternoon', '12:00', '16:00'],
  ['evening', '16:00', '24:00'],
];

/** The parts of the longest day that the studio is open. An entry of `hours` may be words only. */
export function dayPartHours(hours: readonly { opens?: string | undefined; closes?: string | undefined }[]): DayPartHours[] {
  const times = (which: 'opens' | 'closes') => hours.flatMap((entry) => entry[which] ?? []).toSorted();
  const opens = times('opens')[0] ?? '09:00';
  const closes = times('closes').at(-1) ?? '19:00';
  return boundaries
    .map(([dayPart, start, end]) => ({ dayPart, from: start < opens ? opens : start, to: end > closes ? closes : end }))
    .filter(({ from, to }) => from < to);
}

/** Indian hours on this browser's clock: '7:30 PM to 10:30 PM, the day before'. Null where that is Indian time. */
export function ownTime({ from, to }: DayPartHours): string | null {
  const tomorrow = addDays(indianToday(), 1);
  const [start, end] = [from, to].map((time) => new Date(`${tomorrow}T${time}:00+05:30`)) as [Date, Date];
  if (start.getTimezoneOffset() === -330) return null;
  const hours = `${clockTime(start.toTimeString())} to ${clockTime(end.toTimeString())}`;
  return start.getDate() === Number(tomorrow.slice(-2)) ? hours : `${hours}, the day before`;
}

/** A time such as '16:30' or '16:30:00 GMT+0100', in words: '9 AM', '12 noon', '4:30 PM'. */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (hour === 12 && minute === 0) return '12 noon';
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${hour < 12 ? 'AM' : 'PM'}`;
}
