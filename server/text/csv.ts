import { formatConsultation } from '#contract/consultation.ts';
import { asTitle } from '#contract/lib/as-title.ts';
import { formatTimestamp } from '#contract/lib/indian-day.ts';
import { formatPhone } from '#contract/phone.ts';
import type { StoredEnquiry } from '#server/store/stored-enquiry.ts';
import { fileText, storedProjectText } from './enquiry-text.ts';

/** Without it Excel reads the file as Windows-1252 and Telugu turns into gibberish. */
const byteOrderMark = '\ufeff';

/** In the order in which the studio reads them. */
const columns: Record<string, (enquiry: StoredEnquiry) => string> = {
  Received: ({ receivedAt }) => formatTimestamp(receivedAt),
  Name: ({ name }) => name,
  Phone: ({ phone }) => formatPhone(phone),
  Email: ({ email }) => email,
  State: ({ state }) => asTitle(state),
  'Come back on': ({ dueDay }) => dueDay ?? '',
  Note: ({ note }) => note,
  Message: ({ message }) => message,
  Consultation: formatConsultation,
  Project: storedProjectText,
  Files: ({ files }) => files.map(fileText).join('\n'),
  Held: ({ held }) => held ?? 'no',
  Reference: ({ reference }) => reference,
  'Privacy notice': ({ privacyVersion }) => privacyVersion ?? '',
  Form: ({ formId }) => formId,
  Id: ({ id }) => id,
};

/** Returns RFC 4180 with a byte order mark. */
export function toCsv(enquiries: StoredEnquiry[]): string {
  const rows = enquiries.map((enquiry) => Object.values(columns).map((cell) => cell(enquiry)));
  return byteOrderMark + [Object.keys(columns), ...rows].map(line).join('');
}

function line(cells: string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * Quotes a cell, and puts an apostrophe before a sign that begins a formula, even after white space (OWASP, CSV
 * injection). Full-width signs count: Excel folds them. If `;` separates cells, Excel reads past the quotes and begins a
 * cell at each `;` and each line.
 */
function csvCell(text: string): string {
  const front = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
  const safe = front.replace(/(?<=[;\t\r\n][\s\p{Cc}]*)["']*[=+\-@＝＋－＠]/gu, "'$&");
  return `"${safe.replaceAll('"', '""')}"`;
}
