/** The day and the place that a visitor names for the consultation. All of it is Indian time, where the studio is. */
import { longDay } from './lib/indian-day.ts';

export const dayParts = ['morning', 'afternoon', 'evening'] as const;

export type DayPart = (typeof dayParts)[number];

/** The hours of each part; the studio is open in some of them. */
export const dayPartHours: Record<DayPart, { from: string; to: string; words: string }> = {
  morning: { from: '00:00', to: '12:00', words: 'before 12 noon' },
  afternoon: { from: '12:00', to: '16:00', words: '12 noon to 4 PM' },
  evening: { from: '16:00', to: '24:00', words: 'after 4 PM' },
};

export const consultationPlaces = ['home', 'studio', 'video'] as const;

export type ConsultationPlace = (typeof consultationPlaces)[number];

export const placeNames: Record<ConsultationPlace, string> = { home: 'site visit', studio: 'at the studio', video: 'video call' };

/**
 * What a visitor may say of the consultation, each part or nothing; `visitDay` is YYYY-MM-DD, `visitLocality` says
 * where the home is. The fields have the names under which they are sent and stored.
 */
export type Consultation = {
  visitDay?: string | null | undefined;
  visitPart?: DayPart | null | undefined;
  visitPlace?: ConsultationPlace | null | undefined;
  visitLocality?: string | null | undefined;
};

/** 'Wednesday 25 November 2026, morning (before 12 noon), site visit, Kondapur'; '' if nothing was said. */
export function formatConsultation({ visitDay, visitPart, visitPlace, visitLocality }: Consultation): string {
  const part = visitPart && `${visitPart} (${dayPartHours[visitPart].words})`;
  const details = [part, visitPlace && placeNames[visitPlace], visitLocality].filter(Boolean);
  return visitDay || details.length > 0 ? [visitDay ? longDay(visitDay) : 'any day', ...details].join(', ') : '';
}
