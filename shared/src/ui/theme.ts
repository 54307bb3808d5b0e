import { useSyncExternalStore } from 'react';
import { themePreference, type ThemePreference } from '../session/theme-preference';

const listeners = new Set<() => void>();
const DARK = '(prefers-color-scheme: dark)';

/** Puts the stored choice on the page: `data-theme` on the root, or nothing where the system decides. */
export function applyTheme(preference: ThemePreference = readTheme()): void {
  const root = document.documentElement;
  if (preference === 'system') delete root.dataset.theme;
  else root.dataset.theme = preference;
}

export const readTheme = (): ThemePreference => themePreference.read() ?? 'system';

export function setTheme(preference: ThemePreference): void {
  themePreference.write(preference);
  applyTheme(preference);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const system = window.matchMedia(DARK);
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

const shownTheme = (): 'light' | 'dark' => {
  const preference = readTheme();
  if (preference !== 'system') return preference;
  return window.matchMedia(DARK).matches ? 'dark' : 'light';
};

/** The user's choice, and the theme that it comes to. */
export function useTheme(): { preference: ThemePreference; shown: 'light' | 'dark'; setTheme: typeof setTheme } {
  const preference = useSyncExternalStore(subscribe, readTheme, () => 'system' as const);
  const shown = useSyncExternalStore(subscribe, shownTheme, () => 'light' as const);
  return { preference, shown, setTheme };
}
