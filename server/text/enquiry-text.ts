import { formatConsultation } from '#contract/consultation.ts';
import { formatSize } from '#contract/files.ts';
import { parseProject } from '#contract/full-enquiry.ts';
import { formatTimestamp } from '#contract/lib/indian-day.ts';
import { formatPhone } from '#contract/phone.ts';
import { type ProjectTextOptions, projectText } from '#contract/project-text.ts';
import type { EnquiryFile } from '#server/store/file-folder.ts';
import type { StoredEnquiry } from '#server/store/stored-enquiry.ts';

/** An enquiry as text. `more`: lines of ours; what the visitor wrote comes after them, since it could imitate them. */
export function enquiryText(enquiry: StoredEnquiry, projectTextOptions: ProjectTextOptions, more: string[]): string {
  const { name, phone, email, receivedAt, reference, id, message } = enquiry;
  const consultation = formatConsultation(enquiry);
  const project = storedProjectText(enquiry, projectTextOptions);
  return [
    `Name:     ${name}`,
    `Phone:    ${formatPhone(phone)}`,
    `Email:    ${email}`,
    `Received: ${formatTimestamp(receivedAt)}`,
    `Enquiry:  ${reference} (${id})`,
    ...(consultation ? [`Consultation: ${consultation}, Indian time: requested, not confirmed`] : []),
    ...more,
    '',
    message || '(no message)',
    ...(project ? ['', project] : []),
  ].join('\n');
}

/** The project as text, or ''. */
export function storedProjectText({ project, prices }: StoredEnquiry, projectTextOptions?: ProjectTextOptions): string {
  const parsed = parseProject(project);
  return parsed ? projectText(parsed, prices, projectTextOptions) : '';
}

/** 'plan.pdf (2.4 MB)' */
export function fileText({ originalName, size }: EnquiryFile): string {
  return `${originalName} (${formatSize(size)})`;
}
