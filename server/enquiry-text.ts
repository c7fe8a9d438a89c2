import { estimate } from '#contract/estimate.ts';
import { parseProject } from '#contract/extras.ts';
import { formatSize } from '#contract/files.ts';
import type { Project } from '#contract/project.ts';
import { projectText } from '#contract/project-text.ts';
import type { StoredEnquiry } from './enquiry-store.ts';
import type { EnquiryFile } from './file-folder.ts';
import type { PricedService, ProjectNames } from './project-names.ts';

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
