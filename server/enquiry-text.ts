import { parseProject } from '#contract/extras.ts';
import { formatSize } from '#contract/files.ts';
import { type Names, projectText } from '#contract/project-text.ts';
import { formatVisit } from '#contract/visit.ts';
import type { StoredEnquiry } from './enquiry-store.ts';
import type { EnquiryFile } from './file-folder.ts';

/** The day that the visitor named, or ''. */
export function visitText({ visitDay, visitPart }: StoredEnquiry): string {
  if (visitDay) return formatVisit({ day: visitDay, part: visitPart ?? undefined });
  return visitPart ? `any day, ${visitPart}` : '';
}

/** The project as lines to read, or ''. */
export function storedProjectText({ project }: StoredEnquiry, names?: Names): string {
  const parsed = project === null ? null : parseProject(project);
  return parsed ? projectText(parsed, names) : '';
}

/** 'plan.pdf (2.4 MB)' */
export function fileText({ original, size }: EnquiryFile): string {
  return `${original} (${formatSize(size)})`;
}
