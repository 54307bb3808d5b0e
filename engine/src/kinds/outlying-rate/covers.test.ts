import { rateOf } from '../../contracts/report/measure';
import type { Finding } from '../../insights/finding';
import { handFinding } from '../../testing/hand-made-finding';
import { outlyingRate } from '.';

const rate = rateOf('walked', 'N');
const own = handFinding({
  kind: 'outlying-rate',
  member: 'D',
  subject: { filter: [{ column: 'shift', op: '=', value: 'night' }], breakdown: 'team', measure: rate },
});
const of = (changes: Partial<Finding>): Finding => handFinding({ kind: 'rate-interaction', member: 'night', subject: { filter: [{ column: 'team', op: '=', value: 'D' }], breakdown: 'shift', measure: rate }, ...changes }); // prettier-ignore
const few = (labels: string[]) => of({ kind: 'concentration', member: null, few: labels, subject: { filter: [], breakdown: 'team', measure: rate } }); // prettier-ignore

test.each<[string, Finding, boolean]>([
  ['of a cell from its other side', of({}), true],
  ['of one of its groups alone', of({ kind: 'rate-difference', member: 'D', subject: { filter: [], breakdown: 'team', measure: rate } }), true],
  ['of a few members who are its group', few(['D']), true],
  ['of others beside it', few(['D', 'E']), false],
  ['of another group', of({ member: 'day' }), false],
  ['of another label', of({ subject: { ...of({}).subject, measure: rateOf('walked', 'Y') } }), false],
  ['of a level', of({ kind: 'group-difference' }), false],
])('the same share is told once: %s', (_, finding, covered) => expect(outlyingRate.covers?.(own, finding)).toBe(covered)); // prettier-ignore
