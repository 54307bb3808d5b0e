import { COUNT, meanOf, rateOf } from '../../../contracts/report/measure';
import type { TableModel } from '../../../contracts/table/table-model';
import type { Table } from '../../../model';
import { handFinding } from '../../../testing/hand-made-finding';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../../testing/hand-made-frame';
import type { Finding } from '../../finding';
import { knownOf } from './known';

const ROWS = 240;
const rows = Array.from({ length: ROWS }, (_, i) => i);
/** Figures between 0 and 1 that go with nothing else. */
const wave = (i: number, by: number) => ((i * by) % 101) / 101;
const sort = (i: number) => ['lamp', 'chair', 'desk'][i % 3] ?? '';
const grade = (i: number) => ['A', 'B', 'C', 'D'][Math.floor(i / 3) % 4] ?? '';
const MONTHS = Array.from({ length: 13 }, (_, i) => Date.UTC(2024, i, 1));

const pieces = (i: number) => Math.exp(3 * wave(i, 37));
const COLUMNS = [
  { name: 'pieces', quantity: 'other' },
  { name: 'freight', quantity: 'money' },
  { name: 'value', quantity: 'money' },
  { name: 'unpaid', quantity: 'money' },
  { name: 'scrap cost', quantity: 'money' },
  { name: 'margin', quantity: 'money' },
  { name: 'wait', quantity: 'duration' },
].map((column) => ({ ...column, overTime: { how: 'sum' } }));

const FRAME = handFrame('t', ROWS, {
  measures: [
    handMeasure('pieces', rows.map(pieces)),
    handMeasure('freight', rows.map((i) => 4 + 50 * wave(i, 29)), { additive: true }),
    handMeasure('value', rows.map((i) => pieces(i) * (10 + wave(i, 53))), { additive: true }),
    handMeasure('unpaid', rows.map((i) => (i % 5 === 0 ? 40 + wave(i, 23) : 0)), { additive: true }),
    handMeasure('scrap cost', rows.map((i) => 1 + wave(i, 41)), { additive: true }),
    handMeasure('margin', rows.map((i) => wave(i, 43) - 0.3), { additive: true }),
    handMeasure('wait', rows.map((i) => wave(i, 59))),
    handMeasure('meter', rows.map((i) => 4000 + i)),
    handMeasure('lasts', rows.map((i) => 4 + 50 * wave(i, 29)), { kind: 'duration' }),
    handMeasure('fee', rows.map((i) => (i === 7 ? 0 : 10 * (1 + (i % 3)) + 3 * (Math.floor(i / 3) % 4)))),
  ],
  dimensions: [
    handDimension('sort', rows.map(sort)),
    handDimension('grade', rows.map(grade)),
    handDimension('remarks', rows.map((i) => (i % 9 === 0 ? 'ring first' : i % 9 === 1 ? 'tail lift' : null))),
    handDimension('state', rows.map((i) => (i > 200 ? 'booked' : 'done')), { outcome: true }),
    handDimension('broken', rows.map((i) => (i % 11 === 0 ? 'yes' : 'no')), { outcome: true }),
  ],
  timeline: handTimeline(rows.map((i) => MONTHS[Math.floor(i / 20)] ?? 0), { edges: MONTHS, grain: 'month' }),
  unfinished: { by: { column: 'state', labels: ['booked'] }, open: new Uint8Array(ROWS), columns: new Set(), owed: null },
}, {
  columns: [{ name: 'ln', type: 'integer', stats: { min: 1, max: 4 } }] as unknown as Table['columns'],
  model: { shape: { kind: 'event' }, outcome: { kind: 'outcome', outcome: { column: 'broken', event: 'yes', good: 'low' } }, algebra: [], columns: COLUMNS } as unknown as TableModel,
}); // prettier-ignore

const of = (kind: Finding['kind'], subject: Partial<Finding['subject']>, changes: Partial<Finding> = {}) =>
  handFinding({ kind, subject: { filter: [], breakdown: null, measure: COUNT, ...subject }, direction: 'high', ...changes });

