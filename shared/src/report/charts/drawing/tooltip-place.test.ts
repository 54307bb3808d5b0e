import * as fc from 'fast-check';
import { tooltipPlace } from './tooltip-place';

test('a tip stands above its point, or below where there is no room', () => {
  const [tip, view] = [
    { width: 100, height: 40 },
    { width: 360, height: 800 },
  ];
  expect(tooltipPlace({ x: 180, y: 400 }, tip, view)).toEqual({ left: 130, top: 346 });
  expect(tooltipPlace({ x: 180, y: 20 }, tip, view)).toEqual({ left: 130, top: 34 });
});

test('no edge of the window cuts it, wherever the point is', () => {
  const view = { width: 320, height: 600 };
  fc.assert(
    fc.property(
      fc.integer({ min: -50, max: 400 }),
      fc.integer({ min: -50, max: 700 }),
      fc.integer({ min: 20, max: 300 }),
      fc.integer({ min: 20, max: 500 }),
      (x, y, width, height) => {
        const { left, top } = tooltipPlace({ x, y }, { width, height }, view);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(view.width);
        expect(top + height).toBeLessThanOrEqual(view.height);
      },
    ),
  );
});
