import { TestLog } from '../../insights/judge/test-log';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { seeded } from '../made-up-rows';
import { mineGroupSteps } from './group-step';

const DAY = 86_400_000;
const [MONTHS, EACH, SINCE] = [30, 90, 16];

/** Rows of three places, of three kinds each and done by seven people, that all cost about a hundred. @param more what they cost more since a month */
function told(more: (row: { place: string; kind: string; who: string }) => number): string[][] {
  const random = seeded(4);
  const one = <Label>(labels: readonly Label[]) => labels[Math.floor(labels.length * random())] as Label;
  const rows = Array.from({ length: MONTHS * EACH }, (_, i) => ({ at: Math.floor(i / EACH), day: i % 28, place: one(['East', 'North', 'West']), kind: one(['Roof', 'Door', 'Wall']), who: one(['a', 'b', 'c', 'd', 'e', 'f', 'g']) }));
  const edges = Array.from({ length: MONTHS + 1 }, (_, i) => Date.UTC(2022, i, 1));
  const found = mineGroupSteps({
    frame: handFrame('t', rows.length, {
      dimensions: [handDimension('place', rows.map(({ place }) => place)), handDimension('kind', rows.map(({ kind }) => kind)), handDimension('who', rows.map(({ who }) => who))],
      measures: [handMeasure('cost', rows.map((row) => 100 + 12 * (random() + random() - 1) + (row.at >= SINCE ? more(row) : 0)))],
      timeline: handTimeline(rows.map(({ at, day }) => Date.UTC(2022, at, 1) + day * DAY), { edges, grain: 'month', finest: 'day' }),
    }),
    log: new TestLog(),
  });
  return found.flatMap(({ subject: { filter, measure } }) => (measure.op === 'count' ? [] : [filter.map(({ value }) => String(value)).sort()]));
} // prettier-ignore

test('the step of a group is told of the part of its rows that makes it', () => {
  expect(told(({ place, who }) => (place === 'East' && who === 'c' ? 40 : 0))).toEqual([['East', 'c']]);
});

test.each<[string, Parameters<typeof told>[0]]>([
  ['all of it', ({ place }) => (place === 'East' ? 15 : 0)],
  ['all of it, one part by more', ({ place, kind }) => (place === 'East' ? (kind === 'Roof' ? 30 : 14) : 0)],
])('a group steps as a whole where it is %s', (_, more) => expect(told(more)).toEqual([['East']]));
