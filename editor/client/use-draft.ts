import { useRef, useState } from 'react';
import type { OpenedFile } from '#editor/shared/api-types.ts';
import { differsFromSaved, type FileDraft, isStoredDraft, mergeDraft, readDraft, startOf, withOtherTab, writeDraft } from './file-draft.ts';

/**
 * What is typed into a file's form, stored on this device until it is saved. `isUnsaved`: some of it is not saved; a stored
 * draft counts even if the server has the same, since only the response to its save may be lost. `hasRoom`: it is stored.
 */
export function useDraft(file: string, openedFile: OpenedFile) {
  /** What this form stored last; another tab may have stored its own since. */
  const storedDraft = useRef(readDraft(file));
  const [draft, setDraft] = useState(() => (storedDraft.current ? mergeDraft(storedDraft.current, openedFile).draft : startOf(openedFile)));
  /** What is typed by now, even while a response is awaited. */
  const latest = useRef(draft);
  const [isUnsaved, setIsUnsaved] = useState(storedDraft.current !== undefined);
  const [hasRoom, setHasRoom] = useState(true);

  function put(typed: FileDraft) {
    const unsaved = differsFromSaved(typed, openedFile) ? withOtherTab(file, typed, storedDraft.current) : undefined;
    const next = unsaved ?? typed;
    latest.current = next;
    setDraft(next);
    setIsUnsaved(unsaved !== undefined);
    const isStored = (!unsaved && !isStoredDraft(file, storedDraft.current)) || writeDraft(file, unsaved);
    if (isStored) storedDraft.current = unsaved;
    setHasRoom(isStored);
  }

  return { draft, latest, isUnsaved, hasRoom, put };
}
