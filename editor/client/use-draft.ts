import { useRef, useState } from 'react';
import type { OpenedFile } from '#editor/opened-file.ts';
import { type FileDraft, isDraft, isUnsaved, mergeDraft, readDraft, startOf, withOtherTab, writeDraft } from './file-draft.ts';

/**
 * What is typed into a file's form, kept on this device until it is saved. `dirty`: some of it is not saved. `isKept`:
 * there was room to keep it.
 */
export function useDraft(file: string, openedFile: OpenedFile) {
  /** What this form kept last; another tab may have kept its own since. */
  const kept = useRef(readDraft(file));
  const [draft, setDraft] = useState(() => (kept.current ? mergeDraft(kept.current, openedFile).draft : startOf(openedFile)));
  /** What is typed by now, even while a response is awaited. */
  const latest = useRef(draft);
  const [dirty, setDirty] = useState(kept.current !== undefined);
  const [isKept, setIsKept] = useState(true);

  function put(typed: FileDraft) {
    const unsaved = isUnsaved(typed, openedFile) ? withOtherTab(file, typed, kept.current) : undefined;
    const next = unsaved ?? typed;
    latest.current = next;
    setDraft(next);
    setDirty(unsaved !== undefined);
    const hasRoom = (!unsaved && !isDraft(file, kept.current)) || writeDraft(file, unsaved);
    if (hasRoom) kept.current = unsaved;
    setIsKept(hasRoom);
  }

  return { draft, latest, dirty, isKept, put };
}
