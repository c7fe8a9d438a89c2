import { listen } from './listen.ts';

/** The event after this page changed a text: browsers send `storage` to the other tabs only. */
const changed = 'storedtext';

export type StoredText = ReturnType<typeof createStoredText>;

/**
 * A text stored in this browser, beyond the tab or for its session only. Part of every page, so it is small. A browser
 * that refuses cookies blocks storage too: then even reading `localStorage` throws.
 */
export function createStoredText(key: string, area: 'localStorage' | 'sessionStorage' = 'localStorage') {
  return {
    /** Null if nothing is stored or storage is blocked. */
    read(): string | null {
      try {
        return window[area].getItem(key);
      } catch {
        return null;
      }
    },

    /** Null removes the text. Returns false if storage is blocked or full. */
    write(text: string | null): boolean {
      try {
        if (text === null) window[area].removeItem(key);
        else window[area].setItem(key, text);
      } catch {
        return false;
      }
      if (area === 'localStorage') dispatchEvent(new Event(changed));
      return true;
    },

    /**
     * Calls `listener` after a change, also one made in another tab or while this page was in the back-forward cache.
     * Returns a function that stops it.
     */
    onChange: (listener: () => void): (() => void) => listen([changed, 'storage', 'pageshow'], listener),
  };
}

/** Calls `act` now if something is stored under `key`, and again after each change beyond this tab's session. */
export function onStored(key: string, act: () => void): void {
  const text = createStoredText(key);
  const inSession = createStoredText(key, 'sessionStorage');
  const check = () => (text.read() ?? inSession.read()) !== null && act();
  text.onChange(check);
  check();
}
