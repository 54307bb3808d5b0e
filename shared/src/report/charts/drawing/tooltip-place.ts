interface Size {
  width: number;
  height: number;
}

/** Pixels between the pointer and the tip, and between the tip and the window's edges. */
const GAP = 14;
const EDGE = 8;

/** Where a tip stands: above the point, or below where there is no room, and always whole within the window. All in pixels of the window. */
export function tooltipPlace(point: { x: number; y: number }, tip: Size, view: Size): { left: number; top: number } {
  const within = (at: number, length: number, most: number) => Math.max(EDGE, Math.min(at, most - length - EDGE));
  const above = point.y - GAP - tip.height;
  return {
    left: within(point.x - tip.width / 2, tip.width, view.width),
    top: within(above >= EDGE ? above : point.y + GAP, tip.height, view.height),
  };
}
