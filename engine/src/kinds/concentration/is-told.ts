import { familyOf } from '../../contracts/report/insight-kind';
import { sameMeasure } from '../../contracts/report/measure';
import { totalOf } from '../../insights/judge/total-of';
import type { Finding } from '../../insights/finding';
import type { Few } from './few-sql';
import { LIMITS } from './limits';

const isFew = (finding: Finding): finding is Finding<Few> => finding.kind === 'concentration';

/** Whether another finding is about mostly the same rows and weighs more: one event is told once, by what is certain before what is only described. */
export function isToldByFew(finding: Finding, other: Finding): boolean {
  if (!isFew(finding) || !isFew(other) || finding.direction !== other.direction) return false;
  return comesFirst(other, finding) && shareRows(finding.told, other.told);
}

/** Whether another finding only tells of one member, or of who is first, what this one tells of the few of that column, in the same figure. */
export function tellsOf(other: Finding, finding: Finding): boolean {
  if (!isFew(other) || isFew(finding) || finding.subject.filter.length > 0) return false;
  const { subject, member, direction } = finding;
  if (subject.measure.op === 'rows-per') return other.subject.measure.op === 'count' && subject.measure.column === other.subject.breakdown;
  if (!sameMeasure(totalOf(subject.measure), totalOf(other.subject.measure))) return false;
  // Rows that lie far out are told of no column; where each thing is a row they are the few.
  if (subject.breakdown === null) return finding.kind === 'outlier' && direction === other.direction && other.told.members.each;
  if (subject.breakdown !== other.subject.breakdown) return false;
  return member === null ? familyOf(finding.kind) !== 'headline' : direction === other.direction && other.few?.includes(member) === true;
} // prettier-ignore

function comesFirst(a: Finding<Few>, b: Finding<Few>): boolean {
  if (a.strength !== b.strength) return a.strength > b.strength;
  return a.tests.length === b.tests.length ? a.sql > b.sql : a.tests.length > b.tests.length;
}

/** Whether half of all rows that either is about are those of both. */
function shareRows(a: Few, b: Few): boolean {
  let [both, either] = [0, 0];
  a.members.codes.forEach((code, row) => {
    const [own, its] = [a.few.has(code), b.few.has(b.members.codes[row] ?? -1)];
    both += Number(own && its);
    either += Number(own || its);
  });
  return both >= LIMITS.mostlySame * either;
}
