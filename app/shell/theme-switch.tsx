import { themes } from './theme.ts';

/** Light, dark or as the device has it; theme.ts handles it. `where` tells the switches of a page apart: 'footer'. */
export function ThemeSwitch({ where }: { where: string }) {
  return (
    <fieldset className="needs-script no-print flex flex-wrap gap-x-3 text-small">
      <legend className="sr-only">Colour theme ({where})</legend>
      {Object.entries(themes).map(([theme, label]) => (
        <label key={theme} className="theme-choice">
          <input type="radio" name={`theme-${where}`} value={theme} defaultChecked={theme === 'system'} data-theme-choice />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
