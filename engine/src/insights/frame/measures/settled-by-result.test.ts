import { meanOf, rateOf } from '../../../contracts/report/measure';
import type { ColumnRelation } from '../../../contracts/table/column-relation';
import type { Frame } from '../frame';
import { settledByResult } from './settled-by-result';

const held = { rows: 9, off: 0, of: 'table' } as const;
const OPEN: ColumnRelation = { kind: 'left-as-it-was', target: 'arrears', of: 'state', label: 'left', how: 'open', held };
const frame = { table: { model: { algebra: [OPEN] } }, measures: [] } as unknown as Pick<Frame, 'table' | 'measures'>;

test.each([
  ['the result by what it settles', { measure: rateOf('state', 'left'), breakdown: 'arrears', filter: [] }, OPEN],
  ['what it settles by the result', { measure: meanOf('arrears'), breakdown: 'state', filter: [] }, OPEN],
  ['a quotient of it', { measure: { op: 'quotient', of: 'arrears', by: 'due' }, breakdown: 'state', filter: [] }, OPEN],
  ['the result by anything else', { measure: rateOf('state', 'left'), breakdown: 'plan', filter: [] }, undefined],
  ['it by anything else', { measure: meanOf('arrears'), breakdown: 'plan', filter: [] }, undefined],
] as const)('%s', (_, subject, relation) => expect(settledByResult(frame)({ ...subject, filter: [] })).toBe(relation));
