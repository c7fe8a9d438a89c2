import { useRef, useState } from 'react';
import type { Problem } from '#content-model/problems.ts';
import { dateAndTime } from '#contract/lib/indian-day.ts';
import { changesBetween, describeChanges } from '#editor/field-changes.ts';
import { blank, type Mapping } from '#editor/form-field.ts';
import type { OpenedFile } from '#editor/opened-file.ts';
import { type ApiError, api, revalidateAll } from './api.ts';
import { type FileDraft, isDraft, readDraft, writeDraft } from './file-draft.ts';

type Attempt = { problems: Problem[]; status: string; busy?: boolean };
/** The saved page; each build of it has another number. */
type ShownPage = { url: string; buildNumber: number };

export const savedStatus = 'Saved';

/** What is typed into a file's form, kept on this device until it is saved. `dirty`: some of it is not. */
function useDraft(file: string, saved: OpenedFile) {
  const stored = useRef(readDraft(file));
  const [draft, setDraft] = useState<FileDraft>(() => stored.current ?? startOf(saved));
  /** What is typed by now, even while a response is awaited. */
  const latest = useRef(draft);
  const [dirty, setDirty] = useState(stored.current !== undefined);

  function put(next: FileDraft, unsaved: boolean) {
    const isStored = isDraft(file, latest.current);
    latest.current = next;
    setDraft(next);
    setDirty(unsaved);
    // Last: it throws where the browser's storage is full, and what is typed is shown all the same.
    if (unsaved || isStored) writeDraft(file, unsaved ? next : undefined);
  }

  return { draft, latest, dirty, put };
}

/** What is typed into a file's form, with what can be done with it. */
export function useOpenFile({ file, title, opened }: { file: string; title: string; opened: OpenedFile }) {
  const { draft, latest, dirty, put } = useDraft(file, opened);
  const [isNew, setIsNew] = useState(opened.isNew);
  const [attempt, setAttempt] = useState<Attempt>({ problems: opened.problems, status: '' });
  const [shownPage, setShownPage] = useState<ShownPage>();

  function change(changed: Partial<FileDraft>) {
    put({ ...latest.current, ...changed }, true);
    setAttempt((last) => ({ ...last, status: '' }));
  }

  function bringBack(version: Partial<FileDraft>) {
    if (dirty && !confirm('Replace what you have changed and not saved?')) return;
    change(version);
    setAttempt({ problems: [], status: 'The earlier version is in the form. Save to bring it back.' });
  }

  /** Opens the file again: somebody else may have saved meanwhile. */
  async function discard() {
    if (!confirm('Throw away what you have changed and not saved?')) return;
    // What another tab typed stays.
    if (isDraft(file, latest.current)) writeDraft(file, undefined);
    revalidateAll();
    if (isNew) location.hash = '';
    else {
      const thrownAway = latest.current;
      setAttempt((last) => ({ ...last, status: 'Reading what is saved', busy: true }));
      const saved = await api.open(file).catch(() => opened);
      if (latest.current !== thrownAway) return setAttempt((last) => ({ ...last, status: '', busy: false }));
      put(startOf(saved), false);
      setAttempt({ problems: saved.problems, status: 'Your changes are discarded' });
    }
  }

  /** Does what the server may refuse, and shows the result. Returns the refusal. */
  async function attemptTo(work: () => Promise<string>, status: string): Promise<ApiError | undefined> {
    setAttempt({ problems: [], status, busy: true });
    try {
      setAttempt({ problems: [], status: await work() });
      return undefined;
    } catch (error) {
      const refusal = error as ApiError;
      setAttempt({ problems: refusal.problems, status: refusal.message || 'Not done: correct what is marked' });
      return refusal;
    }
  }

  /** Returns whether the file is saved. */
  async function save(revision = latest.current.revision, keepsPage = false): Promise<boolean> {
    const refusal = await attemptTo(async () => {
      const sent = latest.current;
      if (!keepsPage) setShownPage(undefined);
      const saved = await api.save({ ...sent, file, revision });
      const typedSince = latest.current !== sent;
      put({ revision: saved.revision, data: latest.current.data, body: latest.current.body }, typedSince);
      setIsNew(false);
      revalidateAll();
      return saved.commitProblem || (typedSince ? '' : savedStatus);
    }, 'Saving');
    if (refusal?.status !== 409) return !refusal;
    const replaced = await askToReplace(file, latest);
    return replaced !== undefined && save(replaced);
  }

  async function preview() {
    if ((dirty || isNew) && !(await save(undefined, true))) return;
    await attemptTo(async () => {
      const { url } = await api.preview();
      setShownPage((last) => ({ url: url + opened.pagePath, buildNumber: (last?.buildNumber ?? 0) + 1 }));
      return 'The pages are ready.';
    }, 'Building the pages. This takes a few seconds.');
  }

  async function remove() {
    const wayBack = 'To have it again, begin a new one of the same name: Earlier versions has its text.';
    if (!confirm(`Delete ${title} and its page? ${wayBack}`)) return;
    await attemptTo(async () => {
      await api.delete({ file, revision: draft.revision });
      writeDraft(file, undefined);
      revalidateAll();
      location.hash = '';
      return '';
    }, 'Deleting');
  }

  return { draft, dirty, isNew, attempt, shownPage, change, bringBack, discard, save, preview, remove };
}

/** Asks whether what is typed may replace what somebody else saved meanwhile. Returns the revision of that if so. */
async function askToReplace(file: string, typed: { current: FileDraft }): Promise<string | undefined> {
  const saved = await api.open(file).catch(() => undefined);
  if (!saved) return undefined;
  const [last] = await api.versions(file).catch(() => []);
  const by = last ? `, last by ${last.person} (${dateAndTime(last.when)})` : '';
  const changes = describeChanges(changesBetween(saved.form, saved, typed.current));
  const question = `This form was saved after you opened it${by}. Replace what is saved with yours? Cancel keeps yours here, not saved.\n\nWhat is saved → yours: ${changes}`;
  return confirm(question) ? saved.revision : undefined;
}

function startOf({ form, revision, data, body, isNew, defaults }: OpenedFile): FileDraft {
  return { revision, data: isNew ? { ...(blank(form) as Mapping), ...defaults } : data, body };
}
