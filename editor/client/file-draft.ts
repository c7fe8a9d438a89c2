import type { FileContent, OpenedFile } from '#editor/shared/api-types.ts';
import { changesBetween, describeChanges } from '#editor/shared/field-changes.ts';
import { blank, type Mapping } from '#editor/shared/form-field.ts';
import { isSame, mergeFields } from '#editor/shared/merge-fields.ts';

/** What is typed and not saved yet, stored on this device until it is saved or discarded. `base`: what was saved when it was begun. */
export type FileDraft = FileContent & { revision: string; base: FileContent | null; restoredVersion?: string };

const key = (file: string) => `draft:${file}`;

export function readDraft(file: string): FileDraft | undefined {
  const text = localStorage.getItem(key(file));
  return text ? (JSON.parse(text) as FileDraft) : undefined;
}

/** Whether this draft, or none, is what the storage holds: another tab may have stored its own. */
export function isStoredDraft(file: string, draft: FileDraft | undefined): boolean {
  return (localStorage.getItem(key(file)) ?? undefined) === JSON.stringify(draft);
}

/** Stores the draft of a file, or removes it. Returns whether the browser's storage had room for it. */
export function writeDraft(file: string, draft: FileDraft | undefined): boolean {
  try {
    if (draft) localStorage.setItem(key(file), JSON.stringify(draft));
    else localStorage.removeItem(key(file));
    return true;
  } catch {
    return false;
  }
}

/** Takes into what is typed here what another tab stored of the same file, where this one changed nothing. `stored`: by this one. */
export function withOtherTab(file: string, typed: FileDraft, stored: FileDraft | undefined): FileDraft {
  const other = readDraft(file);
  if (!other || isStoredDraft(file, stored)) return typed;
  // One of the tabs may have been saved meanwhile: each change is compared with what its own tab began with.
  const changedThere = mergeFields(other.base, contentOf(other), typed.base);
  return { ...typed, ...(mergeFields(typed.base, changedThere, contentOf(typed)) as FileContent) };
}

function contentOf({ data, body }: FileContent): FileContent {
  return { data, body };
}

export function draftFiles(): string[] {
  return Object.keys(localStorage)
    .filter((each) => each.startsWith(key('content/')))
    .map((each) => each.slice(key('').length));
}

/** The draft of a form in which nothing is typed yet. */
export function startOf(openedFile: OpenedFile): FileDraft {
  const { form, data, body, isNew, defaults } = openedFile;
  return { ...savedIn(openedFile), data: isNew ? { ...(blank(form) as Mapping), ...defaults } : data, body };
}

/** Whether a draft differs from what is saved, or from the form of a new file. */
export function differsFromSaved({ data, body, base, restoredVersion }: FileDraft, openedFile: OpenedFile): boolean {
  const saved = base ?? startOf(openedFile);
  return restoredVersion !== undefined || !isSame([data, body], [saved.data, saved.body]);
}

/** What a draft is compared with, once it is begun or merged. */
export function savedIn({ revision, data, body }: Pick<OpenedFile, 'revision' | 'data' | 'body'>): Pick<FileDraft, 'revision' | 'base'> {
  return { revision, base: data === null ? null : { data, body } };
}

/**
 * Takes what only others changed into a draft: a price saved on the phone comes in beside the intro typed here. `conflicts`:
 * what both changed, in words ('Price: ₹1,60,000 → ₹1,70,000'), which stays as it is typed.
 */
export function mergeDraft(draft: FileDraft, openedFile: OpenedFile): { draft: FileDraft; conflicts: string } {
  const [saved, { base }] = [savedIn(openedFile), draft];
  const merged = mergeFields(base, saved.base, contentOf(draft)) as FileContent | null;
  const theirs = mergeFields(base, contentOf(draft), saved.base) as FileContent | null;
  const conflicts = describeChanges(changesBetween(openedFile.form, theirs, merged));
  return { draft: { ...draft, ...merged, ...(conflicts === '' && saved) }, conflicts };
}
