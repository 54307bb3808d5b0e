import { useEffect, type RefObject } from 'react';

/** Links within the page lead where they say, and leave the address as it is: behind its `#` stands the token, without which a reload finds nothing. */
export function useInnerLinks(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = page;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
      if (!link) return;
      event.preventDefault();
      document.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.scrollIntoView({ block: 'start' });
    };
    current?.addEventListener('click', follow);
    return () => current?.removeEventListener('click', follow);
  }, [page]);
}
