import { Moon, Sun } from 'lucide-react';
import { IconButton } from './icon-button';
import { t } from '../messages';
import { useTheme } from '../theme';

/** Switches between light and dark; what the system says is chosen in the settings. */
export function ThemeToggle() {
  const { shown, setTheme } = useTheme();
  const next = shown === 'dark' ? 'light' : 'dark';
  return (
    <IconButton plain label={t(`theme.${next}`)} icon={shown === 'dark' ? <Sun /> : <Moon />} onClick={() => setTheme(next)} />
  );
}
