import { formatConsultation } from '#contract/consultation.ts';
import { parseProject } from '#contract/extras.ts';
import { formatSize } from '#contract/files.ts';
import { type ProjectNames, projectText } from '#contract/project-text.ts';
import type { EnquiryFile } from '#server/store/file-folder.ts';
import type { StoredEnquiry } from '#server/store/stored-enquiry.ts';
import { formatPhone, formatTime } from './format.ts';

/** An enquiry as text, without its files. `more`: lines below the first ones. */
export function enquiryText(enquiry: StoredEnquiry, projectNames: ProjectNames, more: string[]): string {
  const { name, phone, email, receivedAt, reference, id, message } = enquiry;
  const consultation = formatConsultation(enquiry);
  const project = storedProjectText(enquiry, projectNames);
  return [
    `Name:     ${name}`,
    `Phone:    ${formatPhone(phone)}`,
    `Email:    ${email}`,
    `Received: ${formatTime(receivedAt)}`,
    `Enquiry:  ${reference} (${id})`,
    ...more,
    ...(consultation ? [`Consultation: ${consultation}, Indian time: requested, not confirmed`] : []),
    '',
    message || '(no message)',
    ...(project ? ['', project] : []),
  ].join('\n');
}

/** The project as text, or ''. */
export function storedProjectText({ project, prices }: StoredEnquiry, projectNames?: ProjectNames): string {
  const parsed = parseProject(project);
  return parsed ? projectText(parsed, prices, projectNames) : '';
}

/** 'plan.pdf (2.4 MB)' */
export function fileText({ original, size }: EnquiryFile): string {
  return `${original} (${formatSize(size)})`;
}

/** Returns the enquiries in which every word occurs, in any case; numbers with or without hyphens and spaces. */
export function searchEnquiries(enquiries: StoredEnquiry[], words: string[]): StoredEnquiry[] {
  if (words.length === 0) return enquiries;
  const wanted = words.map(fold);
  return enquiries.filter((enquiry) => {
    const { id, reference, name, email, phone, message, files, note } = enquiry;
    const names = files.map(({ original }) => original);
    const texts = [id, reference, name, email, phone, formatPhone(phone), message, storedProjectText(enquiry), note, ...names];
    const text = fold(texts.join('\n'));
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
