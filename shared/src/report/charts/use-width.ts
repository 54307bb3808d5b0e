import { useLayoutEffect, useState, type RefObject } from 'react';

/** Nothing can be drawn in less: a place that is being opened or closed has such widths for a moment. */
const NARROWEST = 160;

/** Before the first measurement, and where there is no layout. */
const UNMEASURED = 640;

/**
 * The element's own width in whole pixels. The element's width must come from its parent and its height must not depend
 * on what is drawn inside, so that drawing never changes what is measured.
 */
export function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const now = Math.floor(element.clientWidth);
      if (now >= NARROWEST) setWidth(now);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
