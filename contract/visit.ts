/** The day and the place that a visitor names for the consultation. All of it is Indian time, where the studio is. */

export const visitParts = ['morning', 'afternoon', 'evening'] as const;

export type VisitPart = (typeof visitParts)[number];

export const visitPlaces = ['home', 'studio', 'video'] as const;

export type VisitPlace = (typeof visitPlaces)[number];

/** What a visitor may say of the consultation, each part or nothing; `visitDay` is YYYY-MM-DD, `visitLocality` says where the home is. */
export type Visit = {
  visitDay?: string | null | undefined;
  visitPart?: VisitPart | null | undefined;
  visitPlace?: VisitPlace | null | undefined;
  visitLocality?: string | null | undefined;
};

/** India is 5:30 ahead of UTC all year. No locale's date format is the same in all engines. */
const indianOffsetMs = 5.5 * 3_600_000;
const longDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** A moment by the clock of India, as YYYY-MM-DDTHH:MM. */
export function indianTime(time: number): string {
  return new Date(time + indianOffsetMs).toISOString().slice(0, 16);
}

/** The day in India, as YYYY-MM-DD; by default today. */
export function indianToday(now: number = Date.now()): string {
  return indianTime(now).slice(0, 10);
}

/** Days from one YYYY-MM-DD to another; NaN where one is no day of the calendar. */
export function daysBetween(from: string, to: string): number {
  return (dayNumber(to) - dayNumber(from)) / 86_400_000;
}

/** The day so many days after `day`. */
export function addDays(day: string, days: number): string {
  return new Date(dayNumber(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** 'Wednesday 25 November 2026, morning, home visit, Kondapur'; '' where nothing was said. */
export function formatVisit({ visitDay, visitPart, visitPlace, visitLocality }: Visit): string {
  const day = visitDay ? longDay.format(dayNumber(visitDay)).replace(',', '') : 'any day';
  const named = [visitPart, visitPlace && placeNames[visitPlace], visitLocality].filter(Boolean);
  return visitDay || named.length > 0 ? [day, ...named].join(', ') : '';
}

const placeNames: Record<VisitPlace, string> = { home: 'home visit', studio: 'at the studio', video: 'video call' };

function dayNumber(day: string): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  // Date.parse takes 31 February for 3 March in some engines.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? Number.NaN : time;
}
