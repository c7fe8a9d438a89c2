import { formatVisit, type Visit } from '#contract/visit.ts';
import { type Hours, hoursOf, indianTime } from './visit-times.ts';

type Entry = {
  visit: Visit & { visitDay: string };
  hours: readonly Hours[];
  reference: string | undefined;
  studio: { brand: string; phone: string };
};

/** Returns a calendar file (RFC 5545) of a requested visit, marked as tentative. */
export function calendarFile({ visit, hours, reference, studio }: Entry, now = new Date()): string {
  const { from, to } = hoursOf(visit, hours);
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
    'BEGIN:VEVENT',
    `UID:${visit.visitDay}-${reference ?? 'visit'}@${location.hostname}`,
    `DTSTAMP:${inUtc(now)}`,
    `DTSTART:${inUtc(indianTime(visit.visitDay, from))}`,
    `DTEND:${inUtc(indianTime(visit.visitDay, to))}`,
    `SUMMARY:${escapeText(`Free consultation with ${studio.brand} (to be confirmed)`)}`,
    `DESCRIPTION:${escapeText(description.filter(Boolean).join(' '))}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** '20261125T033000Z': a calendar shows it by its own clock. */
function inUtc(time: Date): string {
  return time.toISOString().replace(/[-:]|\.\d+/g, '');
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
