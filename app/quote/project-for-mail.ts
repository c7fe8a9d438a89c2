import plan from 'virtual:content/plan';
import { linkTo } from '#app/project/link.ts';
import { readProject } from '#app/project/store.ts';
import { projectSummary } from '#contract/project-text.ts';
import type { ProjectInMail } from './quote-mail.ts';

/** What a message says of the stored project; null where nothing can be read of it. Loaded only where one is stored. */
export function projectForMail(stored: string): ProjectInMail | null {
  const project = readProject(stored);
  return project && { text: projectSummary(project, plan.services), link: linkTo(project) };
}
