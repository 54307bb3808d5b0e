import { useCallback, useState } from 'react';

/** Whether a list that scrolls sideways holds more than can be seen of it at once. */
export function useIsCut(): { isCut: boolean; list: (element: HTMLElement | null) => (() => void) | undefined } {
  const [isCut, setIsCut] = useState(false);
  const list = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setIsCut(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { isCut, list };
}
