import type { Frame } from '../../../insights/frame/frame';
import { TestLog } from '../../../insights/judge/test-log';
import type { Table } from '../../../model';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../../testing/hand-made-frame';
import { mineSeriesChanges } from './mine-series-changes';

const DAY = 86_400_000;
const MONTHS = 24;
const EACH = 40;
const month = (i: number) => Date.UTC(2022, i, 1);

interface World {
  /** How many of forty members who begin in a month end within thirty days. */
  ended: (month: number) => number;
  /** Until when everybody was watched: so many months and the thirty days after them. */
  watched?: number;
  stay?: Partial<NonNullable<Table['stay']>>;
  event?: string;
  frame?: Partial<Frame>;
}

function mined({ ended, watched = MONTHS, stay, event = 'yes', frame }: World) {
  const cells = Array.from({ length: MONTHS * EACH }, (_, i) => [Math.floor(i / EACH), i % EACH] as const);
  const result = handDimension('ended', cells.map(([at, row]) => (row < ended(at) + (at % 2) ? 'yes' : 'no')), { outcome: true, event }); // prettier-ignore
  const edges = Array.from({ length: MONTHS + 1 }, (_, i) => month(i));
  const own = { start: 'moment', end: 'left', gone: 'x', of: null, so: null, good: null, cut: (month(watched) + 30 * DAY) / 1000, within: { days: 30 }, column: 'ended', ...stay }; // prettier-ignore
  const log = new TestLog();
  const found = mineSeriesChanges({
    frame: handFrame(
      't',
      cells.length,
      {
        dimensions: [result],
        timeline: handTimeline(cells.map(([at, row]) => month(at) + (row % 28) * DAY), { edges, grain: 'month' }),
        ...frame,
      },
      { stay: own as NonNullable<Table['stay']> },
    ),
    log,
  });
  const told = found['change-point'].map(({ member, direction, subject: { measure } }) => [member?.slice(0, 7), direction, measure.op]);
  return { told, slopes: found['slope-change'].length, run: log.run };
} // prettier-ignore

const STEP: World = { ended: (at) => (at < 14 ? 8 : 22) };

test('how often members end by one age is told from when on it is otherwise', () =>
  // The number of members, of whom as many begin each month, is asked for as well.
  expect(mined(STEP)).toEqual({ told: [['2023-03', 'up', 'rate']], slopes: 0, run: 2 }));

test.each<[string, World, number]>([
  ['of whom as many end as before', { ended: () => 8 }, 2],
  ['who have not been watched for long enough in ten months', { ...STEP, watched: 9 }, 1],
  ['of whom another day dates the rows', { ...STEP, stay: { start: 'signed' } }, 1],
  ['of whom another column says it', { ...STEP, stay: { column: 'left early' } }, 1],
  ['of whom nobody came to that end', { ...STEP, event: 'moved' }, 1],
])('nothing of members %s', (_, world, run) => expect(mined(world)).toEqual({ told: [], slopes: 0, run }));

test('the last months, in which not all were watched for as long, are left out', () => {
  // Nobody has had the time to end.
  const ended = (at: number) => (at < 20 ? 12 : 0);
  expect(mined({ ended, watched: 20 }).told).toEqual([]);
  expect(mined({ ended }).told).toEqual([['2023-09', 'down', 'rate']]);
});

test('a column that never falls is no level, and of readings their number is none either', () => {
  const meter = (i: number) => 31 * Math.floor(i / EACH) + ((i % EACH) % 28) + (i >= 12 * EACH ? 4000 : 0);
  const rising = handMeasure(
    'meter',
    Array.from({ length: MONTHS * EACH }, (_, i) => meter(i)),
  );
  expect(mined({ ...STEP, event: 'moved', frame: { measures: [rising] } })).toMatchObject({ told: [], run: 1 });
  const cells = Array.from({ length: MONTHS }, (_, i) => i);
  const regular = handTimeline(cells.map(month), { edges: [...cells, MONTHS].map(month), grain: 'month', regular: true });
  expect(mined({ ...STEP, event: 'moved', frame: { timeline: regular } }).run).toBe(0);
  expect(mined({ ...STEP, frame: { timeline: null } })).toEqual({ told: [], slopes: 0, run: 0 });
});
