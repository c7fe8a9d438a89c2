import { onReturn } from '#app/lib/listen.ts';
import { createStoredText } from '#app/lib/stored-text.ts';
import { dayMs } from '#contract/lib/durations.ts';
import { themeKey } from './theme-key.ts';

/** What a visitor can choose; 'system' follows the device. */
export const themes = { light: 'Light', dark: 'Dark', system: 'System' };
type Theme = keyof typeof themes;

/** In seconds. */
const maxAge = (365 * dayMs) / 1000;
/** For the other tabs, and for a page that comes back; the script in the head reads a cookie, which costs less. */
const remembered = createStoredText(themeKey);

/** Handles the theme switches and shows a choice made in another tab. early.ts has set the remembered theme. */
export function startThemeSwitches(): void {
  markSwitches(asTheme(document.documentElement.dataset.theme));
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && 'themeChoice' in target.dataset) choose(asTheme(target.value));
  });
  addEventListener('storage', ({ key, newValue }) => key === themeKey && show(asTheme(newValue)));
  // A page in the back-forward cache gets no events.
  onReturn(() => {
    const theme = remembered.read();
    if (theme !== null) show(asTheme(theme));
  });
}

function choose(theme: Theme): void {
  show(theme);
  // Without storage the choice lasts for this page.
  if (!remembered.write(theme)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the script in the head reads it, and the cookie store is asynchronous
  document.cookie = `${themeKey}=${theme}; Path=/; Max-Age=${theme === 'system' ? 0 : maxAge}; SameSite=Lax`;
}

/** The switch changes at once; the page follows after that paint, because recolouring it takes a slow phone 100 ms. */
function show(theme: Theme): void {
  const { dataset } = document.documentElement;
  markSwitches(theme);
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (theme === 'system') delete dataset.theme;
      else dataset.theme = theme;
    }),
  );
}

function markSwitches(theme: Theme): void {
  for (const choice of document.querySelectorAll<HTMLInputElement>('[data-theme-choice]')) choice.checked = choice.value === theme;
}

function asTheme(value: unknown): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}
