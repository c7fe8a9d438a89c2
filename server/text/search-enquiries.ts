import { formatConsultation } from '#contract/consultation.ts';
import { formatPhone } from '#contract/phone.ts';
import type { StoredEnquiry } from '#server/store/stored-enquiry.ts';
import { storedProjectText } from './enquiry-text.ts';

/** Returns the enquiries in which every word occurs, in any case; numbers with or without hyphens and spaces. */
export function searchEnquiries(enquiries: StoredEnquiry[], words: string[]): StoredEnquiry[] {
  if (words.length === 0) return enquiries;
  const wanted = words.map(fold);
  return enquiries.filter((enquiry) => {
    const { id, reference, name, email, phone, message, files, note } = enquiry;
    const names = files.map(({ originalName }) => originalName);
    const texts = [id, reference, name, email, phone, formatPhone(phone), message, formatConsultation(enquiry), note, ...names];
    const text = fold([...texts, storedProjectText(enquiry)].join('\n'));
    const joined = withoutGaps(text);
    return wanted.every((word) => text.includes(word) || (/\d/.test(word) && joined.includes(withoutGaps(word).replace(/^00?(?=\d)/, ''))));
  });
}

/** '+91 98765-43210' is '919876543210'. */
function withoutGaps(text: string): string {
  return text.replace(/[^\p{L}\p{N}\n]/gu, '');
}

function fold(text: string): string {
  return text.normalize('NFKC').toLocaleLowerCase('en');
}
