import { useEffect, type RefObject } from 'react';

/** Links within the page lead where they say, and leave the address as it is: behind its `#` stands the token, without which a reload finds nothing. Those of findings have it. */
export function useInnerLinks(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = page;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
      const target = document.getElementById(link?.getAttribute('href')?.slice(1) ?? '');
      if (!target) return;
      event.preventDefault();
      target.scrollIntoView({ block: 'start' });
    };
    current?.addEventListener('click', follow);
    return () => current?.removeEventListener('click', follow);
  }, [page]);
}
