import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { passes } from '../../insights/judge/gate';
import { TestLog } from '../../insights/judge/test-log';
import { seeded } from '../made-up-rows';
import { mineGroupSteps } from './group-step';

const WEEKS = 100;
const DAY = 86_400_000;
const week = (i: number) => Date.UTC(2022, 0, 3) + 7 * i * DAY;

/** Sales of shops week by week, of which some fall to a level at a week. */
function found(shops: number, ...levels: ((shop: number, week: number) => number)[]) {
  const random = seeded(3);
  const rows = Array.from({ length: shops * WEEKS }, (_, i) => ({ shop: i % shops, at: Math.floor(i / shops) }));
  const model = { shape: { kind: 'panel', entity: ['shop'], key: ['shop', 'week'], time: 'week' }, outcome: { kind: 'lead-measure', column: 'sold', because: { by: 'no-evidence' } }, algebra: [], columns: [] }; // prettier-ignore
  const frame = handFrame(
    't',
    rows.length,
    {
      dimensions: [handDimension('shop', rows.map(({ shop }) => `S${shop}`))],
      measures: levels.map((levelOf, i) => handMeasure(['sold', 'staff', 'visits'][i] ?? '', rows.map(({ shop, at }) => levelOf(shop, at) * (1 + 0.06 * (random() + random() - 1))))),
      timeline: handTimeline(rows.map(({ at }) => week(at)), { edges: Array.from({ length: WEEKS + 1 }, (_, i) => week(i)), grain: 'week', finest: 'week', regular: true }),
      panel: { things: Int32Array.from(rows, ({ shop }) => shop), at: Float64Array.from(rows, ({ at }) => at) },
    },
    { model: model as never },
  ); // prettier-ignore
  const log = new TestLog();
  const all = mineGroupSteps({ frame, log });
  log.settle();
  return all.filter(passes);
}

const told = (...of: Parameters<typeof found>) =>
  found(...of).map(({ subject: { filter }, direction, told: { label } }) => [JSON.stringify(filter.map(({ op, value }) => [op, value])), direction, label]); // prettier-ignore

const usual = (shop: number) => 100 + 10 * shop;

test('shops that fall in the same week are told together, by their names', () => {
  expect(told(20, (shop, at) => usual(shop) * ([2, 5, 11].includes(shop) && at >= 60 ? 0.8 : 1))).toEqual([
    ['[["in",["S2","S5","S11"]]]', 'down', 'S2, S5 and S11'],
  ]);
});

test('those a quarter of a year apart are two events', () => {
  const apart = told(20, (shop, at) => usual(shop) * ((shop === 2 && at >= 50) || (shop === 5 && at >= 62) ? 0.75 : 1));
  expect(apart.map(([filter]) => filter).sort()).toEqual(['[["=","S2"]]', '[["=","S5"]]']);
});

test('those of another time or another way stand alone', () => {
  const apart = told(20, (shop, at) => usual(shop) * ((shop === 2 && at >= 30) || (shop === 5 && at >= 75) ? 0.75 : shop === 11 && at >= 75 ? 1.3 : 1)); // prettier-ignore
  expect(apart.map(([filter]) => filter).sort()).toEqual(['[["=","S11"]]', '[["=","S2"]]', '[["=","S5"]]']);
});

test('what else changes in a shop at that time is told with it, and what does elsewhere or later is not', () => {
  const step = (own: number, from: number, to: number) => (shop: number, at: number) =>
    usual(shop) * (shop === own && at >= from ? to : 1);
  const steps = found(20, step(3, 60, 0.7), step(3, 60, 1.5), step(3, 80, 1.4));
  const along = (column: string) => steps.find(({ subject: { measure } }) => JSON.stringify(measure).includes(column))?.told.along?.map(({ id }) => id); // prettier-ignore
  expect([along('sold'), along('staff'), along('visits')]).toEqual([['staff'], ['sold'], []]);
  expect(steps.find(({ told: { along } }) => along?.length)?.sql).toContain('AS along_0_before');
});
