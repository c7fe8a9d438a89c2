import plan from 'virtual:content/plan';
import type { Draft } from '#app/lib/draft.ts';
import { linkTo } from '#app/project/link.ts';
import type { Project } from '#contract/project.ts';
import { projectSummary } from '#contract/project-text.ts';
import type { ProjectInMail } from './quote-mail.ts';

/** The name and the value of the box in the form. */
export const projectField = 'project';
export const included = 'included';

/** What a message says of the visitor's project. */
export function projectForMail(project: Project): ProjectInMail {
  return { text: projectSummary(project, plan.services), link: linkTo(project) };
}

/** Offers to send the project along; what the visitor said before is in the draft. */
export function IncludeProject({ draft }: { draft: Draft }) {
  return (
    <label className="flex cursor-pointer items-baseline gap-3">
      <input
        type="checkbox"
        name={projectField}
        value={included}
        defaultChecked={draft.load()?.[projectField] !== ''}
        className="size-5 shrink-0 translate-y-0.5 accent-choice"
      />
      <span>
        Include my project
        <span className="block text-caption text-ink-soft">The services with their starting prices, and a link to the rest.</span>
      </span>
    </label>
  );
}
