import type { Dimension, Frame, Timeline } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { handFacts } from '../../testing/hand-made-facts';
import { handDimension, handFrame, handTimeline } from '../../testing/hand-made-frame';
import { mineShareTrends } from './share-trend';
import { LIMITS } from './limits';

const DAY = 86_400_000;
const START = Date.UTC(2024, 0, 1);

interface World {
  periods?: number;
  /** Rows of each team on a day. */
  rows?: (period: number) => Readonly<Record<string, number>>;
  dimension?: Partial<Dimension>;
  timeline?: Partial<Timeline>;
  frame?: Partial<Frame>;
}

/** Every day has thirty rows, of which A has one more than the day before. */
const shifting = (period: number) => ({ A: 4 + period, B: 26 - period });

function world({ periods = 15, rows = shifting, dimension, timeline, frame }: World = {}) {
  const cells = Array.from({ length: periods }, (_, period) => period).flatMap((period) =>
    Object.entries(rows(period)).flatMap(([team, n]) =>
      Array.from({ length: n }, (_, row) => ({ team, at: START + period * DAY + row * 60_000 })),
    ),
  );
  const times = cells.map(({ at }) => at);
  const edges = Array.from({ length: periods + 1 }, (_, i) => START + i * DAY);
  const team = cells.map((cell) => cell.team);
  const made = handFrame('t', cells.length, { dimensions: [handDimension('team', team, dimension)], timeline: handTimeline(times, { edges, ...timeline }), ...frame }); // prettier-ignore
  return { made, team, times };
}

const mined = (changes: World = {}) => mineShareTrends({ frame: world(changes).made, log: new TestLog() });

test('a share that rises is told, of two labels one, with the shares of both ends', async () => {
  const found = mined();
  expect(found.map(({ kind, member, direction, subject }) => [kind, member, direction, subject.measure])).toEqual([
    ['share-trend', 'A', 'up', { op: 'rate', column: 'team', value: 'A' }],
  ]);
  const { team, times } = world();
  const [facts] = await handFacts({ team }, found, times);
  // Of a line without a week in it: the first four days have 4 to 7 of thirty, the last four 15 to 18.
  expect(facts).toMatchObject({ early: expect.closeTo(5.5 / 30, 6), late: expect.closeTo(16.5 / 30, 6), n: 450 });
});

const three = (period: number) => ({ A: 6 + period, B: 20 - period, C: 10 });

test.each<[string, World, string[]]>([
  ['of three labels, each that moves', { rows: three }, ['A up', 'B down']],
  ['where all labels grow alike', { rows: (period) => ({ A: 4 + period, B: 8 + 2 * period }) }, []],
  ['of names', { dimension: { entity: true } }, []],
  ['of many labels', { dimension: { distinct: LIMITS.mostLabels + 1 } }, []],
  ['of readings', { timeline: { regular: true } }, []],
  ['of few rows', { rows: (period) => ({ A: period < 8 ? 1 : 5, B: 2 }) }, []],
  ['without a time', { frame: { timeline: null } }, []],
])('%s', (_, changes, told) =>
  expect(mined(changes).map(({ member, direction }) => `${String(member)} ${direction}`).sort()).toEqual(told),
); // prettier-ignore
