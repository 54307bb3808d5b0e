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

test('a point of two measures has the rows that lie where it is drawn, and a bar of single things those of its name and figure', () => {
  const rows = [{ how: 'mean' as const, used: ['a', 'b'], value: 'b', sql: 'SELECT a, b FROM t', at: 'a', aggregate: 'avg("b")', single: true as const }]; // prettier-ignore
  const pairs = chart({ type: 'scatter', x: { label: 'A', type: 'number' }, series: [{ name: '', points: [[-2, 0], [0, 4]] }], rows }); // prettier-ignore
  expect(only(pairs, 0)).toBe('abs("a" - (-2)) <= 2e-7 AND "b" = 0');
  expect(only(pairs, 1)).toBe('"a" = 0 AND abs("b" - 4) <= 4e-7');
  expect(only(chart({ rows, series: [{ name: '', points: [['Oslo', 4]] }] }), 0)).toBe('"a" = \'Oslo\' AND abs("b" - 4) <= 4e-7');
});

test('a cell has the rows of its first label, those with its second marked among them', () => {
  const rows = [{ how: 'share' as const, used: ['town', 'kind'], sql: 'SELECT town, kind FROM t', at: 'town', aggregate: 'avg(("counts")::INT)', marks: 'kind', mark: 'counts' }]; // prettier-ignore
  const cell = pointClaim('g1.0.0', () =>
    chart({ type: 'heatmap', series: [{ name: '', points: [['Oslo', "it's", 0.5]] }], rows }),
  );
  expect(cell).toMatchObject({ value: 0.5, rows: { only: `"town" = 'Oslo'`, mark: 'counts', used: ['counts', 'town', 'kind'] } });
  expect(cell?.rows?.sql).toBe(
    `SELECT CAST("kind" AS VARCHAR) = 'it''s' AS "counts", behind.* FROM (SELECT town, kind FROM t) AS behind`,
  );
});

test.each(['g1', 'c7', 'g1.0', 'g1.0.9', 'g1.1.0', 'g1.0.1', 'g1.0.-1'])('%s names no point with a number', (id) =>
  expect(pointClaim(id, () => chart({}))).toBeNull(),
);

test('of a chart that does not say its rows no point has any', () =>
  expect(pointClaim('g1.0.0', () => chart({ rows: undefined }))).toBeNull());
