import { useEffect, useMemo, useState } from 'react';
import { showToast } from '#app/ui/toast.ts';
import { useStoredText } from '#app/ui/use-stored-text.ts';
import { type Project, projectSchema } from '#contract/project.ts';
import { browserKeepsNothing, emptyProject, isEmpty, readProject, writeProject } from './store.ts';
import { storedProject } from './stored-project.ts';

type Change = (change: (project: Project) => Project) => void;

/**
 * The visitor's project and what changes it. A change that the browser does not keep is shown all the same, until the
 * page is left; `problem` says why it is not kept.
 */
export function useProject(): { project: Project; change: Change; problem: 'too long' | 'refused' | null } {
  const stored = useStoredText(storedProject);
  const saved = useMemo(() => readProject(stored) ?? emptyProject, [stored]);
  const [notKept, setNotKept] = useState<Project | null>(null);
  const project = notKept ?? saved;
  const problem = notKept && (isEmpty(notKept) || projectSchema.safeParse(notKept).success ? 'refused' : 'too long');

  useEffect(() => {
    if (problem === 'refused') showToast(browserKeepsNothing);
  }, [problem]);

  function change(make: (project: Project) => Project) {
    // Another tab may have written since this one was drawn.
    const next = make(notKept ?? readProject() ?? emptyProject);
    setNotKept(writeProject(next) ? null : next);
  }

  return { project, change, problem };
}
