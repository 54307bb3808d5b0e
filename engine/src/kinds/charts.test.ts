import { COUNT, meanOf, rateOf } from '../contracts/report/measure';
import type { Column } from '../model';
import { handAbout, type handClaim } from '../testing/hand-made-about';
import { handDimension, handFrame, handMeasure, handTimeline } from '../testing/hand-made-frame';
import type { Frame } from '../insights/frame/frame';
import { KINDS } from '.';
import { none } from './kind-spec';
import { WITHOUT_CHART } from './without-chart';

const PLACES = handDimension('place', ['North', 'North', 'South']);
const FRAME = handFrame('t', 3, {
  dimensions: [PLACES],
  measures: [handMeasure('cost', [1, 2, 3], { unit: 'EUR' }), handMeasure('size', [3, 1, 2])],
});
const ofPlace = { breakdown: 'place', measure: meanOf('cost') };

const chart = (kind: keyof typeof KINDS, subject: Parameters<typeof handClaim>[0]['subject'], frame: Frame = FRAME) =>
  KINDS[kind].chart(handAbout(frame, { subject }));

test('every kind that may stand first has a chart, unless none could say anything', () =>
  expect(Object.entries(KINDS).flatMap(([kind, spec]) => (Reflect.get(spec, 'chart') === none ? [kind] : [])).sort()).toEqual(Object.keys(WITHOUT_CHART).sort())); // prettier-ignore

test('totals of members are bars, the largest first', () => {
  expect(chart('member-totals', ofPlace)).toEqual({
    type: 'bar',
    title: 'Cost by place',
    x: { label: 'Place', type: 'category' },
    y: { label: 'Cost', unit: 'EUR' },
    series: ['Cost'],
    sql: 'SELECT CAST(place AS VARCHAR) AS x, sum(cost) AS y FROM t WHERE place IS NOT NULL GROUP BY 1 HAVING sum(cost) IS NOT NULL ORDER BY y DESC, x LIMIT 10',
    rows: [
      {
        how: 'sum',
        where: 'cost IS NOT NULL AND place IS NOT NULL',
        value: { sql: 'cost', columns: ['cost'] },
        at: { sql: 'place', columns: ['place'] },
      },
    ],
    key: 'totals|place|cost',
  });
  expect(chart('member-totals', { ...ofPlace, measure: meanOf('size') })).toMatchObject({ y: { label: 'Size' } });
  expect(chart('member-totals', { ...ofPlace, measure: COUNT })).toBeNull();
  expect(chart('member-totals', { measure: meanOf('cost') })).toBeNull();
});

test('an order of things is bars, the highest first', () => {
  expect(chart('ranking', ofPlace)).toEqual({
    type: 'bar',
    title: 'Highest cost',
    x: { label: 'Place', type: 'category' },
    y: { label: 'Cost', unit: 'EUR' },
    series: ['Cost'],
    sql: 'SELECT CAST(place AS VARCHAR) AS x, cost AS y FROM t WHERE cost IS NOT NULL AND place IS NOT NULL ORDER BY y DESC, x LIMIT 10',
    rows: [
      {
        how: 'highest',
        single: true,
        where: 'place IS NOT NULL AND cost IS NOT NULL',
        value: { sql: 'cost', columns: ['cost'] },
        at: { sql: 'place', columns: ['place'] },
      },
    ],
    key: 'ranking|place|cost',
  });
  expect(chart('ranking', { ...ofPlace, measure: COUNT })).toBeNull();
  expect(chart('ranking', { measure: meanOf('cost') })).toBeNull();
});

test('few that stand apart are drawn beside the next ones and what is usual', () => {
  const codes = Int32Array.from({ length: 40 }, (_, row) => row % 10);
  const column = { name: 'unit', type: 'text', role: 'identifier' } as Column;
  const frame = handFrame('t', 40, {
    entities: [{ column, noun: 'unit', codes }],
    measures: [handMeasure('cost', Array<number>(40).fill(1), { unit: 'EUR', additive: true })],
  });
  const ofUnit = { breakdown: 'unit', measure: COUNT };
  expect(chart('concentration', ofUnit, frame)).toMatchObject({ type: 'bar', title: 'Rows by units', series: ['Rows'] });
  expect(chart('concentration', { ...ofUnit, measure: { op: 'sum', column: 'cost' } }, frame)).toMatchObject({
    title: 'Cost by units',
    y: { label: 'Cost', unit: 'EUR' },
    part: { what: 'groups', limit: 10 },
  });
  expect(chart('concentration', ofPlace)).toBeNull();
});

test('figures are drawn as they are split: bars of means, bars of counts, or nothing', () => {
  expect(chart('headline', ofPlace)).toMatchObject({ type: 'bar', y: { unit: 'EUR' } });
  expect(chart('headline', { breakdown: 'place' })).toMatchObject({ type: 'bar', y: { label: 'Rows' } });
  expect(chart('headline', {})).toBeNull();
  expect(chart('headline', { measure: meanOf('cost') })).toBeNull();
});

test('a link that turns within groups is drawn by groups', () => {
  const both = { breakdown: ['size', 'place'], measure: meanOf('cost') };
  expect(chart('correlation-reversal', both)).toMatchObject({ type: 'scatter' });
  expect(chart('correlation-reversal', { ...both, breakdown: ['size'] })).toBeNull();
  expect(chart('correlation-reversal', { ...both, breakdown: ['weight', 'place'] })).toBeNull();
  expect(chart('correlation-reversal', { ...both, measure: COUNT })).toBeNull();
});

