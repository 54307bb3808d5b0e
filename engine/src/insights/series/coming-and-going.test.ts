import { handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { comesOfMembers } from './coming-and-going';

/** Things of a level each, read in the periods from one to another of nine. */
function comes(things: readonly { level: number; from?: number; to?: number; step?: number }[]): boolean {
  const rows = things.flatMap(({ level, from = 0, to = 9, step = 0 }, thing) =>
    Array.from({ length: to - from }, (_, i) => ({ thing, at: from + i, value: level + (from + i >= 6 ? step : 0) })),
  );
  const timeline = handTimeline(rows.map(({ at }) => at), { edges: Array.from({ length: 10 }, (_, i) => i) }); // prettier-ignore
  const panel = { things: Int32Array.from(rows, ({ thing }) => thing), at: timeline.values };
  return comesOfMembers(handFrame('t', rows.length, { panel, timeline }), timeline, handMeasure('views', rows.map(({ value }) => value))); // prettier-ignore
}

test('a mean that rises since large ones come is theirs', () =>
  expect(comes([{ level: 10 }, { level: 12 }, { level: 8 }, { level: 90, from: 5 }])).toBe(true));
test('a mean that rises for those who stay as well is not', () =>
  expect(
    comes([
      { level: 10, step: 30 },
      { level: 12, step: 30 },
      { level: 8, step: 30 },
      { level: 40, from: 5 },
    ]),
  ).toBe(false));
test('where all stay there is nothing to tell apart', () =>
  expect(comes([{ level: 10, step: 5 }, { level: 12 }, { level: 8 }, { level: 9 }])).toBe(false));
test('of two that stay nothing is known', () =>
  expect(comes([{ level: 10 }, { level: 12 }, { level: 90, from: 5 }])).toBe(false));
test('what none that stay ever changes is moved by the one that comes, however many stay', () => {
  expect(comes([...Array.from({ length: 30 }, (_, i) => ({ level: 0.1 + i / 10, from: i % 3 })), { level: 90, from: 5 }])).toBe(
    true,
  );
  const floors = Array.from({ length: 30 }, (_, i) => ({ level: 10 + i }));
  expect(comes([...floors, { level: 90, from: 5 }])).toBe(true);
  expect(comes([...floors, { level: 12, step: 1 }, { level: 90, from: 5 }])).toBe(false);
});
