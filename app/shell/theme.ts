import { createStoredText } from '#app/lib/stored-text.ts';

/** What a visitor can choose; 'system' follows the device. */
export const themes = { light: 'Light', dark: 'Dark', system: 'System' };
type Theme = keyof typeof themes;

/** Where the browser remembers the choice. */
export const themeKey = 'theme';

/** Handles the theme switches and shows a choice made in another tab. early.ts has set the remembered theme. */
export function startThemeSwitches(): void {
  const remembered = createStoredText(themeKey);
  markSwitches(asTheme(document.documentElement.dataset.theme));
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement && 'themeChoice' in target.dataset)) return;
    // Without storage the choice lasts for this page.
    if (!remembered.write(target.value)) show(asTheme(target.value));
  });
  remembered.onChange(() => {
    const theme = remembered.read();
    if (theme !== null) show(asTheme(theme));
  });
}

/**
 * The switch changes at once; the page follows after that paint, because recolouring it takes a slow phone 100 ms. A hidden
 * tab paints nothing: it would flash in the old colours when it is looked at.
 */
function show(theme: Theme): void {
  const recolour = () => {
    document.documentElement.dataset.theme = theme;
  };
  markSwitches(theme);
  if (document.hidden) recolour();
  else requestAnimationFrame(() => setTimeout(recolour));
}

function markSwitches(theme: Theme): void {
  for (const choice of document.querySelectorAll<HTMLInputElement>('[data-theme-choice]')) choice.checked = choice.value === theme;
}

function asTheme(value: unknown): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}
