import { meanOf, rateOf } from '../../src/contracts/report/measure';
import type { Behind } from '../../src/insights/behind';
import { behindGroup } from '../../src/kinds/mix-behind/mix-behind';
import { oneWayP } from '../../src/stats/groups/one-way';
import { handDimension, handFrame } from '../../src/testing/hand-made-frame';
import type { MadeMix } from './made-mixes';

/** What lies behind the first group's difference; null where it does not certainly differ. */
export function behindMade({ groups, columns, values, isRate }: MadeMix): Behind | null {
  const group = handDimension('group', groups);
  const code = group.labels.indexOf('g0');
  const numbers = Float64Array.from(values);
  if (
    oneWayP(
      numbers,
      Int32Array.from(group.codes, (own) => Number(own === code)),
    ) > 0.001
  )
    return null;
  const dimensions = [group, ...[...columns].map(([name, labels]) => handDimension(name, labels))];
  const measure = isRate ? rateOf('gone', 'Yes') : meanOf('amount');
  return behindGroup(handFrame('t', groups.length, { dimensions }), { dimension: group, code, values: numbers, measure });
}

/** Whether a made difference is told as what it is. */
export const isRight = ({ cause }: MadeMix, behind: Behind): boolean =>
  cause === 'alone' ? behind.without !== null : cause === 'mix' ? behind.isOthers && behind.mix !== null : !behind.isOthers;
