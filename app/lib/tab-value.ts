import { parseJson } from '#contract/lib/parse-json.ts';
import { createStoredText } from './stored-text.ts';

export type TabValue<Value> = ReturnType<typeof createTabValue<Value>>;

/**
 * A value stored for this tab's session only: it survives a reload and is gone with the tab. Nothing is stored if
 * storage is blocked or full.
 */
export function createTabValue<Value>(key: string) {
  const { read, write } = createStoredText(key, 'sessionStorage');
  return {
    /** Null: nothing is stored yet, or storage is blocked. */
    load: () => parseJson(read()) as Value | null,
    /** Returns false if it could not be stored. */
    save: (value: Value) => write(JSON.stringify(value)),
    clear: () => void write(null),
  };
}
