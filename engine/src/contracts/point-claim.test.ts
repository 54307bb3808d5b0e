import type { Chart } from './chart';
import { pointClaim, pointId } from './point-claim';

const chart = (own: Partial<Chart>): Chart => ({
  id: 'g1',
  type: 'bar',
  title: 'Orders by town',
  x: { label: 'Town', type: 'category' },
  y: { label: 'Orders' },
  series: [{ name: '', points: [["O'Hare", 5], ['Oslo', null], ['Other', 2]] }],
  rows: [{ how: 'count', used: ['town'], sql: 'SELECT "to""wn" FROM t', at: 'to"wn', aggregate: 'count(*)', rest: 'Other' }],
  ...own,
}); // prettier-ignore
const only = (of: Chart, point: number) => pointClaim(pointId(of.id, 0, point), () => of)?.rows?.only;

test('a bar has the rows of its own label, and the bar of the rest those of none that is shown', () => {
  expect(only(chart({}), 0)).toBe(`"to""wn" = 'O''Hare'`);
  expect(only(chart({}), 2)).toBe(`"to""wn" NOT IN ('O''Hare', 'Oslo')`);
  expect(pointClaim('g1.0.0', () => chart({}))).toMatchObject({ id: 'g1.0.0', value: 5, unit: null });
});

test('a period has the rows of its time, a bin those of its place, a box its middle', () => {
  const line = chart({ type: 'line', x: { label: 'Month', type: 'time', grain: 'month' }, series: [{ name: '', points: [['2024-02-01T00:00:00.000Z', 3]] }] }); // prettier-ignore
  expect(only(line, 0)).toBe(`"to""wn" = TIMESTAMP '2024-02-01 00:00:00.000'`);
  // The second bin has no rows and is not drawn.
  const bins = chart({ type: 'histogram', x: { label: 'Cost', type: 'number' }, series: [{ name: '', points: [[10, 4, 12.5], [15, 1, 17.5]] }] }); // prettier-ignore
  expect([only(bins, 0), only(bins, 1)]).toEqual(['"to""wn" = 0', '"to""wn" = 2']);
  const box = chart({ type: 'box', series: [{ name: '', points: [['Oslo', 1, 2, 3, 4, 5, 3.5]] }] });
  expect(pointClaim('g1.0.0', () => box)?.value).toBe(3);
});

test.each(['g1', 'c7', 'g1.0', 'g1.0.9', 'g1.1.0', 'g1.0.1', 'g1.0.-1'])('%s names no point with a number', (id) =>
  expect(pointClaim(id, () => chart({}))).toBeNull(),
);

test('of a chart that does not say its rows no point has any', () =>
  expect(pointClaim('g1.0.0', () => chart({ rows: undefined }))).toBeNull());
