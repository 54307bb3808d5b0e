import { useEffect, useState } from 'react';

/** How far below the top of the window a heading may stand to be the one that is read, as a share of its height. */
const READING_LINE = 0.3;
/** Pixels from the end of the page at which its last heading is the one that is read. */
const END = 4;

/** Id of the heading that is read now: the last that has passed the reading line, and at the end of the page the last of all. Null before the first. */
export function useCurrentHeading(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const all = key.split(' ');
    let frame = 0;
    const look = () => {
      frame = 0;
      const { scrollHeight, clientHeight } = document.documentElement;
      const atEnd = window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - END;
      const drawn = all.filter((id) => document.getElementById(id) !== null);
      const passed = drawn.filter(
        (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= READING_LINE * clientHeight,
      );
      setCurrent((atEnd ? drawn : passed).at(-1) ?? null);
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    later();
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [key]);
  return current;
}
