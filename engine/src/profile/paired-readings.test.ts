import type { ColumnRelation } from '../contracts/table/column-relation';
import type { Column } from '../model';
import { isInTime, pairedReadings } from './paired-readings';

const column = (name: string, changes: Partial<Column> = {}): Column => ({
  name,
  type: 'number',
  role: 'measure-intensive',
  unit: null,
  stats: { count: 50, missing: 0, distinct: 40, min: 10, max: 90, mean: 50, median: 50, sd: 12 },
  ...changes,
});

const found = (columns: readonly Column[], algebra: readonly ColumnRelation[] = []) =>
  pairedReadings(columns, algebra).map(({ reference, compared, inTime }) => [reference.name, compared.name, inTime]);

test.each<[string, string, boolean]>([
  ['prewt', 'postwt', true],
  ['score_before', 'score_after', true],
  ['Score Before', 'Score After', true],
  ['oldPrice', 'newPrice', true],
  ['baseline sbp', 'final sbp', true],
  ['pre-test', 'post-test', true],
  ['average_mean_temp', 'actual_mean_temp', false],
  ['Budget', 'Actual', false],
  ['list_price', 'paid_price', false],
  ['planned hours', 'actual hours', false],
])('%s and %s are two readings of one thing', (reference, compared, inTime) => {
  expect(found([column(reference), column(compared)])).toEqual([[reference, compared, inTime]]);
  expect(isInTime(reference, compared)).toBe(inTime);
});

test.each<[string, string]>([
  ['score_before', 'height_after'],
  ['actual_min_temp', 'average_max_temp'],
  ['price', 'new_price_list'],
  ['left', 'right'],
  ['before', 'actual'],
  ['postage', 'price'],
  ['prevalence', 'prediction'],
])('%s and %s are not', (a, b) => expect(found([column(a), column(b)])).toEqual([]));

test('two units, two sizes, and what arithmetic binds are no two readings', () => {
  const [before, after] = [column('before'), column('after')];
  expect(found([before, column('after', { unit: 'kg' })])).toEqual([]);
  expect(found([before, column('after', { stats: { ...after.stats, mean: 50_000, median: 50_000 } })])).toEqual([]);
  expect(found([before, column('after', { role: 'category' })])).toEqual([]);
  const held = { rows: 50, off: 0, of: 'table' } as const;
  expect(found([before, after], [{ kind: 'sum', target: 'gain', plus: ['after'], minus: ['before'], divisor: 1, held }])).toEqual(
    [],
  );
  expect(found([before, after], [{ kind: 'part', target: 'after', of: 'before', held }])).toHaveLength(1);
});
