/**
 * Days are those of India, where the studio is, as YYYY-MM-DD. `toISOString` writes them: what a locale writes as numbers
 * differs between engines.
 */

import { dayMs, hourMs } from './durations.ts';

/** India is 5:30 ahead of UTC all year. */
const indianOffsetMs = 5.5 * hourMs;
const inIndia = { timeZone: 'Asia/Kolkata', dateStyle: 'medium' } as const;
const long = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** A moment by the clock of India, as YYYY-MM-DDTHH:MM. */
function indianTime(time: number): string {
  return new Date(time + indianOffsetMs).toISOString().slice(0, 16);
}

/** The day in India; by default today. */
export function indianToday(now: number = Date.now()): string {
  return indianTime(now).slice(0, 10);
}

/** The day so many days after `day`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** 'Wednesday 25 November 2026' */
export function longDay(day: string): string {
  return new Intl.DateTimeFormat('en-GB', long).format(Date.parse(day)).replace(',', '');
}

/** '5 Feb 2026' */
export function shortDay(day: string): string {
  return new Date(day).toLocaleDateString('en-IN', inIndia);
}

/** '5 Feb 2026, 2:05 pm' by the clock of India; `moment` is a time or a date of ISO 8601. */
export function dateAndTime(moment: number | string): string {
  return new Date(moment).toLocaleString('en-IN', { ...inIndia, timeStyle: 'short' });
}

/** `2026-02-05 14:05 IST`: in an order that sorts. */
export function formatTimestamp(milliseconds: number): string {
  return `${indianTime(milliseconds).replace('T', ' ')} IST`;
}
