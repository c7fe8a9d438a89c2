import { expect, test } from 'vitest';
import { type Consultation, formatConsultation } from './consultation.ts';
import { fullEnquirySchema } from './full-enquiry.ts';

const visitDay = '2026-11-25';

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
  const typed = { name: 'Ravi', email: 'ravi@example.com', phone: '9876543210', visitLocality: ' \u202eKonda\u200bpur,\n Hyderabad ' };
  expect(fullEnquirySchema.parse(typed).visitLocality).toBe('Kondapur, Hyderabad');
});
