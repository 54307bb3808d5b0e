import type { Finding } from '../../insights/finding';
import { meanOf } from '../../contracts/report/measure';
import { handFinding } from '../../testing/hand-made-finding';
import { handDimension } from '../../testing/hand-made-frame';
import type { Behind } from '../../insights/behind';
import { isAllBehind, isToldBehind, mayLieBehind } from './mix-behind';
import { LIMITS } from './limits';

const plan = handDimension('plan', ['Small', 'Large']);
const region = handDimension('region', ['North', 'South']);
const mixed = (left: number): Behind => ({
  mix: { by: [plan, region], alike: 5, left, p: 0.001 },
  without: null,
  isOthers: true,
  weight: 1,
});
const alone: Behind = { mix: null, without: { by: plan, label: 'Small' }, isOthers: true, weight: LIMITS.leastWeight };

test('how much of a difference is left like with like', () => {
  expect([LIMITS.hardlyLeft, LIMITS.hardlyLeft + 0.01, 0].map((left) => isAllBehind(mixed(left)))).toEqual([true, false, true]);
  expect([undefined, alone].map(isAllBehind)).toEqual([false, false]);
});

test.each<[string, Parameters<typeof handDimension>[2], string, boolean]>([
  ['a column of two labels', { distinct: 2 }, 'plan', true],
  ['a column of as many as are compared', { distinct: LIMITS.mostStrata }, 'plan', true],
  ['a column of more', { distinct: LIMITS.mostStrata + 1 }, 'plan', false],
  ['a column of one label', { distinct: 1 }, 'plan', false],
  ['how rows end', { outcome: true }, 'plan', false],
  ['what comes after', {}, 'refund reason', false],
])('%s', (_, changes, name, may) => expect(mayLieBehind(handDimension(name, ['a', 'b'], changes))).toBe(may));

describe('a difference is told by what lies behind it', () => {
  const finding = (
    changes: Partial<Finding>,
    breakdown = 'plan',
    filter: Finding['subject']['filter'] = [],
    measure = meanOf('cost'),
  ) => handFinding({ kind: 'group-difference', member: 'Small', ...changes, subject: { filter, breakdown, measure } });
  const by = (behind: Behind | undefined) => finding({ ...(behind && { behind }) }, 'agent');

  test.each<[string, Behind | undefined, Finding, boolean]>([
    ['where nobody else has such rows and that label is told', alone, finding({}), true],
    ['not where another label is told', alone, finding({ member: 'Large' }), false],
    ['not where anybody else has such rows', mixed(0.1), finding({}), false],
    ['not where nothing lies behind', undefined, finding({}), false],
    ['not where another column is told', alone, finding({}, 'region'), false],
    ['not where another measure is told', alone, finding({}, 'plan', [], meanOf('price')), false],
    ['not where it is told within a part', alone, finding({}, 'plan', [{ column: 'year', op: '=', value: 2020 }]), false],
    ['not where something else is told of it', alone, finding({ kind: 'trend' }), false],
    ['not where it is small', alone, finding({ small: true }), false],
  ])('%s', (_, behind, other, is) => expect(isToldBehind(by(behind), other)).toBe(is));
});
