/** What the visitor chose; 'system' follows the device. */
export type Theme = 'light' | 'dark' | 'system';

export const themes: Theme[] = ['light', 'dark', 'system'];

const cookie = 'theme';
const year = 365 * 24 * 60 * 60;
const otherTabs = 'theme';
const listeners = new Set<() => void>();
let chosen: Theme | undefined;

/** The current theme. The theme script has set the remembered one before the first paint. */
export function readTheme(): Theme {
  return chosen ?? asTheme(document.documentElement.dataset.theme);
}

/** Shows and remembers a theme; the theme script sets it on the next visit before the first paint. */
export function chooseTheme(theme: Theme): void {
  show(theme);
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the theme script must read it synchronously, and the cookie store is asynchronous
    document.cookie = `${cookie}=${theme}; Path=/; Max-Age=${theme === 'system' ? 0 : year}; SameSite=Lax`;
  } catch {
    // Without storage the choice lasts for this page.
  }
  const channel = new BroadcastChannel(otherTabs);
  channel.postMessage(theme);
  channel.close();
}

/** Calls `listener` after every choice, also in another tab. Returns a function that stops it. */
export function onThemeChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(otherTabs);
  channel.onmessage = (event) => show(asTheme(event.data));
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    channel.close();
  };
}

/** The switch changes at once; the page follows after that paint, because recolouring it takes a slow phone 100 ms. */
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
