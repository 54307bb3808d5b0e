import { topFor } from './toast-place';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
});
const TOAST = box(500, 14, 440, 48);
const HEIGHT = 900;

test.each([
  ['nothing is in the way', [], 14, 14],
  ['a title ends before them', [box(300, 32, 150, 36)], 14, 14],
  ['a long title begins lower', [box(300, 80, 600, 36)], 14, 14],
  ['there is room above it', [box(300, 56, 600, 36)], 14, 0],
  ['a long title is at the edge', [box(300, 32, 600, 36)], 14, 72],
  ['a button is below that title', [box(300, 32, 600, 36), box(700, 84, 120, 40)], 14, 128],
  ['they stand lower already, and may', [], 72, 72],
  ['there is no room in the upper half', [box(300, 0, 600, 890)], 14, 14],
])('when %s', (_, kept, now, top) => {
  expect(topFor(TOAST, kept, HEIGHT, now)).toBe(top);
});
