import { labelsOf } from '../../contracts/report/claim';
import { groupKey } from '../frame/dimensions/aliases';
import type { Finding } from '../finding';

/** The groups that a finding names, `column=label`. */
export function groupsOf({ subject, member }: Pick<Finding, 'subject' | 'member'>): string[] {
  const { measure } = subject;
  return [
    ...subject.filter.flatMap((condition) =>
      condition.op === '=' || condition.op === 'in' ? labelsOf(condition).map((label) => groupKey(condition.column, label)) : [],
    ),
    ...(typeof subject.breakdown === 'string' && member !== null && !subject.filter.some(({ value }) => value === member)
      ? [groupKey(subject.breakdown, member)]
      : []),
    ...(measure.op === 'rate' ? [groupKey(measure.column, measure.value)] : []),
  ];
}

/** Whether every group that the first names is named by the second as well. */
export function sameCell(a: Finding, b: Finding): boolean {
  const groups = groupsOf(b);
  return groupsOf(a).every((group) => groups.includes(group));
}

/** How large a finding's effect is, whichever way it goes. */
export const sizeOf = ({ effect }: Finding): number => Math.abs(effect ?? 0);
