import { estimate } from '#contract/estimate.ts';
import { parseProject } from '#contract/extras.ts';
import { formatSize } from '#contract/files.ts';
import type { Project } from '#contract/project.ts';
import { projectText } from '#contract/project-text.ts';
import { formatVisit } from '#contract/visit.ts';
import type { StoredEnquiry } from './enquiry-store.ts';
import type { EnquiryFile } from './file-folder.ts';
import { formatPhone, formatTime } from './format.ts';
import type { PricedService, ProjectNames } from './project-names.ts';

/** An enquiry as lines to read, without its files. `more`: lines below the first ones. */
export function enquiryText(enquiry: StoredEnquiry, names: ProjectNames, more: string[]): string {
  const { name, phone, email, receivedAt, reference, id, message } = enquiry;
  const visit = formatVisit(enquiry);
  const project = storedProjectText(enquiry, names);
  return [
    `Name:     ${name}`,
    `Phone:    ${formatPhone(phone)}`,
    `Email:    ${email}`,
    `Received: ${formatTime(receivedAt)}`,
    `Enquiry:  ${reference} (${id})`,
    ...more,
    ...(visit ? [`Visit:    ${visit}, Indian time: requested, not confirmed`] : []),
    '',
    message || '(no message)',
    ...(project ? ['', project] : []),
  ].join('\n');
}

/** The project as lines to read, or ''. */
export function storedProjectText({ project }: StoredEnquiry, names: ProjectNames = {}): string {
  const parsed = project === null ? null : parseProject(project);
  if (!parsed) return '';
  return [projectText(parsed, names), ...sumLines(parsed, names.prices ?? [])].join('\n');
}

/** The starting prices of what is wanted, as the site shows them now, and their sum. */
export function sumLines(project: Project, prices: PricedService[]): string[] {
  const { lines, total, waiting, alternatives } = estimate(prices, project);
  if (lines.length + alternatives.length === 0) return [];
  const priced = lines.map(({ service, area, amount }) => {
    if (amount === undefined) return `- ${service.name}: from ${rupees(service.amount)} per sq ft, area not entered`;
    return `- ${service.name}${area ? `, ${area.toLocaleString('en-IN')} sq ft` : ''}: from ${rupees(amount)}`;
  });
  const others = alternatives.map(({ name, amount, perSquareFoot }) => {
    return `- ${name}, instead of single services: from ${rupees(amount)}${perSquareFoot ? ' per sq ft' : ''}`;
  });
  const sum =
    lines.length > waiting.length ? [`Sum: starting from ${rupees(total)}${waiting.length > 0 ? ', areas not entered' : ''}`] : [];
  return ['', 'Starting prices, as the site has them now:', ...priced, ...others, ...sum];
}

function rupees(amount: number): string {
  return `₹${amount.toLocaleString('en-IN')}`;
}

/** 'plan.pdf (2.4 MB)' */
export function fileText({ original, size }: EnquiryFile): string {
  return `${original} (${formatSize(size)})`;
}
