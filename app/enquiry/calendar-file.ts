import { formatVisit, type Visit } from '#contract/visit.ts';
import type { Hours } from './parts-of-day.ts';
import { hoursOf } from './visit-days.ts';

type Entry = {
  visit: Visit & { visitDay: string };
  hours: readonly Hours[];
  reference: string | undefined;
  studio: { brand: string; phone: string };
};

/** Returns a calendar file (RFC 5545) of a requested visit, in Indian time and marked as tentative. */
export function calendarFile({ visit, hours, reference, studio }: Entry, now = new Date()): string {
  const { from, to } = hoursOf(visit, hours);
  const at = (time: string) => `${visit.visitDay.replaceAll('-', '')}T${time.replace(':', '')}00`;
  const description = [
    reference && `Reference ${reference}.`,
    formatVisit(visit),
    `Requested, not confirmed yet: ${studio.brand} will confirm the time.`,
    `Call ${studio.phone}.`,
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(studio.brand)}//Website//EN`,
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Kolkata',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0530',
    'TZOFFSETTO:+0530',
    'TZNAME:IST',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${visit.visitDay}-${reference ?? 'visit'}@${location.hostname}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;TZID=Asia/Kolkata:${at(from)}`,
    `DTEND;TZID=Asia/Kolkata:${at(to)}`,
    `SUMMARY:${escapeText(`Free consultation with ${studio.brand} (to be confirmed)`)}`,
    `DESCRIPTION:${escapeText(description.filter(Boolean).join(' '))}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** At most 75 bytes a line; a continued one begins with a space. */
function fold(line: string): string {
  const parts = [''];
  for (const letter of line) {
    const length = new TextEncoder().encode(parts.at(-1) + letter).length;
    if (length > 74) parts.push(letter);
    else parts[parts.length - 1] += letter;
  }
  return parts.join('\r\n ');
}
