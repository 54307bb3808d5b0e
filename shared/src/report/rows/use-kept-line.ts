import { useLayoutEffect, useState } from 'react';

interface Line {
  element: Element;
  /** Pixels from the top of the window. */
  top: number;
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** What was just pressed in the text: what the pointer is on, or else what has the focus. */
function pressedLine(): Line | null {
  const element = [...document.querySelectorAll('article :hover')].at(-1) ?? document.activeElement?.closest('article *');
  return element ? { element, top: topOf(element) } : null;
}

function putBack({ element, top }: Line): void {
  const moved = topOf(element) - top;
  if (element.isConnected && moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

/**
 * Keeps the line that was pressed where it was on the screen while what shows it opens, and closes, beside the text: the text becomes narrower then,
 * and longer, and whoever reads would lose the place.
 */
export function useKeptLine(): void {
  const [pressed] = useState(pressedLine);
  useLayoutEffect(() => {
    if (!pressed) return undefined;
    putBack(pressed);
    return () => {
      const line = { element: pressed.element, top: topOf(pressed.element) };
      // It is still there now.
      requestAnimationFrame(() => putBack(line));
    };
  }, [pressed]);
}
