/** What the visitor chose; 'system' follows the device. */
export type Theme = 'light' | 'dark' | 'system';

export const themes: Theme[] = ['light', 'dark', 'system'];
export const themeKey = 'theme';

const listeners = new Set<() => void>();

/** The theme on show. The page's first script has put the remembered one there; storage may be blocked. */
export function readTheme(): Theme {
  return asTheme(document.documentElement.dataset.theme);
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
    if (event.key === themeKey) chooseTheme(asTheme(event.newValue));
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

function asTheme(value: string | null | undefined): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}
