import { COUNT, meanOf } from '../contracts/measure';
import type { Column, Table } from '../model';
import { handAbout, type handClaim } from '../testing/hand-made-about';
import { handDimension, handFrame, handMeasure } from '../testing/hand-made-frame';
import type { Frame } from '../insights/frame/frame';
import { KINDS } from '.';

const PLACES = handDimension('place', ['North', 'North', 'South']);
const FRAME = handFrame('t', 3, {
  dimensions: [PLACES],
  measures: [handMeasure('cost', [1, 2, 3], { unit: 'EUR' }), handMeasure('size', [3, 1, 2])],
});
const ofPlace = { breakdown: 'place', measure: meanOf('cost') };

const chart = (kind: keyof typeof KINDS, subject: Parameters<typeof handClaim>[0]['subject'], frame: Frame = FRAME) =>
  KINDS[kind].chart(handAbout(frame, { subject }));

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

test('parts of a total are drawn by tenths of the holders', () => {
  expect(chart('concentration', ofPlace)).toMatchObject({
    type: 'bar',
    title: 'Cost by tenths of the values of place',
    y: { label: 'Share of cost', unit: '%' },
    series: ['Cost'],
    key: 'concentration|place|cost',
  });
  expect(chart('concentration', { ...ofPlace, measure: COUNT })).toMatchObject({ series: ['Rows'], key: 'concentration|place|' });
  expect(chart('concentration', { measure: meanOf('cost') })).toBeNull();
});

test('things that are rows are called as rows are', () => {
  const columns = [{ name: 'place', type: 'text', role: 'category', stats: { distinct: 3 } }] as unknown as Column[];
  const model = { shape: { kind: 'entity', entity: ['place'] } } as unknown as Table['model'];
  const things = { ...FRAME, rows: 'towns', table: { ...FRAME.table, columns, model } };
  expect(chart('concentration', ofPlace, things)).toMatchObject({ title: 'Cost by tenths of the towns' });
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
