/** What a visitor has typed, by field name. */
export type FormValues = Record<string, string>;

export type Draft = {
  /** What was kept, or null: nothing yet, storage blocked, or something that is no draft. */
  load(): FormValues | null;
  save(values: FormValues): void;
  clear(): void;
};

/**
 * Keeps a form's text in this tab's session only: it survives a reload and is gone with the tab. Storage may be
 * blocked (cookies refused: even reading `sessionStorage` throws) or full; the form then works without a draft.
 */
export function createDraft(key: string): Draft {
  return {
    load: () => quietly(() => parseDraft(sessionStorage.getItem(key))),
    save: (values) => void quietly(() => sessionStorage.setItem(key, JSON.stringify(values))),
    clear: () => void quietly(() => sessionStorage.removeItem(key)),
  };
}

function quietly<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

function parseDraft(stored: string | null): FormValues | null {
  const values: unknown = JSON.parse(stored ?? 'null');
  return isDraft(values) ? values : null;
}

function isDraft(values: unknown): values is FormValues {
  return typeof values === 'object' && values !== null && Object.values(values).every((value) => typeof value === 'string');
}
