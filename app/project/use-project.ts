import { useEffect, useMemo, useState } from 'react';
import { showToast } from '#app/ui/toast.ts';
import { useStoredText } from '#app/ui/use-stored-text.ts';
import type { Project } from '#contract/project.ts';
import type { ProjectChange } from './project-changes.ts';
import { readProject } from './read-project.ts';
import { emptyProject, type SaveFailure, saveFailures, storedProject, writeProject } from './stored-project.ts';

/** The project stored in this browser; null if there is none, and while hydrating. */
export function useSavedProject(): Project | null {
  const stored = useStoredText(storedProject);
  return useMemo(() => readProject(stored), [stored]);
}

/**
 * The visitor's project and what changes it. A change that is not stored is shown all the same, until the page is left
 * or a project is kept; `failure` says why it is not stored. `replaceProject` stores a whole project in its
 * place, or returns why it could not.
 */
export function useProject() {
  const saved = useSavedProject() ?? emptyProject;
  const [unsaved, setUnsaved] = useState<{ project: Project; failure: SaveFailure }>();
  const { project, failure } = unsaved ?? { project: saved };

  useEffect(() => {
    if (failure) showToast({ title: 'Not saved', description: saveFailures[failure], kind: 'destructive' });
  }, [failure]);

  function replaceProject(next: Project): SaveFailure | undefined {
    const saveFailure = writeProject(next);
    if (!saveFailure) setUnsaved(undefined);
    return saveFailure;
  }

  function change(make: ProjectChange) {
    // Another tab may have written since this one was rendered.
    const next = make(unsaved?.project ?? readProject() ?? emptyProject);
    const saveFailure = replaceProject(next);
    if (saveFailure) setUnsaved({ project: next, failure: saveFailure });
  }

  return { project, change, replaceProject, failure };
}
