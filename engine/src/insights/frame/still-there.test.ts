import type { ColumnRelation } from '../../contracts/table/column-relation';
import type { TableModel } from '../../contracts/table/table-model';
import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import { goneFrom, goneOf, valuesThere } from './still-there';

/** A list of six members, the last two of whom left, with one amount. */
function listOf(
  state: string,
  labels: readonly [there: string, gone: string],
  amount: string,
  { shape = 'entity', how = 'sum', algebra = [] as ColumnRelation[] } = {},
) {
  const dimension = handDimension(
    state,
    [0, 0, 0, 0, 1, 1].map((at) => labels[at] ?? ''),
  );
  const measure = handMeasure(amount, [5, 6, 7, 8, 100, 200], { additive: how === 'sum' });
  const others = algebra.flatMap((one) => ('of' in one && one.of !== null ? [one.of].flat() : []));
  const columns = [amount, ...others].map((name) => ({ name, overMembers: { how } }));
  const model = { shape: { kind: shape, entity: [] }, columns, algebra } as unknown as TableModel;
  const { table } = handFrame('t', 6, {}, { model });
  return { frame: { table, gone: goneFrom(table, [dimension]) }, measure };
}

test.each([
  ['Status', ['active', 'churned'], 'MRR (USD)'],
  ['Status', ['Active', 'Terminated'], 'Seats'],
  ['Contract status', ['in force, current', 'expired'], 'Contract value'],
  ['State', ['in service', 'scrapped'], 'Book value'],
  ['Zustand', ['in Betrieb', 'stillgelegt'], 'Restwert EUR'],
  ['Status', ['aktiv', 'gekündigt'], 'Monatsbeitrag'],
  ['Mietstatus', ['laufend', 'beendet'], 'Kaltmiete'],
  ['employment_status', ['Employed', 'Left'], 'Annual salary'],
  ['Has left', ['no', 'yes'], 'Headcount'],
  ['active', ['yes', 'no'], 'monthly_fee'],
  ['Ausgetreten', ['nein', 'ja'], 'Jahresbeitrag'],
] as const)('%s %p: %s is that of who is there', (state, labels, amount) => {
  const { frame, measure } = listOf(state, labels, amount);
  expect(goneOf(frame, measure)?.labels).toEqual([labels[1]]);
  expect([...valuesThere(frame, measure)]).toEqual([5, 6, 7, 8, NaN, NaN]);
});

test('what is made of it goes with it', () => {
  const twelve = {
    kind: 'linear',
    target: 'Value',
    of: 'MRR',
    factor: 12,
    offset: 0,
    held: { rows: 6, off: 0, of: 'table' },
  } as const;
  const { frame, measure } = listOf('Status', ['active', 'churned'], 'Value', { algebra: [twelve] });
  expect(goneOf(frame, measure)).not.toBeNull();
});

test.each([
  // What was bought, sold or brought in stays so; what is owed is owed.
  ['Status', ['active', 'churned'], 'Total revenue', {}],
  ['Status', ['active', 'churned'], 'Seats sold', {}],
  ['Status', ['in service', 'scrapped'], 'Purchase price', {}],
  ['Status', ['active', 'closed'], 'Balance due', {}],
  ['Status', ['aktiv', 'gekündigt'], 'Umsatz gesamt', {}],
  // Work that is done, offers that were lost, and events.
  ['Status', ['open', 'closed'], 'Contract value', {}],
  ['Status', ['pending', 'cancelled'], 'Seats', {}],
  ['Status', ['active', 'churned'], 'Seats', { shape: 'event' }],
  ['Status', ['active', 'churned'], 'Monthly rate', { how: 'mean' }],
  ['Left handed', ['no', 'yes'], 'Salary', {}],
  ['churned within 1 year', ['no', 'yes'], 'MRR', {}],
  ['Region', ['active', 'churned'], 'MRR', {}],
] as const)('%s %p: %s is that of all', (state, labels, amount, more) => {
  const { frame, measure } = listOf(state, labels, amount, more);
  expect(goneOf(frame, measure)).toBeNull();
  expect(valuesThere(frame, measure)).toBe(measure.values);
});
