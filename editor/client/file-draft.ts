/** What is typed and not saved yet, kept on this device until it is saved or discarded. */
export type FileDraft = { revision: string; data: unknown; body: string | null; restoredVersion?: string };

const key = (file: string) => `draft:${file}`;

export function readDraft(file: string): FileDraft | undefined {
  const text = localStorage.getItem(key(file));
  return text ? (JSON.parse(text) as FileDraft) : undefined;
}

/** Whether this draft is the one that is kept. */
export function isDraft(file: string, draft: FileDraft): boolean {
  return localStorage.getItem(key(file)) === JSON.stringify(draft);
}

/** Keeps the draft of a file, or removes it. */
export function writeDraft(file: string, draft: FileDraft | undefined): void {
  if (draft) localStorage.setItem(key(file), JSON.stringify(draft));
  else localStorage.removeItem(key(file));
}

/** Files with a draft. */
export function draftFiles(): string[] {
  return Object.keys(localStorage)
    .filter((each) => each.startsWith(key('content/')))
    .map((each) => each.slice(key('').length));
}
