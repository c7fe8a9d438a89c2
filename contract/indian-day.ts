/** Days are those of India, where the studio is, as YYYY-MM-DD. */

/** India is 5:30 ahead of UTC all year. No locale's date format is the same in all engines. */
const indianOffsetMs = 5.5 * 3_600_000;
const inIndia = { timeZone: 'Asia/Kolkata', dateStyle: 'medium' } as const;
const long = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** A moment by the clock of India, as YYYY-MM-DDTHH:MM. */
export function indianTime(time: number): string {
  return new Date(time + indianOffsetMs).toISOString().slice(0, 16);
}

/** The day in India; by default today. */
export function indianToday(now: number = Date.now()): string {
  return indianTime(now).slice(0, 10);
}

/** Days from one day to another; NaN where one is no day of the calendar. */
export function daysBetween(from: string, to: string): number {
  return (dayNumber(to) - dayNumber(from)) / 86_400_000;
}

/** The day so many days after `day`. */
export function addDays(day: string, days: number): string {
  return new Date(dayNumber(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** 'Wednesday 25 November 2026' */
export function longDay(day: string): string {
  return long.format(dayNumber(day)).replace(',', '');
}

/** '5 Feb 2026' */
export function shortDay(day: string): string {
  return new Date(dayNumber(day)).toLocaleDateString('en-IN', inIndia);
}

/** '5 Feb 2026, 2:05 pm' by the clock of India; `moment` is a time or a date of ISO 8601. */
export function dateAndTime(moment: number | string): string {
  return new Date(moment).toLocaleString('en-IN', { ...inIndia, timeStyle: 'short' });
}

function dayNumber(day: string): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  // Date.parse takes 31 February for 3 March in some engines.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? Number.NaN : time;
}
