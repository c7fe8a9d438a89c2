import { expect, test, vi } from 'vitest';
import { type Consultation, formatConsultation } from './consultation.ts';
import { fullEnquirySchema } from './full-enquiry.ts';
import { addDays } from './lib/indian-day.ts';
import { limits } from './limits.ts';

const visitDay = '2026-11-25';
const typed = { name: 'Ravi', email: 'ravi@example.com', phone: '9876543210' };

test.each<[Consultation, string]>([
  [
    { visitDay, visitPart: 'morning', visitPlace: 'home', visitLocality: 'Kondapur' },
    'Wednesday 25 November 2026, morning (before 12 noon), site visit, Kondapur',
  ],
  [{ visitDay }, 'Wednesday 25 November 2026'],
  [{ visitDay, visitPlace: 'studio' }, 'Wednesday 25 November 2026, at the studio'],
  [{ visitPart: 'evening' }, 'any day, evening (after 4 PM)'],
  [{ visitPlace: 'video' }, 'any day, video call'],
  [{ visitLocality: 'Kondapur' }, 'any day, Kondapur'],
  [{ visitDay: '', visitPart: null, visitPlace: null, visitLocality: '' }, ''],
  [{}, ''],
])('a consultation %j is written %j', (consultation, text) => {
  expect(formatConsultation(consultation)).toBe(text);
});

test('a locality is one line, without marks that turn the words after it around', () => {
  const visitLocality = ' \u202eKonda\u200bpur,\n Hyderabad ';
  expect(fullEnquirySchema.parse({ ...typed, visitLocality }).visitLocality).toBe('Kondapur, Hyderabad');
});

test('a day is from today in India to the last one that can be asked for', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${addDays(visitDay, -1)}T20:00Z`) });
  const isTaken = (days: number) => fullEnquirySchema.safeParse({ ...typed, visitDay: addDays(visitDay, days) }).success;
  expect([-1, 0, limits.consultationDays, limits.consultationDays + 1].map(isTaken)).toEqual([false, true, true, false]);
});

test('a project comes out as its schema writes it, without the blanks that would go past its limit', () => {
  const project = { version: 1, pictures: [], services: [], notes: 'Keys in March' };
  const padded = JSON.stringify(project, null, 10);
  expect(fullEnquirySchema.parse({ ...typed, project: padded }).project).toBe(JSON.stringify(project));
});
