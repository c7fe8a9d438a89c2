import { clockTime } from '#contract/lib/clock-time.ts';
import { typeset } from './typeset.ts';

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type OpeningHours = { days: readonly string[]; opens?: string | undefined; closes?: string | undefined; label?: string | undefined };

/** What visitors read: the label, or days and times such as 'Mon–Sat 9:00 AM–7:00 PM'. */
export function openingHoursText({ days, opens = '', closes = '', label }: OpeningHours): string {
  return label ?? typeset(`${daysText(days)} ${clockTime(opens)}-${clockTime(closes)}`);
}

/** 'Mon-Thu, Sat, Sun': three days or more that follow each other are a range. */
function daysText(days: readonly string[]): string {
  // A day that is closed is empty, so it leaves two spaces, at which the week is split.
  const week = weekdays.map((day) => (days.includes(day) ? day.slice(0, 3) : '')).join(' ');
  const runs = week.trim().split(/ {2,}/);
  return runs.map((run) => run.replace(/ .+ /, '-').replace(' ', ', ')).join(', ');
}
