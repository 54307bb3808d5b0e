import { COUNT, meanOf } from '../../contracts/report/measure';
import type { Frame } from '../../insights/frame/frame';
import type { Table } from '../../model';
import { handDimension, handFrame, handMeasure, handTimeline, type Cells } from '../../testing/hand-made-frame';
import { lookedAtOf, rowsOf } from './looked-at';
import { LIMITS } from './limits';

const ROWS = 60;
const cells = (of: (row: number) => Cells[number]): Cells => Array.from({ length: ROWS }, (_, row) => of(row));
const timeline = handTimeline(Array.from({ length: ROWS }, (_, row) => row * 86_400_000));
const table = {
  columns: ['cost', 'pieces', 'meter'].map((name) => ({ name, type: 'number', role: 'measure-additive', stats: {} })),
} as unknown as Partial<Table>;
const looked = (changes: Partial<Frame>) => lookedAtOf(handFrame('t', ROWS, { timeline, ...changes }, table)).map(({ id, typed }) => (typed.op === 'rate' ? `${typed.column}=${typed.value}` : id)); // prettier-ignore

const cost = handMeasure('cost', cells((row) => 5 + ((row * 7) % 11))); // prettier-ignore
const yes = (row: number) => (row % 3 ? 'no' : 'yes');

test('results stand before what is yes or no, and both before measures', () => {
  const late = handDimension('late', cells((row) => (row % 4 ? 'on time' : 'late')), { outcome: true, event: 'late' }); // prettier-ignore
  const urgent = handDimension('urgent', cells(yes)); // prettier-ignore
  expect(looked({ measures: [cost], dimensions: [urgent, late] })).toEqual(['late=late', 'urgent=yes', 'cost']);
});

test.each<[string, Parameters<typeof handDimension>]>([
  ['a result whose time still runs', ['late', cells(yes), { outcome: true, event: 'yes', open: true }]],
  ['a result that nobody came to', ['late', cells(yes), { outcome: true, event: 'maybe' }]],
  ['a result without an event', ['late', cells((row) => ['a', 'b', 'c'][row % 3] ?? ''), { outcome: true }]],
  ['a column of two names', ['side', cells((row) => (row % 3 ? 'left' : 'right'))]],
  ['yes beside what is no answer', ['side', cells((row) => (row % 3 ? 'open' : 'yes'))]],
  ['yes and no of which more labels are not known', ['urgent', cells(yes), { distinct: 3 }]],
  ['yes, no and perhaps', ['urgent', cells((row) => ['yes', 'no', 'perhaps'][row % 3] ?? '')]],
  ['yes and no that are still open', ['urgent', cells(yes), { open: true }]],
])('%s is none', (_, dimension) => expect(looked({ dimensions: [handDimension(...dimension)] })).toEqual([])); // prettier-ignore

test('what is said no to is not counted', () =>
  expect(looked({ dimensions: [handDimension('urgent', cells((row) => (row % 3 ? 'yes' : 'no')))] })).toEqual(['urgent=yes'])); // prettier-ignore

test('rates stand before amounts, what lies between two columns between them, and what never falls is no level', () => {
  const rate = handMeasure('rate', cells((row) => (row % 5) / 10), { weights: new Float64Array(ROWS).fill(3), kind: 'column' }); // prettier-ignore
  const wait = handMeasure('wait', cells((row) => row % 9), { kind: 'duration' }); // prettier-ignore
  const meter = handMeasure('meter', cells((row) => 100 + row)); // prettier-ignore
  const dated = handMeasure('dated', cells((row) => row % 2), { columns: ['moment'], kind: 'duration' }); // prettier-ignore
  expect(looked({ measures: [cost, meter, wait, dated, rate] })).toEqual(['rate', 'wait', 'cost']);
  // What lies between the time and another column is that of a pair.
  const pair = { ...dated, pair: { start: 'moment', end: 'left' } } as unknown as typeof dated;
  expect(looked({ measures: [pair] })).toEqual(['dated']);
});

test('of many only so many are looked at', () => {
  const flags = Array.from({ length: 6 }, (_, i) => handDimension(`f${i}`, cells(yes)));
  expect(looked({ dimensions: flags })).toHaveLength(LIMITS.mostFlags);
  const many = Array.from({ length: 20 }, (_, i) => handMeasure(`w${i}`, cells((row) => (row * (i + 3)) % 13), { kind: 'duration' })); // prettier-ignore
  expect(looked({ measures: many })).toHaveLength(LIMITS.mostMeasures);
});

test('how many rows have a label is a number of rows', () => {
  const { typed, family, values } = rowsOf(handDimension('urgent', ['yes', 'no', 'yes', null]), 0);
  expect([typed, family, [...values]]).toEqual([COUNT, 'count', [1, 0, 1, NaN]]);
  expect(meanOf('cost')).toEqual(cost.typed);
});
