import { TestLog } from '../../../insights/judge/test-log';
import type { Table } from '../../../model';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../../testing/hand-made-frame';
import { seeded } from '../../made-up-rows';
import { mineGroupsOverTime } from './mine-groups-over-time';

const MONTHS = 48;
const ZONES = 12;
const month = (i: number) => Date.UTC(2021, i, 1);

/** One reading of each of twelve zones in each month, each at a level of its own. */
function mined(levelOf: (zone: number, at: number, random: () => number) => number) {
  const random = seeded(7);
  const cells = Array.from({ length: MONTHS * ZONES }, (_, i) => [Math.floor(i / ZONES), i % ZONES] as const);
  const loss = cells.map(([at, zone]) => levelOf(zone, at, random) + 0.6 * (random() + random() - 1));
  const zones = cells.map(([, zone]) => `Zone ${zone}`);
  const dimension = handDimension('zone', zones);
  const timeline = handTimeline(cells.map(([at]) => month(at)), { edges: Array.from({ length: MONTHS + 1 }, (_, i) => month(i)), grain: 'month', finest: 'month', regular: true });
  const frame = handFrame(
    't',
    cells.length,
    { timeline, dimensions: [dimension], measures: [handMeasure('loss', loss)], panel: { things: Int32Array.from(cells, ([, zone]) => zone), at: Float64Array.from(cells, ([at]) => at) } },
    { model: { shape: { kind: 'panel', entity: ['zone'], key: ['zone', 'month'], time: 'month' }, outcome: { kind: 'none' }, algebra: [], columns: [] } as unknown as Table['model'] },
  );
  const found = mineGroupsOverTime({ frame, log: new TestLog() })['subgroup-trend'];
  return found.map(({ member, subject, direction, tests }) => ({ zone: member ?? subject.filter[0]?.value, direction, p: Math.max(...tests.map(({ p }) => p)) }));
} // prettier-ignore

const level = (zone: number) => 8 + (zone % 5);
const sure = (found: ReturnType<typeof mined>) =>
  found.filter(({ p }) => p < 0.01).map(({ zone, direction }) => [zone, direction]);

test('a zone that alone goes one way is told', () => {
  expect(sure(mined((zone, at) => level(zone) + (zone === 6 ? 0.15 * at : 0)))).toEqual([['Zone 6', 'up']]);
  expect(sure(mined((zone, at) => level(zone) - (zone === 4 ? 0.12 * at : 0)))).toEqual([['Zone 4', 'down']]);
});

test.each<[string, Parameters<typeof mined>[0]]>([
  ['stay', level],
  ['all rise by one amount', (zone, at) => level(zone) + 0.15 * at],
  ['all rise by one factor, the largest by most', (zone, at) => (zone === 6 ? 3 : 1) * level(zone) * (1 + at / MONTHS)],
])('of zones that %s none goes one way alone', (_, levelOf) => expect(sure(mined(levelOf))).toEqual([]));

test('of zones that all drift none does', () => {
  const drifts = new Float64Array(ZONES);
  expect(
    sure(mined((zone, _, random) => {
      drifts[zone] = (drifts[zone] ?? 0) + 1.5 * (random() + random() + random() - 1.5);
      return 20 + (drifts[zone] ?? 0);
    })),
  ).toEqual([]);
}); // prettier-ignore

test('a zone below nought is compared by amount alone', () =>
  expect(sure(mined((zone, at) => level(zone) - 12 + (zone === 6 ? 0.15 * at : 0)))).toEqual([['Zone 6', 'up']]));
