import { themes } from './theme.ts';

/** Light, dark or as the device has it; theme.ts answers it. `where` tells the switches of a page apart: 'footer'. */
export function ThemeSwitch({ where }: { where: string }) {
  return (
    <fieldset className="needs-script no-print flex flex-wrap gap-x-[min(1rem,1.25vw)] text-caption">
      <legend className="sr-only">Colour theme ({where})</legend>
      {Object.entries(themes).map(([theme, label]) => (
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
          {label}
        </label>
      ))}
    </fieldset>
  );
}
