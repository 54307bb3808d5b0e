/** What a toast must not lie on: titles, and what one is about to press. */
const KEPT_CLEAR = 'h1, [role="dialog"] h2, [data-primary]';
/** Distance from the window's top, in pixels, and a nearer one that leaves room for a title that begins early. */
export const FIRST_TOP = 20;
const NEAREST_TOP = 2;
/** Pixels between what is kept clear and a toast below it. */
const GAP = 4;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const overlap = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Where toasts of a size stand: as high as they cover nothing that is kept clear, in the upper half of the window; else at its edge. */
export function topFor({ left, right, top, bottom }: Box, kept: readonly Box[], windowHeight: number): number {
  const height = bottom - top;
  const below = kept.map((box) => Math.ceil(box.bottom) + GAP).sort((a, b) => a - b);
  // They stay where they are, as long as they may.
  const tried = [top, FIRST_TOP, NEAREST_TOP, ...below].filter((y) => y >= 0 && y <= windowHeight / 2);
  const free = tried.find((y) => !kept.some((box) => overlap({ left, right, top: y, bottom: y + height }, box)));
  return free ?? FIRST_TOP;
}

/** The box around all toasts that are shown; null while there is none. */
function boxOf(toasts: readonly Element[]): Box | null {
  const boxes = toasts.map((toast) => toast.getBoundingClientRect());
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** A title's own words: its box is as wide as the page. */
function textBox(element: Element): Box {
  const range = document.createRange();
  range.selectNodeContents(element);
  return element.matches('[data-primary]') || typeof range.getBoundingClientRect !== 'function'
    ? element.getBoundingClientRect()
    : range.getBoundingClientRect();
}

/**
 * Where toasts stand so that they cover no title and no primary button. Of their boxes only the size counts: they slide in and out.
 * @param top distance of the toasts from the window's top, in pixels, when they have come
 */
export function placeOf(toasts: readonly Element[], top: number): number {
  const box = boxOf(toasts);
  if (!box) return top;
  const kept = [...document.querySelectorAll(KEPT_CLEAR)].map((element) => textBox(element));
  return topFor({ ...box, top, bottom: top + box.bottom - box.top }, kept, window.innerHeight);
}
