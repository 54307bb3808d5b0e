import type { Finding } from '../../../insights/finding';
import { handFinding } from '../../../testing/hand-made-finding';
import { tellsOfCourse, tellsOfLevel } from './covered';

const measure = { op: 'quotient', of: 'litres', by: 'miles' } as const;
const mean = (column: string) => ({ op: 'mean', column }) as const;
const level = handFinding({
  kind: 'outlying-ratio',
  member: 'A',
  direction: 'high',
  subject: { filter: [], breakdown: 'van', measure },
});
const of = (changes: Partial<Finding>, column = 'litres', member = 'A'): Finding => handFinding({ kind: 'group-difference', member, direction: 'high', subject: { filter: [], breakdown: 'van', measure: mean(column) }, ...changes }); // prettier-ignore

test.each<[string, Finding, boolean]>([
  ['the level of the amount in that group', of({}), true],
  ['the other way round', of({ direction: 'low' }), false],
  ['of another group', of({}, 'litres', 'B'), false],
  ['of what it is by', of({}, 'miles'), false],
  ['its course', of({ kind: 'group-step' }), false],
])('a quotient tells %s', (_, finding, covered) => expect(tellsOfLevel(level, finding)).toBe(covered));

test('since a time it tells the course of the amount in that group then', () => {
  const step = handFinding({ kind: 'ratio-step', direction: 'up', subject: { filter: [{ column: 'van', op: '=', value: 'A' }], breakdown: 'day', measure } }); // prettier-ignore
  const course = (label: string, changes: Partial<Finding> = {}) =>
    handFinding({ kind: 'group-step', direction: 'up', subject: { filter: [{ column: 'van', op: '=', value: label }], breakdown: 'day', measure: mean('litres') }, ...changes }); // prettier-ignore
  const told = (finding: Finding, isThen = true) => tellsOfCourse(step, finding, () => isThen);
  expect([told(course('A')), told(course('A'), false), told(course('B')), told(course('A', { direction: 'down' })), told(of({}))]).toEqual([true, false, false, false, false]); // prettier-ignore
});
