/** What the visitor chose; 'system' follows the device. */
export type Theme = 'light' | 'dark' | 'system';

export const themes: Theme[] = ['light', 'dark', 'system'];
export const themeKey = 'theme';

const listeners = new Set<() => void>();

/** The remembered choice. Storage may be blocked: then the device decides. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(themeKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Shows and remembers a theme; the page's first script shows it again on the next visit, before anything is painted. */
export function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Without storage the choice lasts for this page.
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` after every choice, also one made in another tab. Returns the way to stop. */
export function onThemeChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === themeKey) chooseTheme(readTheme());
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}
