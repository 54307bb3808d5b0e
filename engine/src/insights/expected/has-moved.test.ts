import { meanOf } from '../../contracts/report/measure';
import { handFinding } from '../../testing/hand-made-finding';
import type { Finding } from '../finding';
import { hasMoved } from './has-moved';

const own = handFinding({
  kind: 'group-difference',
  member: 'M6',
  subject: { filter: [], breakdown: 'machine', measure: meanOf('shake') },
});
const over = (subject: Partial<Finding['subject']>, mover?: Finding['mover']): Finding => ({
  ...handFinding({ kind: 'group-step', subject: { filter: [], breakdown: 'day', measure: meanOf('shake'), ...subject } }),
  ...(mover && { mover }),
});

test.each<[string, Finding, boolean]>([
  ['a step of its own', over({ filter: [{ column: 'machine', op: '=', value: 'M6' }] }), true],
  ['a course that is its way alone', over({}, { column: 'machine', label: 'M6' }), true],
  ['the course of all', over({}), false],
  ['the step of another', over({ filter: [{ column: 'machine', op: '=', value: 'M5' }] }), false],
  ['a step of another measure', over({ filter: [{ column: 'machine', op: '=', value: 'M6' }], measure: meanOf('heat') }), false],
  ['no change with time', over({ breakdown: 'shift', filter: [{ column: 'machine', op: '=', value: 'M6' }] }), false],
])('%s', (_, other, moved) => expect(hasMoved(own, [own, other], 'day')).toBe(moved));
