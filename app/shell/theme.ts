/** What a visitor can choose; 'system' follows the device. */
export const themes = { light: 'Light', dark: 'Dark', system: 'System' };
type Theme = keyof typeof themes;

const year = 365 * 24 * 60 * 60;
/** Written for the other tabs only: browsers tell them of a change here, not of one in a cookie. */
const otherTabs = 'theme';

/** Answers the theme switches and shows a choice of another tab. early.ts has set the remembered theme. */
export function startThemeSwitches(): void {
  markSwitches(asTheme(document.documentElement.dataset.theme));
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && 'themeChoice' in target.dataset) choose(asTheme(target.value));
  });
  addEventListener('storage', ({ key, newValue }) => key === otherTabs && show(asTheme(newValue)));
  // A page in the back-forward cache gets no events.
  addEventListener('pageshow', ({ persisted }) => persisted && show(remembered()));
}

function choose(theme: Theme): void {
  show(theme);
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the script in the head reads it, and the cookie store is asynchronous
    document.cookie = `theme=${theme}; Path=/; Max-Age=${theme === 'system' ? 0 : year}; SameSite=Lax`;
    localStorage.setItem(otherTabs, theme);
  } catch {
    // Without storage the choice lasts for this page.
  }
}

/** The switch changes at once; the page follows after that paint, because recolouring it takes a slow phone 100 ms. */
function show(theme: Theme): void {
  const { dataset } = document.documentElement;
  const colour = () => (theme === 'system' ? delete dataset.theme : Object.assign(dataset, { theme }));
  markSwitches(theme);
  requestAnimationFrame(() => setTimeout(colour));
}

function markSwitches(theme: Theme): void {
  for (const choice of document.querySelectorAll<HTMLInputElement>('[data-theme-choice]')) choice.checked = choice.value === theme;
}

function remembered(): Theme {
  try {
    return asTheme(/(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1]);
  } catch {
    return asTheme(document.documentElement.dataset.theme);
  }
}

function asTheme(value: unknown): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}
