import { useSyncExternalStore } from 'react';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { chooseTheme, onThemeChange, readTheme, type Theme, themes } from './theme.ts';

const looks: Record<Theme, { label: string; icon: IconName }> = {
  light: { label: 'Light', icon: 'sun' },
  dark: { label: 'Dark', icon: 'moon' },
  system: { label: 'System', icon: 'system' },
};

/** Light, dark or as the device has it. `name` sets this switch's radios apart from another's on the same page. */
export function ThemeSwitch({ name }: { name: string }) {
  const chosen = useSyncExternalStore(onThemeChange, readTheme, () => 'system' as const);
  return (
    <fieldset className="needs-script no-print inline-flex rounded-control border border-current/40 p-0.5">
      <legend className="sr-only">Colour theme</legend>
      {themes.map((theme) => (
        <label
          key={theme}
          title={looks[theme].label}
          className="relative grid size-9 cursor-pointer place-items-center rounded-[2px] has-checked:border-2 has-checked:border-current has-checked:bg-current/20 has-focus-visible:outline-3 has-focus-visible:outline-current"
        >
          <input
            type="radio"
            name={name}
            value={theme}
            checked={chosen === theme}
            onChange={() => chooseTheme(theme)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <Icon name={looks[theme].icon} size={17} />
          <span className="sr-only">{looks[theme].label}</span>
        </label>
      ))}
    </fieldset>
  );
}
