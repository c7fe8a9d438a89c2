import { parseJson } from './parse-json.ts';
import { createStoredText } from './stored-text.ts';

/** What a visitor has typed, by field name. */
export type FormValues = Record<string, string>;

export type Draft = ReturnType<typeof createDraft<FormValues>>;

/**
 * Keeps a form's text in this tab's session only: it survives a reload and is gone with the tab. Where storage is
 * blocked or full the form works without a draft.
 */
export function createDraft<Values = FormValues>(key: string) {
  const { read, write } = createStoredText(key, 'sessionStorage');
  return {
    /** Null: nothing was kept yet, or storage is blocked. */
    load: () => parseJson(read()) as Values | null,
    save: (values: Values) => void write(JSON.stringify(values)),
    clear: () => void write(null),
  };
}
