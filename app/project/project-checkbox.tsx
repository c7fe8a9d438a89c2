import type { ReactNode } from 'react';
import type { Draft } from '#app/ui/form/use-form.ts';
import type { Project } from '#contract/project.ts';

type ProjectCheckboxProps = { id: string; project: Project; draft: Draft; label: string; children: ReactNode };

/** Offers to send the visitor's project with a form. The draft keeps whether the box is ticked. */
export function ProjectCheckbox({ id, project, draft, label, children }: ProjectCheckboxProps) {
  return (
    <div className="flex items-start gap-3 border-l-4 border-brass pl-4">
      <input
        id={id}
        type="checkbox"
        name="project"
        value={JSON.stringify(project)}
        defaultChecked={draft.load()?.project !== ''}
        className="mt-0.5 size-6 shrink-0 accent-choice"
      />
      <p>
        <label htmlFor={id}>{label}</label> {children}
      </p>
    </div>
  );
}
