import type { ModelOutcome, TableModel } from '../../../contracts/table/table-model';
import { handFrame, handMeasure } from '../../../testing/hand-made-frame';
import { resultLast } from './result-last';

const frameOf = (outcome: ModelOutcome, algebra: TableModel['algebra'] = []) => {
  const frame = handFrame('t', 3);
  return { ...frame, table: { ...frame.table, model: { outcome, algebra } as TableModel } };
};
const NONE = frameOf({ kind: 'none' });
const isPaid = frameOf({ kind: 'outcome', outcome: { column: 'paid', good: 'high' } });
const isCut = frameOf({ kind: 'outcome', outcome: { column: 'late', event: 'yes', good: 'low' } }, [
  { kind: 'bucket', target: 'late', of: 'days', spans: [], held: { rows: 9, off: 0, of: 'table' } },
]);
const isEither = frameOf({
  kind: 'candidates',
  candidates: [
    { column: 'rating', good: 'high' },
    { column: 'complaints', good: 'low' },
  ],
});

test('of two amounts the order of the table stays', () => {
  const sum = (name: string) => handMeasure(name, [1, 2, 3], { additive: true });
  expect(resultLast(isPaid, sum('paid'), sum('orders')).map(({ id }) => id)).toEqual(['paid', 'orders']);
});

test.each<[string, typeof NONE, [string, string], [string, string]]>([
  ['the result', isPaid, ['paid', 'visits'], ['visits', 'paid']],
  ['the result behind a rating', isPaid, ['paid', 'rating'], ['rating', 'paid']],
  ['what the result was cut from', isCut, ['days', 'visits'], ['visits', 'days']],
  ['a verdict', NONE, ['rating', 'complaints'], ['complaints', 'rating']],
  ['a verdict of two that may be the result', isEither, ['rating', 'complaints'], ['complaints', 'rating']],
  ['what may be the result', isEither, ['complaints', 'advance'], ['advance', 'complaints']],
  ['what was not there first', NONE, ['cost', 'age'], ['age', 'cost']],
  ['a stay beside how severe the case was', NONE, ['stay', 'severity'], ['severity', 'stay']],
  ['two alike', NONE, ['cost', 'time'], ['cost', 'time']],
])('%s comes last', (_, frame, [a, b], told) =>
  expect(resultLast(frame, handMeasure(a, [1, 2, 3]), handMeasure(b, [1, 2, 3])).map(({ id }) => id)).toEqual(told),
);
