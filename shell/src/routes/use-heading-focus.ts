import { useEffect } from 'react';

/** Becomes true with the first change of route: the focus of a freshly loaded page is the browser's. */
let hasNavigated = false;
export const noteNavigation = (): void => {
  hasNavigated = true;
};

/** Puts the focus on a new screen's heading, so that a keyboard or a screen reader goes on from there. */
export function useHeadingFocus(): void {
  useEffect(() => {
    if (!hasNavigated) return;
    const heading = document.querySelector<HTMLElement>('[data-page-title], main h1');
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
}
