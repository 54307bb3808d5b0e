import type { ColumnRelation } from '../../contracts/table/column-relation';
import { t } from './messages';
import { relationText } from './relation-text';

const held = { rows: 100, off: 0, of: 'table' } as const;

test.each<[ColumnRelation, string]>([
  [{ kind: 'product', target: 'total', of: ['unit_price', 'pieces'], factor: 1, plus: ['tax'], held }, 'total = unit price × pieces + tax'],
  [{ kind: 'sum', target: 'all', plus: ['a', 'b'], minus: ['c'], divisor: 1, held }, 'all = a + b − c'],
  [{ kind: 'sum', target: 'mean', plus: ['a', 'b'], minus: [], divisor: 2, held }, 'mean = (a + b) ÷ 2'],
  [{ kind: 'sum', target: 'all', plus: ['a', 'b'], minus: [], divisor: 1, shares: [{ column: 'off', how: 'less', of: 100 }], held }, 'all = (a + b) × (1 − off ÷ 100)'],
  [{ kind: 'quotient', target: 'rate', of: ['hits'], less: [], by: ['shots', 'misses'], factor: 100, held }, 'rate = 100 × hits ÷ (shots + misses)'],
  [{ kind: 'sum', target: 'mean', plus: ['a'], minus: ['b', 'c_d'], divisor: 1.5, held }, 'mean = (a − b − c d) ÷ 1.5'],
  [{ kind: 'product', target: 'total', of: ['a', 'b'], factor: 0.5, plus: [], held }, 'total = 0.5 × a × b'],
  [{ kind: 'product', target: 'total', of: ['a'], factor: 1, plus: ['b', 'c'], held }, 'total = a + b + c'],
  [{ kind: 'quotient', target: 'x', of: ['a', 'b'], less: [], by: ['c'], factor: 1, held }, 'x = (a + b) ÷ c'],
  [{ kind: 'quotient', target: 'x', of: ['a'], less: ['b', 'd'], by: ['c'], factor: 1, held }, 'x = (a − b − d) ÷ c'],
  [{ kind: 'quotient', target: 'x', of: ['a'], less: [], by: ['c'], factor: 1, held }, 'x = a ÷ c'],
  [{ kind: 'linear', target: 'f', of: 'c', factor: 2, offset: 0, held }, 'f = 2 × c'],
  [{ kind: 'linear', target: 'dm', of: 'eur', factor: 1.95583, offset: 0, held }, 'dm = 1.95583 × eur'],
  [{ kind: 'linear', target: 'pieces', of: 'sales', factor: 0.04369393682370782, offset: 0, held }, 'pieces = about 0.04369 × sales, as exactly as the figures are rounded'],
  [{ kind: 'product', target: 'f', of: ['a', 'b'], factor: 1 / 3, plus: [], held }, 'f = about 0.3333 × a × b, as exactly as the figures are rounded'],
  [{ kind: 'linear', target: 'f', of: 'c', factor: 2.5e-9, offset: 0, held }, 'f = 2.5e-9 × c'],
  [{ kind: 'linear', target: 'f', of: 'c', factor: 1_000_000, offset: 0, held }, 'f = 1 million × c'],
  [{ kind: 'linear', target: 'f', of: 'c', factor: 1, offset: 3, held }, 'f = c + 3'],
  [{ kind: 'power', target: 'f', of: 'c', factor: 3, power: 2, held }, 'f = 3 × c ^ 2'],
  [{ kind: 'power', target: 'f', of: 'c_d', factor: 1, power: 0.5, held }, 'f = c d ^ 0.5'],
  [{ kind: 'linear', target: 'f', of: 'c', factor: 1.8, offset: 32, held }, 'f = 1.8 × c + 32'],
  [{ kind: 'date-part', target: 'y', of: 'day', part: 'year', held }, 'y is the year of day'],
  [{ kind: 'of-members', target: 'm_s', of: 's', how: 'mean', by: ['school'], factor: 1, offset: 0.006, held }, 'm s is the mean of s by school, shifted by 0.006'],
  [{ kind: 'of-members', target: 'all', of: 'paid', how: 'sum', by: ['shop', 'month'], factor: 1, offset: 0, held }, 'all is the sum of paid by shop × month'],
  [{ kind: 'of-members', target: 'n', of: null, how: 'count', by: ['school'], factor: 1, offset: 0, held }, 'n is the number of rows by school'],
  [{ kind: 'of-members', target: 'p', of: 'sex', label: 'F', how: 'mean', by: ['school'], factor: 100, offset: 0, held }, 'p is the share of sex F by school'],
  [{ kind: 'followed', target: 'futime', of: 'status', held }, 'futime is how long each was followed, status how that ended'],
  [{ kind: 'filled-by', target: 'value', of: 'loan', labels: ['Car', 'Home'], nought: false, held }, 'value is filled exactly where loan is Car and Home'],
  [{ kind: 'settled', target: 'reason', of: 'state', label: 'over', nought: false, held }, 'reason is filled only where state is over'],
  [{ kind: 'settled', target: 'fee', of: 'state', label: 'over', nought: true, held }, 'fee is not 0 only where state is over'],
  [{ kind: 'settled', target: 'fee', of: 'state', label: 'over', nought: true, absent: true, held }, 'fee is 0 where state is over'],
  [{ kind: 'left-as-it-was', target: 'idle days', of: 'state', label: 'over', how: 'stopped', held }, 'idle days stopped when state became over'],
  [{ kind: 'left-as-it-was', target: 'visits', of: 'state', label: 'over', how: 'added', held }, 'visits was added up until state became over'],
  [{ kind: 'left-as-it-was', target: 'arrears', of: 'state', label: 'over', how: 'open', held }, 'arrears stands as it was left when state became over'],
  [{ kind: 'left-as-it-was', target: 'rating', of: 'state', label: 'over', how: 'afterwards', held }, 'rating was asked for after state became over'],
  [{ kind: 'by-class', target: 'fee', of: null, by: 'class', held }, 'fee is fixed by class'],
  [{ kind: 'by-class', target: 'cost', of: 'pieces', by: 'kind', held }, 'cost is pieces times one rate for each kind'],
  [{ kind: 'copy', target: 'x=1: *y*', of: 'z', held }, '“x=1: *y*” is a copy of z'],
])('%j', (relation, text) => expect(relationText(relation)).toBe(text)); // prettier-ignore

test.each([
  ['logarithm', 'log'],
  ['rounded', 'rounded'],
  ['rank', 'rank'],
  ['bucket', 'bucket'],
  ['same-groups', 'same'],
  ['part', 'part'],
  ['cumulated', 'cumulated'],
  ['lagged', 'lagged'],
  ['change', 'change'],
  ['rolling-mean', 'mean'],
] as const)('%s names both columns', (kind, message) => {
  const relation = { kind, target: 'a_b', of: 'c_d', held } as ColumnRelation;
  expect(relationText(relation)).toBe(t(message, { target: 'a b', of: 'c d' }));
});