test.each<[string, Finding, ReturnType<ReturnType<typeof knownOf>>]>([
  ['how often the result is, by a sort', of('rate-difference', { breakdown: 'sort', measure: rateOf('broken', 'yes') }, { member: 'lamp' }), null],
  ['how long a sort waits', of('group-difference', { breakdown: 'sort', measure: meanOf('wait') }, { member: 'lamp' }), null],
  ['for which sort a column is blank', of('missingness', { breakdown: 'sort' }), 'gaps'],
  ['which sort comes most', of('dominance', { breakdown: 'sort' }, { member: 'lamp' }), 'mix'],
  ['which grade goes with which sort', of('association', { breakdown: 'sort', measure: rateOf('grade', 'A') }, { member: 'lamp' }), 'mix'],
  ['which sort ends in which state', of('association', { breakdown: 'sort', measure: rateOf('state', 'done') }, { member: 'lamp' }), null],
  ['an amount that rises with another', of('correlation', { breakdown: 'freight', measure: meanOf('value') }, { direction: 'pos' }), 'size'],
  ['an amount that rises in proportion to a number', of('correlation', { breakdown: 'pieces', measure: meanOf('value') }, { direction: 'pos' }), 'size'],
  ['an amount that rises with how long it takes from day to day', of('correlation', { breakdown: 'lasts', measure: meanOf('value') }, { direction: 'pos' }), null],
  ['an amount that falls as another rises', of('correlation', { breakdown: 'freight', measure: meanOf('value') }, { direction: 'neg' }), null],
  ['an amount that rises with what is no amount', of('correlation', { breakdown: 'fee', measure: meanOf('wait') }, { direction: 'pos' }), 'set'],
  ['how much of an amount a sort has', of('group-difference', { breakdown: 'sort', measure: meanOf('value') }, { member: 'lamp' }), 'size'],
  ['what part of an amount is a sort’s', of('contribution', { breakdown: 'sort', measure: { op: 'sum', column: 'value' } }, { member: 'lamp' }), 'size'],
  ['what part of what most have none of is a sort’s', of('contribution', { breakdown: 'sort', measure: { op: 'sum', column: 'unpaid' } }, { member: 'lamp' }), null],
  ['how much a sort costs', of('group-difference', { breakdown: 'sort', measure: meanOf('scrap cost') }, { member: 'lamp' }), null],
  ['what a sort earns or loses', of('group-difference', { breakdown: 'sort', measure: meanOf('margin') }, { member: 'lamp' }), null],
  ['a fee by sort that goes by sort and grade', of('group-difference', { breakdown: 'sort', measure: meanOf('fee') }, { member: 'lamp' }), 'set'],
  ['a fee that changes', of('subgroup-trend', { breakdown: 'moment', measure: meanOf('fee') }, { direction: 'up' }), null],
  ['how rows with a remark are', of('group-difference', { breakdown: 'remarks', measure: meanOf('wait') }, { member: 'tail lift' }), 'noted'],
  ['how rows are that are not over', of('group-difference', { breakdown: 'state', measure: meanOf('wait') }, { member: 'booked' }), 'open'],
  ['how rows are that are over', of('group-difference', { breakdown: 'state', measure: meanOf('wait') }, { member: 'done' }), null],
  ['that the latest have not paid', of('measure-spike', { breakdown: 'moment', measure: meanOf('unpaid') }, { member: '2024-12-01' }), 'left'],
  ['that those of the spring have not paid', of('measure-spike', { breakdown: 'moment', measure: meanOf('unpaid') }, { member: '2024-04-01' }), null],
  ['that the latest cost more', of('measure-spike', { breakdown: 'moment', measure: meanOf('scrap cost') }, { member: '2024-12-01' }), null],
  ['that people come by day', of('seasonality', { breakdown: 'moment' }, { everyDay: true }), 'day'],
  ['how far apart a sort’s waits lie', of('spread-difference', { breakdown: 'sort', measure: meanOf('wait') }, { member: 'lamp' }), 'spread'],
  ['what is as large as its part of the rows', of('member-totals', { breakdown: 'sort', measure: { op: 'sum', column: 'unpaid' } }, { idle: 'size' }), 'size'],
  ['of what hardly anything is left beside like rows', of('rate-by-measure', { breakdown: 'wait', measure: rateOf('broken', 'yes') }, { idle: 'mix' }), 'mix'],
  ['how many rows each customer of a sort has', of('rows-per-entity', { breakdown: 'sort', measure: { op: 'rows-per', column: 'customer' } }, { member: 'lamp' }), 'mix'],
  ['that one time of a row goes with another', of('correlation', { breakdown: 'lasts', measure: meanOf('wait') }, { direction: 'pos' }), 'size'],
  ['what the first lines of orders come to', of('contribution', { breakdown: 'ln', measure: { op: 'sum', column: 'unpaid' } }, { member: '1' }), 'mix'],
  ['what is blank in the first lines', of('outlying-rate', { filter: [{ column: 'ln', op: '=', value: '1' }], breakdown: 'sort', measure: rateOf('broken', 'yes') }, { member: 'lamp' }), 'mix'],
  ['what is blank of those that have it in some lines', of('outlying-rate', { filter: [{ column: 'ln', op: 'in', value: ['1', '2'] }], breakdown: 'sort', measure: rateOf('broken', 'yes') }, { member: 'lamp' }), null],
  ['how a meter goes', of('course', { breakdown: 'moment', measure: meanOf('meter') }), 'settled'],
  ['how what is read goes', of('course', { breakdown: 'moment', measure: meanOf('wait') }), null],
  ['what is to be done', of('waiting', { breakdown: 'remarks' }), null],
])('%s', (_, finding, known) => expect(knownOf(FRAME)(finding)).toBe(known)); // prettier-ignore

test('what labels there are and how they go together is all that a table of labels has', () => {
  const frame = { ...FRAME, measures: [], table: { ...FRAME.table, model: { ...FRAME.table.model, outcome: { kind: 'none' } } as unknown as TableModel } }; // prettier-ignore
  expect(knownOf(frame)(of('dominance', { breakdown: 'sort' }, { member: 'lamp' }))).toBeNull();
});

test('of things that are read again what each of them mostly keeps is known', () => {
  const shop = rows.map((i) => i % 6);
  const measures = [handMeasure('area', rows.map((i) => (i === 9 ? 90 : 50 + 10 * (i % 6)))), handMeasure('stay', rows.map((i) => wave(i, 59)))]; // prettier-ignore
  const frame = { ...FRAME, measures, panel: { things: Int32Array.from(shop), at: Float64Array.from(rows) }, table: { ...FRAME.table, model: { ...FRAME.table.model, shape: { kind: 'panel', entity: ['shop'], key: [] }, outcome: { kind: 'none' } } as unknown as TableModel } }; // prettier-ignore
  const known = knownOf(frame);
  expect(known(of('course', { breakdown: 'moment', measure: meanOf('area') }))).toBe('set');
  expect(known(of('course', { breakdown: 'moment', measure: meanOf('stay') }))).toBeNull();
});

test('how meters go is what a table of meters tells', () => {
  const measures = ['north', 'south'].map((meter, at) => handMeasure(meter, rows.map((i) => 4000 + i * (at + 1)))); // prettier-ignore
  const frame = { ...FRAME, measures };
  expect(knownOf(frame)(of('course', { breakdown: 'moment', measure: meanOf('north') }))).toBeNull();
});
