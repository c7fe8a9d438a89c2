import { useState } from 'react';
import type { Problem } from '#content-model/problems.ts';
import { dateAndTime } from '#contract/lib/indian-day.ts';
import type { OpenedFile, Version } from '#editor/shared/api-types.ts';
import { type ApiError, api, revalidateAll } from './api.ts';
import { type FileDraft, mergeDraft, savedIn, startOf, writeDraft } from './file-draft.ts';
import { useDraft } from './use-draft.ts';

type Attempt = { problems: Problem[]; status: string; busy?: boolean };
/** The saved page; each build of it has another number. */
type ShownPage = { url: string; buildNumber: number };

export const savedStatus = 'Saved';

/** What was tried last with a file, and how it ended. */
function useAttempt(first: () => Attempt) {
  const [attempt, setAttempt] = useState(first);

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

  return { attempt, setAttempt, attemptTo };
}

/** What is typed into a file's form, and how it is saved or thrown away. */
function useTypedFile(file: string, openedFile: OpenedFile) {
  const { draft, latest, isUnsaved, hasRoom, put } = useDraft(file, openedFile);
  const [isNew, setIsNew] = useState(openedFile.isNew);
  const { attempt, setAttempt, attemptTo } = useAttempt(() => {
    const { conflicts } = mergeDraft(draft, openedFile);
    const isOutdated = draft.revision !== openedFile.revision;
    const status = isOutdated ? `This was saved meanwhile. What is saved → yours: ${conflicts}. Save asks which stays.` : '';
    return { problems: openedFile.problems, status };
  });

  function change(changed: Partial<FileDraft>) {
    put({ ...latest.current, ...changed });
    setAttempt((last) => ({ ...last, status: '' }));
  }

  function bringBack(version: Partial<FileDraft>) {
    if (isUnsaved && !confirm('Replace what you have changed and not saved?')) return;
    change(version);
    setAttempt({ problems: [], status: 'The earlier version is in the form. Save to bring it back.' });
  }

  /** Opens the file again: somebody else may have saved meanwhile. */
  async function discard() {
    if (!confirm('Throw away what you have changed and not saved?')) return;
    put(startOf(openedFile));
    revalidateAll();
    if (isNew) location.hash = '';
    else {
      const thrownAway = latest.current;
      setAttempt((last) => ({ ...last, status: 'Reading what is saved', busy: true }));
      const saved = await api.open(file).catch(() => openedFile);
      if (latest.current !== thrownAway) return setAttempt((last) => ({ ...last, status: '', busy: false }));
      put(startOf(saved));
      setAttempt({ problems: saved.problems, status: 'Your changes are discarded' });
    }
  }

  /** Returns whether the file is saved. */
  async function saveTyped(): Promise<boolean> {
    const refusal = await attemptTo(async () => {
      const sent = latest.current;
      const { base: _, ...content } = sent;
      const saved = await api.save({ ...content, file });
      const { data, body } = latest.current;
      const typedSince = latest.current !== sent;
      put({ ...savedIn({ ...content, ...saved }), data, body });
      setIsNew(false);
      revalidateAll();
      return saved.commitProblem || (typedSince ? '' : savedStatus);
    }, 'Saving');
    if (refusal?.status !== 409) return !refusal;
    return (await takeSaved()) && saveTyped();
  }

  /** Puts into the form what only others changed. Returns whether the rest may be saved, which it asks if both changed something. */
  async function takeSaved(): Promise<boolean> {
    const saved = await api.open(file).catch(() => undefined);
    if (!saved) return false;
    const [last] = await api.versions(file).catch(() => []);
    const merged = mergeDraft(latest.current, saved);
    const isYours = merged.conflicts === '' || confirm(replaceQuestion(last, merged.conflicts));
    put({ ...merged.draft, ...(isYours && savedIn(saved)) });
    return isYours;
  }

  return { draft, isUnsaved, hasRoom, isNew, attempt, attemptTo, change, bringBack, discard, saveTyped };
}

function replaceQuestion(last: Version | undefined, conflicts: string): string {
  const by = last ? `, last by ${last.person} (${dateAndTime(last.when)})` : '';
  return `This form was saved after you opened it${by}. Replace what you both changed with yours? Cancel keeps yours here, not saved.\n\nWhat is saved → yours: ${conflicts}`;
}

/** What is typed into a file's form, with what can be done with it. */
export function useFileForm({ file, title, openedFile }: { file: string; title: string; openedFile: OpenedFile }) {
  const { attemptTo, saveTyped, ...typed } = useTypedFile(file, openedFile);
  const [shownPage, setShownPage] = useState<ShownPage>();

  async function save() {
    setShownPage(undefined);
    await saveTyped();
  }

  async function preview() {
    if ((typed.isUnsaved || typed.isNew) && !(await saveTyped())) return;
    await attemptTo(async () => {
      const { url } = await api.preview();
      setShownPage((last) => ({ url: url + openedFile.pagePath, buildNumber: (last?.buildNumber ?? 0) + 1 }));
      return 'The pages are ready.';
    }, 'Building the pages. This takes a few seconds.');
  }

  async function remove() {
    const wayBack = 'To have it again, begin a new one of the same name: Earlier versions has its text.';
    if (!confirm(`Delete ${title} and its page? ${wayBack}`)) return;
    await attemptTo(async () => {
      await api.delete({ file, revision: typed.draft.revision });
      writeDraft(file, undefined);
      revalidateAll();
      location.hash = '';
      return '';
    }, 'Deleting');
  }

  return { ...typed, shownPage, save, preview, remove };
}