/** Columns of so many labels each, as many of the other as there are rows for. */
const LABELS = (column: string, count: number) => handDimension(column, Array.from({ length: 17 }, (_, i) => `${column}${i % count}`)); // prettier-ignore
const GROUPS = ['two', 'six', 'also six', 'sixteen', 'seventeen'].map((column, i) => LABELS(column, [2, 6, 6, 16, 17][i] ?? 0));
const OF_GROUPS = handFrame('t', 17, {
  dimensions: GROUPS,
  measures: [handMeasure('cost', [...Array(17).keys()])],
});
const between = (kind: keyof typeof KINDS, breakdown: string, column: string) =>
  chart(kind, { breakdown, measure: rateOf(column, `${column}0`) }, OF_GROUPS)?.type;

test.each(['association', 'ordered-association'] as const)(
  'of %s pairs of many labels are a grid, and others are bars',
  (kind) => {
    expect(between(kind, 'six', 'also six')).toBe('heatmap');
    expect(between(kind, 'six', 'sixteen')).toBe('heatmap');
    expect(between(kind, 'six', 'two')).toBe('bar');
    expect(between(kind, 'two', 'six')).toBe('bar');
    expect(between(kind, 'six', 'seventeen')).toBe('bar');
    expect(between(kind, 'seventeen', 'six')).toBe('bar');
    expect(between(kind, 'none', 'six')).toBeUndefined();
    expect(between(kind, 'six', 'none')).toBeUndefined();
  },
);

test('groups that differ by little in a measure are bars of it', () =>
  expect(chart('association', { breakdown: 'six', measure: meanOf('cost') }, OF_GROUPS)).toMatchObject({
    type: 'bar',
    key: 'mean|six|cost|',
  }));

test('lines of two groups that cross are their points by group', () => {
  const crossing = (breakdown: readonly string[], measure = meanOf('cost')) =>
    chart('slope-crossing', { breakdown: [...breakdown], measure });
  expect(crossing(['size', 'place'])).toMatchObject({ type: 'scatter', x: { label: 'Size' }, y: { label: 'Cost', unit: 'EUR' } });
  expect(crossing(['weight', 'place'])).toBeNull();
  expect(crossing(['size', 'team'])).toBeNull();
  expect(crossing(['size', 'place'], meanOf('weight'))).toBeNull();
});

describe('a figure that is told for its own sake', () => {
  const times = Array.from({ length: 12 }, (_, i) => Date.UTC(2024, i, 1));
  const timed: Frame = { ...FRAME, timeline: handTimeline(times, { grain: 'month', edges: [...times, Date.UTC(2025, 0, 1)] }) };
  const figure = (breakdown: string | null, subject: Parameters<typeof handClaim>[0]['subject'], frame = timed) =>
    KINDS.headline.chart(handAbout(frame, { member: 'North', baseline: 2, subject: { breakdown, ...subject } }));

  test('is a line over time', () => {
    expect(figure('moment', { measure: meanOf('cost') })).toMatchObject({ type: 'line', key: 'line|cost|' });
    expect(figure('moment', { measure: COUNT })).toMatchObject({ type: 'line', key: 'line|count|' });
    expect(figure('moment', { measure: rateOf('place', 'North') })).toBeNull();
    expect(figure('moment', { measure: meanOf('cost') }, FRAME)).toBeNull();
  });

  test('is bars by group, without a line of the others and without a mark', () => {
    const means = figure('place', { measure: meanOf('cost') });
    expect(means).toMatchObject({ type: 'bar', key: 'mean|place|cost|' });
    expect(means?.reference).toBeUndefined();
    const counts = figure('place', { measure: COUNT });
    expect(counts).toMatchObject({ type: 'bar', key: 'count|place|' });
    expect(counts?.highlight).toBeUndefined();
    expect(figure('place', { measure: rateOf('place', 'North') })).toBeNull();
    expect(figure(null, { measure: COUNT })).toBeNull();
  });
});

test('levels of groups are bars of the measure or of the share', () => {
  expect(chart('group-levels', ofPlace)).toMatchObject({ type: 'bar', key: 'mean|place|cost|' });
  expect(chart('group-levels', { breakdown: 'place', measure: rateOf('place', 'North') })).toMatchObject({
    type: 'bar',
    y: { unit: '%' },
  });
  expect(chart('group-levels', { breakdown: 'team', measure: meanOf('cost') })).toBeNull();
  expect(chart('group-levels', { breakdown: 'place', measure: meanOf('weight') })).toBeNull();
});

test('more rows to each thing than elsewhere call for a look where the rows are tickets', () => {
  const advised = (subject: Parameters<typeof handClaim>[0]['subject'], ticketLike = true) =>
    KINDS['rows-per-entity'].advise(
      handAbout({ ...FRAME, ticketLike }, { member: 'North', direction: 'high', value: 4, baseline: 2, subject: { breakdown: 'place', ...subject } }),
    );
  expect(advised({ measure: { op: 'rows-per', column: 'store_code' } })).toMatch(/store code/);
  expect(advised({ measure: { op: 'rows-per', column: 'store_code' } }, false)).toBeNull();
  expect(advised({ measure: COUNT })).toBeNull();
}); // prettier-ignore
