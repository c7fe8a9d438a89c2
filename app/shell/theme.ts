/** What the visitor chose; 'system' follows the device. */
export type Theme = 'light' | 'dark' | 'system';

export const themes: Theme[] = ['light', 'dark', 'system'];

const cookie = 'theme';
const year = 365 * 24 * 60 * 60;
const otherTabs = 'theme';
const listeners = new Set<() => void>();
let chosen: Theme | undefined;

/** The theme on show. The page's first script has put the remembered one there; storage may be blocked. */
export function readTheme(): Theme {
  return chosen ?? asTheme(document.documentElement.dataset.theme);
}

/** Shows and remembers a theme; the page's first script shows it again on the next visit, before anything is painted. */
export function chooseTheme(theme: Theme): void {
  show(theme);
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the page's first script must read it without waiting, which the cookie store's promises forbid
    document.cookie = `${cookie}=${theme}; Path=/; Max-Age=${theme === 'system' ? 0 : year}; SameSite=Lax`;
  } catch {
    // Without storage the choice lasts for this page.
  }
  const channel = new BroadcastChannel(otherTabs);
  channel.postMessage(theme);
  channel.close();
}

/** Calls `listener` after every choice, also one made in another tab. Returns the way to stop. */
export function onThemeChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(otherTabs);
  channel.onmessage = (event) => show(asTheme(event.data));
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    channel.close();
  };
}

/** The switch answers at once; colouring the whole page takes a slow phone 100 ms, and comes after that answer is painted. */
function show(theme: Theme): void {
  chosen = theme;
  for (const listener of listeners) listener();
  requestAnimationFrame(() => setTimeout(colour));
}

function colour(): void {
  const root = document.documentElement;
  if (chosen === 'system') delete root.dataset.theme;
  else root.dataset.theme = chosen;
}

function asTheme(value: unknown): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}
