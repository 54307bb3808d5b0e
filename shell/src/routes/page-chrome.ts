import { useEffect, useRef } from 'react';
import { useLocation } from '@hub/shared/router';
import { foreignText, PRODUCT_NAME } from '@hub/shared/ui';
import { noteNavigation } from './use-heading-focus';

/** The title of a screen, as tabs and history show it. */
export const pageTitle = (screen: string | undefined): string =>
  screen ? `${foreignText(screen)} · ${PRODUCT_NAME}` : PRODUCT_NAME;

/** The document's title by route, and the view back at the top after a change of route. */
export function usePageChrome(title: string): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    document.title = title;
  }, [title]);
  // In the render, not in an effect: the new screen's own effects come first, and have to know.
  if (last.current !== pathname) noteNavigation();
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
  }, [pathname]);
}
