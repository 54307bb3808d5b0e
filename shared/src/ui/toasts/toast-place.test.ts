import { topFor } from './toast-place';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
});
const HEIGHT = 900;

test.each([
  ['nothing is in the way', [], 20, 20],
  ['a title ends before them', [box(300, 32, 150, 36)], 20, 20],
  ['a long title begins lower', [box(300, 80, 600, 36)], 20, 20],
  ['there is room above it', [box(300, 56, 600, 36)], 20, 2],
  ['a long title is at the edge', [box(300, 32, 600, 36)], 20, 72],
  ['a button is below that title', [box(300, 32, 600, 36), box(700, 84, 120, 40)], 20, 128],
  ['they stand lower already, and may', [], 72, 72],
  ['there is no room in the upper half', [box(300, 0, 600, 890)], 20, 20],
])('when %s', (_, kept, now, top) => {
  expect(topFor(box(500, now, 440, 48), kept, HEIGHT)).toBe(top);
});
