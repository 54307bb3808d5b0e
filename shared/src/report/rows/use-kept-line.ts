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

/** What people close a panel by. */
const PRESSES = ['pointerdown', 'keydown'] as const;

/**
 * Keeps the line that was pressed where it was on the screen while what shows it opens, and closes, beside the text: the text becomes narrower then,
 * and longer, and whoever reads would lose the place. A step back in the history, by which it closes too, has the browser scroll before: then the
 * line goes back to where it was last pressed beside.
 */
export function useKeptLine(): void {
  const [pressed] = useState(pressedLine);
  useLayoutEffect(() => {
    if (!pressed) return undefined;
    putBack(pressed);
    const line = { ...pressed };
    const note = (): void => void (line.top = topOf(line.element));
    for (const press of PRESSES) window.addEventListener(press, note, true);
    return () => {
      for (const press of PRESSES) window.removeEventListener(press, note, true);
      // It is still there now.
      requestAnimationFrame(() => putBack(line));
    };
  }, [pressed]);
}
