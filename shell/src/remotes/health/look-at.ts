/** What an area of the page is, to somebody who looks at it: it shows something, it is still at it, or there is nothing. */
export type Sight = 'shown' | 'busy' | 'empty';

/** Smaller things are hidden texts for screen readers, and tracking pixels. */
const SMALLEST_PX = 4;
/** A screen that shows anything shows it among its first elements; the rest of a large table is not looked through. */
const MOST_ELEMENTS = 2000;
const PICTURES = 'img, svg, canvas, video, input, select, textarea, button, meter, progress';

/** Whether an element takes up room and is neither hidden nor see-through. */
export function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return (
    width >= SMALLEST_PX && height >= SMALLEST_PX && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
}

const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** Looks at an area as it is drawn now. What lies in an `aria-busy` region does not count as shown. */
export function lookAt(area: Element): Sight {
  let isBusy = area.closest('[aria-busy=true]') !== null;
  let looked = 0;
  for (const element of area.querySelectorAll('*')) {
    if ((looked += 1) > MOST_ELEMENTS) break;
    if (!hasOwnText(element) && !element.matches(PICTURES)) continue;
    if (!isVisible(element)) continue;
    if (!element.closest('[aria-busy=true]')) return 'shown';
    isBusy = true;
  }
  return isBusy || area.querySelector('[aria-busy=true]') ? 'busy' : 'empty';
}
