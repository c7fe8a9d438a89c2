import { createInterface } from 'node:readline';
import { formatCount } from '#contract/lib/format-number.ts';
import { formatTimestamp } from '#contract/lib/indian-day.ts';
import { formatPhone } from '#contract/phone.ts';
import type { StoredEnquiry } from '#server/store/stored-enquiry.ts';

/** Prints a line for each enquiry. */
export function printTable(enquiries: StoredEnquiry[]): void {
  for (const { id, reference, receivedAt, name, phone, message, files, project, held } of enquiries) {
    const extras = [held && 'held', project && 'project', formatCount(files.length, 'file')].filter(Boolean);
    const start = [id.slice(0, 8), reference, formatTimestamp(receivedAt), formatPhone(phone), printable(name)];
    console.log([...start, ...(extras.length > 0 ? [`[${extras.join(', ')}]`] : []), printable(message).slice(0, 60)].join('  '));
  }
  if (enquiries.length === 0) console.log('None');
}

/** Control and direction characters could move the cursor or hide text in a terminal. */
export function printable(text: string, keep = ''): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, (character) =>
    character === keep ? character : ' ',
  );
}

/** Asks, and waits for a line. */
export async function confirm(question: string): Promise<boolean> {
  process.stdout.write(`${question} Type yes: `);
  for await (const answer of createInterface({ input: process.stdin })) return answer.trim().toLowerCase() === 'yes';
  return false;
}
