import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isPrinting } from './paper';

/** Nothing can be drawn in less: a place that is being opened or closed has such widths for a moment. */
const NARROWEST = 160;

/** Where there is no layout, or nothing has been measured yet, on a screen that has room for it. */
const UNMEASURED = 640;

/** What the page and a chart's frame leave free beside it on a phone, whose width decides how high a chart is. */
const BESIDE = 58;
/** From 75rem on the chart that leads a report stands beside its sentence, in 490 to 535 pixels. */
const WIDE = 1200;
const BESIDE_SENTENCE = 500;
function unmeasured(isLikeOthers: boolean): number {
  if (typeof window === 'undefined') return UNMEASURED;
  if (!isLikeOthers && window.innerWidth >= WIDE) return BESIDE_SENTENCE;
  return Math.min(UNMEASURED, window.innerWidth - BESIDE);
}

/** What a sheet of paper has room for in a chart's frame: A4 and Letter less their margins. Charts that are drawn for it have to fit it. */
const ON_PAPER = 630;

/** What was measured last: charts mostly stand below each other, and are as wide; not so the one that leads a report. */
let lastMeasured: number | null = null;

interface Width {
  /** In whole pixels; null until it is measured. */
  width: number | null;
  /** The width, or what it probably will be, for what has to be reserved before. */
  expected: number;
  /** Whether the page is being printed: what is drawn then is drawn anew, since parts that exist go to their new places with the next frame. */
  isOnPaper: boolean;
}

/**
 * The element's own width, measured once it is `wanted`: a measurement makes the browser lay out the page at once. The element's width must
 * come from its parent and its height must not depend on what is drawn inside, so that drawing never changes what is measured.
 * @param isLikeOthers whether the next one is probably as wide
 */
export function useWidth(ref: RefObject<HTMLElement | null>, wanted: boolean, isLikeOthers: boolean): Width {
  const [width, setWidth] = useState<number | null>(null);
  const [isOnPaper, setOnPaper] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!wanted || !element) return;
    const measure = () => {
      const wide = Math.floor(element.clientWidth);
      const now = isPrinting() ? Math.min(ON_PAPER, wide) : wide;
      if (now < NARROWEST) {
        setWidth((before) => before ?? UNMEASURED);
        return;
      }
      if (isLikeOthers && !isPrinting()) lastMeasured = now;
      setWidth(now);
      setOnPaper(isPrinting());
    };
    // What is printed is what stands on the page when this event is over.
    const print = () => flushSync(measure);
    window.addEventListener('beforeprint', print);
    window.addEventListener('afterprint', measure);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', print);
      window.removeEventListener('afterprint', measure);
    };
  }, [ref, wanted, isLikeOthers]);
  return { width, expected: width ?? (isLikeOthers ? lastMeasured : null) ?? unmeasured(isLikeOthers), isOnPaper };
}
