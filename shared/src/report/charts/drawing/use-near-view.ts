import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { inTurn } from './in-turn';
import { isPrinting } from './paper';

/** So far outside of what is seen a chart begins to be drawn; `scrollMargin` is the same inside what scrolls, such as a dialog. */
const AHEAD: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: '400px 0px', scrollMargin: '400px 0px' };

/** Whether the element has come near what is seen, once; before the page is printed everything has. */
export function useNearView(ref: RefObject<HTMLElement | null>): boolean {
  // Who begins to listen for an event while it is told does not hear of it.
  const [isNear, setNear] = useState(isPrinting);
  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) return;
    let leave = () => {};
    const observer = new IntersectionObserver((entries, self) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      self.disconnect();
      leave = inTurn(() => setNear(true));
    }, AHEAD);
    observer.observe(element);
    // What is printed is what stands on the page when this event is over.
    const draw = () => flushSync(() => setNear(true));
    window.addEventListener('beforeprint', draw);
    return () => {
      leave();
      observer.disconnect();
      window.removeEventListener('beforeprint', draw);
    };
  }, [ref, isNear]);
  return isNear;
}
