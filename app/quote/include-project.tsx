import { useEffect, useState } from 'react';
import type { Draft } from '#app/lib/draft.ts';
import { load } from '#app/lib/load-module.ts';
import { storedProject } from '#app/project/stored-project.ts';
import { useStoredText } from '#app/ui/use-stored-text.ts';
import type { ProjectInMail } from './quote-mail.ts';

/** The name and the value of the box in the form. */
export const projectField = 'project';
export const included = 'included';

/** What a message says of the visitor's project; null where there is none, and until its code is there. */
export function useProjectForMail(): ProjectInMail | null {
  const stored = useStoredText(storedProject);
  const [project, setProject] = useState<ProjectInMail | null>(null);
  useEffect(() => {
    let current = true;
    const show = (found: ProjectInMail | null) => current && setProject(found);
    if (stored === null) show(null);
    else
      void load(() => import('./project-for-mail.ts')).then(
        ({ projectForMail }) => show(projectForMail(stored)),
        // The quote can be asked for without it.
        () => show(null),
      );
    return () => {
      current = false;
    };
  }, [stored]);
  return project;
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
