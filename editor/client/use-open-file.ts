import { useRef, useState } from 'react';
import type { Problem } from '#content-model/problems.ts';
import { blank, type Mapping } from '#editor/form-field.ts';
import type { OpenedFile } from '#editor/opened-file.ts';
import { type ApiError, api, readAgain } from './api.ts';
import { type FileDraft, readDraft, writeDraft } from './file-draft.ts';

type Attempt = { problems: Problem[]; status: string; busy?: boolean };
/** The page as it is saved; `times` tells one build of it from the next. */
type ShownPage = { address: string; times: number };

/** What is typed into the form of a file, kept on this device until it is saved, and what can be done with it. */
export function useOpenFile({ file, title, opened }: { file: string; title: string; opened: OpenedFile }) {
  const kept = useRef(readDraft(file));
  const [draft, setDraft] = useState<FileDraft>(() => kept.current ?? startOf(opened));
  /** What is typed by now, also while an answer is awaited. */
  const now = useRef(draft);
  const [dirty, setDirty] = useState(kept.current !== undefined);
  const [isNew, setIsNew] = useState(opened.isNew);
  const [attempt, setAttempt] = useState<Attempt>({ problems: opened.problems, status: '' });
  const [shownPage, setShownPage] = useState<ShownPage>();

  function put(next: FileDraft, unsaved: boolean) {
    now.current = next;
    setDraft(next);
    setDirty(unsaved);
    writeDraft(file, unsaved ? next : undefined);
  }

  function change(part: Partial<FileDraft>) {
    put({ ...now.current, ...part }, true);
    setAttempt((last) => ({ ...last, status: '' }));
  }

  function bringBack(state: Partial<FileDraft>) {
    if (dirty && !confirm('Replace what you have changed and not saved?')) return;
    change(state);
    setAttempt({ problems: [], status: 'The earlier version is in the form. Save to bring it back.' });
  }

  /** Somebody else may have saved meanwhile. */
  async function discard() {
    writeDraft(file, undefined);
    readAgain();
    if (isNew) location.hash = '';
    else {
      const latest = await api.open(file).catch(() => opened);
      put(startOf(latest), false);
      setAttempt({ problems: latest.problems, status: 'Your changes are discarded' });
    }
  }

  /** Says whether the file is saved. */
  async function save(revision = now.current.revision): Promise<boolean> {
    setAttempt({ problems: [], status: 'Saving', busy: true });
    try {
      const sent = now.current;
      const { data, body, from } = sent;
      const saved = await api.save({ file, revision, data, body, from });
      const typedSince = now.current !== sent;
      put({ revision: saved.revision, data: now.current.data, body: now.current.body }, typedSince);
      setIsNew(false);
      setAttempt({ problems: [], status: saved.history || (typedSince ? '' : 'Saved') });
      readAgain();
      return true;
    } catch (error) {
      const { status: code, problems = [], message } = error as ApiError;
      setAttempt({ problems, status: message || 'Not saved: correct what is marked' });
      if (code !== 409) return false;
      const current = await api.open(file).catch(() => undefined);
      if (!current) return false;
      const question = 'Somebody else saved this form after you opened it. Replace what they saved with yours?';
      return confirm(`${question} Cancel keeps yours here, not saved.`) && save(current.revision);
    }
  }

  async function look() {
    if ((dirty || isNew) && !(await save())) return;
    setAttempt({ problems: [], status: 'Building the pages. This takes a few seconds.', busy: true });
    await api.preview().then(
      ({ address }) => {
        setAttempt({ problems: [], status: 'The pages are ready.' });
        setShownPage((last) => ({ address: address + opened.page, times: (last?.times ?? 0) + 1 }));
      },
      (error: Error) => setAttempt({ problems: [], status: error.message }),
    );
  }

  async function remove() {
    if (!confirm(`Delete ${title} and its page?`)) return;
    try {
      await api.delete({ file, revision: draft.revision });
      writeDraft(file, undefined);
      readAgain();
      location.hash = '';
    } catch (error) {
      const { problems = [], message } = error as ApiError;
      setAttempt({ problems, status: message || 'Not deleted' });
    }
  }

  return { draft, dirty, isNew, attempt, shownPage, change, bringBack, discard, save, look, remove };
}

function startOf({ form, revision, data, body, isNew, given }: OpenedFile): FileDraft {
  return { revision, data: isNew ? { ...(blank(form) as Mapping), ...given } : data, body };
}
