import { isVisible } from './look-at';

/** A landmark of the layout is larger than this at every width. */
const SMALLEST_PX = 32;
/** Where, in parts of its width and height, a landmark is touched. */
const POINTS = [0.2, 0.5, 0.8].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [x, y] as const));
/** So many of them must be its own: a note or a tooltip covers some. */
const OWN_POINTS = 2;
/** What of the shell's, or of any screen, may lie over the landmarks for a while. */
const OVERLAYS =
  'dialog[open], [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], [role=alert], #notistack-snackbar, [popover]';

export interface Lost {
  landmark: string;
  how: 'hidden' | 'covered';
  /** What lies over it, when it is covered. */
  by: Element | null;
}

/** The layout's own parts at this width, as the shell draws them around the screen. */
function landmarks(): Element[] {
  const main = document.getElementById('main');
  if (!main?.parentElement) return [];
  const isNarrow = window.matchMedia('(width < 60rem)').matches;
  const beside = main.parentElement.querySelector(isNarrow ? ':scope > header' : ':scope > aside');
  return beside ? [beside, main] : [main];
}

/** Whether the landmarks can be judged now: nothing of a passing nature lies over them, nothing moves, nobody has zoomed in. */
const canJudge = (parts: readonly Element[]): boolean =>
  (window.visualViewport?.scale ?? 1) === 1 &&
  ![...document.querySelectorAll(OVERLAYS)].some((overlay) => isVisible(overlay)) &&
  !parts.some((part) => part.getAnimations().some(({ playState }) => playState === 'running'));

function judge(part: Element): Lost | null {
  const landmark = part.localName;
  const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
  if (width < SMALLEST_PX || height < SMALLEST_PX || !isVisible(part)) return { landmark, how: 'hidden', by: null };
  // What can be seen of it without scrolling.
  const [x0, y0, x1, y1] = [Math.max(left, 0), Math.max(top, 0), Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
  if (x1 - x0 < SMALLEST_PX || y1 - y0 < SMALLEST_PX)
    return part.localName === 'main' ? null : { landmark, how: 'hidden', by: null };
  const found = POINTS.map(([x, y]) => document.elementFromPoint(x0 + (x1 - x0) * x, y0 + (y1 - y0) * y));
  const foreign = found.filter((element) => !element || !part.contains(element));
  if (found.length - foreign.length >= OWN_POINTS) return null;
  return { landmark, how: 'covered', by: foreign.find((element) => element !== null) ?? null };
}

/** The first landmark of the layout that cannot be seen or reached; null when all can, undefined when that cannot be judged now. */
export function lostLandmark(): Lost | null | undefined {
  const parts = landmarks();
  if (!canJudge(parts)) return undefined;
  return parts.map(judge).find((lost) => lost !== null) ?? null;
}
