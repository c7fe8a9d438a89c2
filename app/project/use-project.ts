import { useEffect, useMemo, useState } from 'react';
import { showToast } from '#app/ui/toast.ts';
import { useStoredText } from '#app/ui/use-stored-text.ts';
import type { Project } from '#contract/project.ts';
import { browserKeepsNothing, emptyProject, type NotKept, readProject, writeProject } from './store.ts';
import { storedProject } from './stored-project.ts';

/**
 * The visitor's project and what changes it. A change that the browser does not keep is shown all the same, until the
 * page is left; `problem` says why it is not kept.
 */
export function useProject() {
  const stored = useStoredText(storedProject);
  const saved = useMemo(() => readProject(stored) ?? emptyProject, [stored]);
  const [notKept, setNotKept] = useState<{ project: Project; problem: NotKept }>();
  const { project, problem } = notKept ?? { project: saved };

  useEffect(() => {
    if (problem === 'refused') showToast(browserKeepsNothing);
  }, [problem]);

  function change(make: (project: Project) => Project) {
    // Another tab may have written since this one was drawn.
    const next = make(notKept?.project ?? readProject() ?? emptyProject);
    const refusal = writeProject(next);
    setNotKept(refusal && { project: next, problem: refusal });
  }

  return { project, change, problem };
}
