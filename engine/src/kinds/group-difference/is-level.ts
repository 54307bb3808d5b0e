import { familyOf } from '../../contracts/report/insight-kind';
import { printMeasure, sameMeasure, type TypedMeasure } from '../../contracts/report/measure';
import type { Finding } from '../../insights/finding';
import { totalOf } from '../../insights/judge/total-of';
import type { Pruning } from '../kind-spec';

/** A group's level is part of the sentence on its share of the total, and a ratio of what it is made of says the same once more. */
export const isLevelOfOther = (finding: Finding, other: Finding, { derived }: Pruning): boolean =>
  (derived.has(printMeasure(finding.subject.measure)) && restatesParts(finding, other)) ||
  (other.kind === 'contribution' &&
    sameMeasure(other.subject.measure, totalOf(finding.subject.measure)) &&
    other.subject.breakdown === finding.subject.breakdown &&
    other.member === finding.member);

/** A group's ratio of two measures where the same group's level of one of them, or how often one reaches the other, is told. */
const restatesParts = ({ subject, member, direction }: Finding, other: Finding): boolean =>
  subject.measure.op === 'quotient' &&
  other.subject.breakdown === subject.breakdown &&
  other.member === member &&
  other.direction === direction &&
  ['group-difference', 'rate-difference'].includes(familyOf(other.kind)) &&
  subject.filter.length === other.subject.filter.length &&
  partsOf(other.subject.measure).includes(subject.measure.of);

/** What a group's level or share is of. */
function partsOf(measure: TypedMeasure): string[] {
  if (measure.op === 'mean' || measure.op === 'rate') return [measure.column];
  return measure.op === 'attainment' ? [measure.actual, measure.target] : [];
}
