import { formatPhone, formatTime } from './format.ts';
import type { StoredEnquiry } from './store.ts';

/** Without it Excel reads the file as Windows-1252 and Telugu turns into gibberish. */
const byteOrderMark = '\ufeff';

const columns: Record<string, (enquiry: StoredEnquiry) => string> = {
  Id: (enquiry) => enquiry.id,
  Received: (enquiry) => formatTime(enquiry.receivedAt),
  Form: (enquiry) => enquiry.form,
  Name: (enquiry) => enquiry.name,
  'E-mail': (enquiry) => enquiry.email,
  Phone: (enquiry) => formatPhone(enquiry.phone),
  Message: (enquiry) => enquiry.message,
  Suspect: (enquiry) => (enquiry.suspect ? 'yes' : 'no'),
};

/** RFC 4180 with a byte order mark, piece by piece, so that any number of enquiries fits in memory. */
export function* toCsv(enquiries: Iterable<StoredEnquiry>): Generator<string> {
  yield byteOrderMark + line(Object.keys(columns));
  for (const enquiry of enquiries) yield line(Object.values(columns).map((cell) => cell(enquiry)));
}

function line(cells: string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * Always quoted. A spreadsheet runs a cell that begins with one of these signs as a formula, even after white space, so
 * such a cell gets an apostrophe in front (OWASP, CSV injection). Full-width signs count: Excel folds them.
 */
export function csvCell(text: string): string {
  const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
