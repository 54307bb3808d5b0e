import type { ColumnRelation } from '../../contracts/column-relation';
import { relationText } from './relation-text';

const held = { rows: 100, off: 0, of: 'table' } as const;

test.each<[ColumnRelation, string]>([
  [{ kind: 'product', target: 'total', of: ['unit_price', 'pieces'], factor: 1, plus: ['tax'], held }, 'total = unit price × pieces + tax'],
  [{ kind: 'sum', target: 'all', plus: ['a', 'b'], minus: ['c'], divisor: 1, held }, 'all = a + b − c'],
  [{ kind: 'sum', target: 'mean', plus: ['a', 'b'], minus: [], divisor: 2, held }, 'mean = (a + b) ÷ 2'],
  [{ kind: 'quotient', target: 'rate', of: ['hits'], less: [], by: ['shots', 'misses'], factor: 100, held }, 'rate = 100 × hits ÷ (shots + misses)'],
  [{ kind: 'linear', target: 'f', of: 'c', factor: 1.8, offset: 32, held }, 'f = 1.8 × c + 32'],
  [{ kind: 'date-part', target: 'y', of: 'day', part: 'year', held }, 'y is the year of day'],
  [{ kind: 'copy', target: 'x=1: *y*', of: 'z', held }, '“x=1: *y*” is a copy of z'],
])('%j', (relation, text) => expect(relationText(relation)).toBe(text)); // prettier-ignore
