import { Monitor, Moon, Sun } from 'lucide-react';
import { chooseTheme, themes, useTheme } from '../../device/theme.ts';
import { profileMessages } from './messages.ts';

const icons = { system: Monitor, light: Sun, dark: Moon };

/** As the system has it, or always light, or always dark. */
export function ThemeChoice() {
  const chosen = useTheme();
  return (
    <fieldset className="flex rounded-full bg-field p-1">
      <legend className="sr-only">{profileMessages.appearance}</legend>
      {themes.map((theme) => {
        const Icon = icons[theme];
        return (
          <label
            key={theme}
            className="flex min-h-11 flex-1 cursor-pointer items-center justify-center gap-2 rounded-full px-3 text-ink-soft text-sm transition-colors duration-200 has-[:checked]:bg-paper has-[:checked]:font-semibold has-[:checked]:text-ink has-[:focus-visible]:outline-2"
          >
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={theme === chosen}
              onChange={() => chooseTheme(theme)}
              className="sr-only"
            />
            <Icon className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
            {profileMessages.themes[theme]}
          </label>
        );
      })}
    </fieldset>
  );
}
