import { clockTime } from '#contract/lib/clock-time.ts';
import { runsOf } from '#contract/lib/runs-of.ts';
import { typeset } from './typeset.ts';

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type OpeningHours = { days: readonly string[]; opens?: string | undefined; closes?: string | undefined; label?: string | undefined };

/** What visitors read: the label, or days and times such as 'Mon–Sat 9:00 AM–7:00 PM'. */
export function openingHoursText({ days, opens = '', closes = '', label }: OpeningHours): string {
  return label ?? typeset(`${daysText(days)} ${clockTime(opens)}-${clockTime(closes)}`);
}

/** 'Mon-Thu, Sat, Sun': three days or more that follow each other are a range. */
function daysText(days: readonly string[]): string {
  const runs = runsOf(weekdays, (day) => days.includes(day)).filter(([day = '']) => days.includes(day));
  return runs.map(runText).join(', ');
}

function runText(days: string[]): string {
  const names = days.map((day) => day.slice(0, 3));
  return names.length > 2 ? `${names[0]}-${names.at(-1)}` : names.join(', ');
}
