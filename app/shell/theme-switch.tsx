import { type Theme, themes } from './theme.ts';

const labels: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'System' };

/** Light, dark or as the device has it; theme.ts answers it. `where` tells the switches of a page apart: 'footer'. */
export function ThemeSwitch({ where }: { where: string }) {
  return (
    <fieldset className="needs-script no-print flex flex-wrap gap-x-[min(1rem,1.25vw)] text-caption">
      <legend className="sr-only">Colour theme ({where})</legend>
      {themes.map((theme) => (
        <label
          key={theme}
          className="relative grid min-h-8 cursor-pointer place-items-center border-y-2 border-transparent has-checked:border-b-current has-focus-visible:outline-3 has-focus-visible:outline-current"
        >
          <input
            type="radio"
            name={`theme-${where}`}
            value={theme}
            defaultChecked={theme === 'system'}
            data-theme-choice
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {labels[theme]}
        </label>
      ))}
    </fieldset>
  );
}
