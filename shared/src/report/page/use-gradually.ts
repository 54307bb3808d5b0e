import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What a slow phone draws in a twentieth of a second. */
const STEP = 1;

/**
 * How many of so many parts are to be drawn by now: none at once, then a few at a time, so that the page answers in between. They come in reading
 * order, so that nothing that is seen moves. Before the page is printed all of them are there.
 */
export function useGradually(total: number): number {
  const [drawn, setDrawn] = useState(0);
  const isWhole = drawn >= total;
  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => setDrawn((before) => before + STEP));
    const draw = () => flushSync(() => setDrawn(total));
    window.addEventListener('beforeprint', draw);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeprint', draw);
    };
  }, [drawn, isWhole, total]);
  return Math.min(drawn, total);
}
