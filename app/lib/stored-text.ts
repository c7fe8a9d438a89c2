/**
 * A text in this browser's localStorage, beyond the tab. Part of every page, so kept small. Cookies that are refused block
 * it: then even reading `localStorage` throws.
 */
export function createStoredText(key: string) {
  return {
    /** Null where nothing is stored or storage is blocked. */
    read(): string | null {
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },

    /** Null removes the text. Returns false where storage is blocked or full. */
    write(text: string | null): boolean {
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        return false;
      }
      // Browsers tell only the other tabs.
      window.dispatchEvent(new Event('storage'));
      return true;
    },

    /** Calls `listener` after a change, also one made in another tab. Returns a function that stops it. */
    onChange(listener: () => void): () => void {
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
  };
}

/** Calls `act` when something is kept under `key`, in this tab's session or beyond it: now, or once it is. */
export function onStored(key: string, act: () => void): void {
  const look = () => isStored(key) && act();
  window.addEventListener('storage', look);
  look();
}

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null || sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
