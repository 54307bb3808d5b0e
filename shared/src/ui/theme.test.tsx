import { act, screen } from '@testing-library/react';
import { themePreference } from '../session/theme-preference';
import { renderWithHub } from '../testing';
import { applyTheme } from './theme';
import { ThemeToggle } from './buttons/theme-toggle';

const root = document.documentElement;
beforeEach(() => {
  localStorage.clear();
  applyTheme('system');
});

test('the system decides until somebody chooses', () => {
  applyTheme();
  expect(root).not.toHaveAttribute('data-theme');
  themePreference.write('dark');
  applyTheme();
  expect(root).toHaveAttribute('data-theme', 'dark');
});

test('what is stored and is no theme is passed over', () => {
  localStorage.setItem('hub.theme', '"sepia"');
  applyTheme();
  expect(root).not.toHaveAttribute('data-theme');
});

test('the toggle goes to the other theme and is remembered', async () => {
  const { user } = renderWithHub(<ThemeToggle />);
  await user.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(themePreference.read()).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Switch to light theme' }));
  expect(root).toHaveAttribute('data-theme', 'light');
});

test('a change of the system is followed while the system decides', () => {
  const listeners = new Set<() => void>();
  const system = { matches: false };
  const original = window.matchMedia;
  window.matchMedia = (media) =>
    ({
      get matches() {
        return system.matches;
      },
      media,
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }) as unknown as MediaQueryList;
  try {
    renderWithHub(<ThemeToggle />);
    expect(screen.getByRole('button', { name: 'Switch to dark theme' })).toBeInTheDocument();
    system.matches = true;
    act(() => listeners.forEach((listener) => listener()));
    expect(screen.getByRole('button', { name: 'Switch to light theme' })).toBeInTheDocument();
  } finally {
    window.matchMedia = original;
  }
});
