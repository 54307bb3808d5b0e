import { TestLog } from '../../insights/judge/test-log';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { seeded } from '../made-up-rows';
import { mineGroupSteps } from './group-step';

const DAY = 86_400_000;
const MONTHS = 30;
const EACH = 90;
const month = (i: number) => Date.UTC(2022, i, 1);

/** Rows as they happen, ninety a month, whose group is drawn by its share in a month. */
function world(
  shareOfEast: (month: number) => number,
  figures?: (label: string, month: number) => number | null,
  isThere: (month: number, row: number) => boolean = () => true,
) {
  const random = seeded(9);
  const cells = Array.from({ length: MONTHS * EACH }, (_, i) => [Math.floor(i / EACH), i % EACH] as const).filter(([at, row]) =>
    isThere(at, row),
  );
  const region = cells.map(([at]) => (random() < shareOfEast(at) ? 'East' : random() < 0.5 ? 'North' : 'West'));
  const values = cells.map(([at], i) => {
    const level = figures?.(region[i] ?? '', at) ?? null;
    return level === null ? null : level + 10 * (random() + random() - 1);
  });
  const edges = Array.from({ length: MONTHS + 1 }, (_, i) => month(i));
  const times = cells.map(([at, row]) => month(at) + (row % 28) * DAY);
  const log = new TestLog();
  const found = mineGroupSteps({
    frame: handFrame('t', cells.length, {
      dimensions: [handDimension('region', region)],
      measures: figures ? [handMeasure('cost', values)] : [],
      timeline: handTimeline(times, { edges, grain: 'month', finest: 'day' }),
    }),
    log,
  });
  return { told: found.map(({ told: { label, up }, subject: { measure } }) => [measure.op, label, up]), p: found.map(({ tests: [test] }) => test?.p ?? 1), rest: found.map(({ rest }) => rest) }; // prettier-ignore
}

test('a group of which there are fewer rows since a month is told of', () => {
  const { told, p } = world((at) => (at < 15 ? 0.5 : 0.25));
  expect(told).toEqual([['count', 'East', false]]);
  expect(p[0]).toBeLessThan(1e-3);
});

test.each<[string, (month: number) => number]>([
  ['is as frequent as before', () => 0.4],
  ['was not there before', (at) => (at < 15 ? 0 : 0.4)],
  ['is not there any more', (at) => (at < 15 ? 0.4 : 0)],
])('a group that %s has no step of its number', (_, share) => expect(world(share).told).toEqual([]));

test('groups without figures of a measure are passed over, and one alone is held against nothing', () => {
  const step = (label: string, at: number) => (label === 'East' && at >= 15 ? 70 : 100);
  expect(world(() => 0.4, (label, at) => (label === 'West' ? null : step(label, at))).told).toEqual([['mean', 'East', false]]);
  expect(world(() => 0.4, (label, at) => (label === 'East' ? step(label, at) : null)).told).toEqual([]);
}); // prettier-ignore

test('by how much all others become more is said beside the step of a group', () => {
  // Of 90 rows a month a half and then three quarters are of the group: others become fewer by as many.
  expect(world((at) => (at < 15 ? 0.5 : 0.75)).rest[0]).toBeCloseTo(-1, 1);
  // Of 60 a third, and then of 90 five ninths: 20 and 50, beside 40 both times.
  expect(
    world(
      (at) => (at < 15 ? 1 / 3 : 5 / 9),
      undefined,
      (at, row) => at >= 15 || row < 60,
    ).rest[0],
  ).toBeCloseTo(0, 0);
});
