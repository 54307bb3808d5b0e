import { meanOf, type InsightKind, type TypedMeasure } from '../../contracts/report/claim';
import { handAbout } from '../../testing/hand-made-about';
import { handFinding } from '../../testing/hand-made-finding';
import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import { MONTHLY, MONTHS } from '../../testing/hand-made-saying';
import { seriesSummary } from '.';

const SUM: TypedMeasure = { op: 'sum', column: 'sales' };

const of = (kind: InsightKind, measure: TypedMeasure) =>
  handFinding({ kind, subject: { filter: [], breakdown: 'moment', measure } });
const yields = (measure: TypedMeasure, kind: InsightKind, other: TypedMeasure) =>
  seriesSummary.prune(of('series-summary', measure), of(kind, other), { derived: new Set() });

test.each<[string, boolean, boolean]>([
  ['of sums gives way to their course', yields(SUM, 'course', SUM), true],
  ['of sums does not give way to another course', yields(SUM, 'course', { op: 'sum', column: 'cost' }), false],
  ['of sums does not give way to their trend', yields(SUM, 'trend', SUM), false],
  ['of readings does not give way to their course', yields(meanOf('sales'), 'course', meanOf('sales')), false],
])('a summary %s', (_, given, expected) => expect(given).toBe(expected));

const times = MONTHS.slice(0, 12);
const frame = handFrame('t', 12, {
  timeline: { ...MONTHLY, values: Float64Array.from(times), finest: 'month' },
  measures: [
    handMeasure(
      'sales',
      times.map((_, i) => 10 + (i % 3)),
      { additive: true, unit: 'EUR' },
    ),
  ],
  dimensions: [
    handDimension(
      'town',
      times.map((_, i) => (i % 2 === 0 ? 'Rome' : 'Oslo')),
    ),
  ],
});

const drawn = (breakdown: string, measure: TypedMeasure) =>
  seriesSummary.chart(handAbout(frame, { kind: 'series-summary', baseline: 12, subject: { breakdown, measure } }));

test('sums are drawn as their course', () =>
  expect(drawn('moment', SUM)).toMatchObject({ type: 'line', key: 'course|sales|month' }));
test('a single series is drawn as a line', () =>
  expect(drawn('moment', meanOf('sales'))).toMatchObject({ type: 'line', key: 'line|sales|' }));
test('several series are drawn as bars without a line of the others', () => {
  const chart = drawn('town', meanOf('sales'));
  expect(chart).toMatchObject({ type: 'bar', key: 'mean|town|sales|' });
  expect(chart?.reference).toBeUndefined();
});
test('what the table does not hold has no picture', () => {
  expect(drawn('moment', meanOf('cost'))).toBeNull();
  expect(drawn('town', meanOf('cost'))).toBeNull();
});

test('a summary stands behind all findings, however many there are, and calls for nothing', () => {
  expect(seriesSummary).toMatchObject({ rows: 'worked-out', standing: { most: Infinity } });
  expect(seriesSummary.advise(handAbout(frame, {}))).toBeNull();
});
