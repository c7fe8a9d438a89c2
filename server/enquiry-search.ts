import type { StoredEnquiry } from './enquiry-store.ts';
import { storedProjectText } from './enquiry-text.ts';
import { formatPhone } from './format.ts';

/** Those in which every word occurs, in any case. */
export function searchEnquiries(enquiries: StoredEnquiry[], words: string[]): StoredEnquiry[] {
  const wanted = words.map(fold);
  return enquiries.filter((enquiry) => wanted.every((word) => searchText(enquiry).includes(word)));
}

function searchText(enquiry: StoredEnquiry): string {
  const { id, reference, name, email, phone, message, files, note } = enquiry;
  const names = files.map(({ original }) => original);
  return fold([id, reference, name, email, phone, formatPhone(phone), message, storedProjectText(enquiry), note, ...names].join('\n'));
}

function fold(text: string): string {
  return text.normalize('NFKC').toLocaleLowerCase('en');
}
