import { useEffect } from 'react';
import { useTheme } from '@hub/shared/ui';

const ONE_YEAR_SECONDS = 365 * 24 * 3600;

/** Tells the server the theme, so that the next page comes in it from the first byte. */
export function useThemeCookie(): void {
  const { preference } = useTheme();
  useEffect(() => {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `hub_theme=${preference}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax${secure}`;
  }, [preference]);
}
