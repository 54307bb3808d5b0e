import { columnsIn } from '../../../insights/frame/measures/columns-of-subject';
import type { Finding } from '../../../insights/finding';
import { groupsOf } from '../../../insights/judge/groups-of';
import type { InsightKind } from '../../../contracts/report/insight-kind';

/** What tells of levels of one amount, and of its course. */
const LEVELS: readonly InsightKind[] = [
  'group-difference',
  'mean-interaction',
  'ratio-difference',
  'paired-difference',
  'group-levels',
  'ranking',
];
const COURSES: readonly InsightKind[] = ['group-step', 'subgroup-trend', 'change-difference'];

/** Whether a finding is of the upper amount of a quotient, or of both. */
const isOfAmount = (own: Finding, { subject: { measure } }: Finding): boolean => {
  const [above] = own.subject.measure.op === 'quotient' ? [own.subject.measure.of] : [];
  return above !== undefined && columnsIn(measure).includes(above);
};

const isOfGroup = (own: Finding, finding: Finding): boolean => {
  const groups = groupsOf(own);
  return groupsOf(finding).some((group) => groups.includes(group));
};

const isHigh = ({ direction }: Finding): boolean => direction === 'high' || direction === 'up';

/** Whether a finding tells of one of its labels that there is more, or less, of the amount: the quotient says why. */
export const tellsOfLevel = (own: Finding, finding: Finding): boolean =>
  LEVELS.includes(finding.kind) && isOfAmount(own, finding) && isHigh(own) === isHigh(finding) && isOfGroup(own, finding);

/** Whether a finding tells of one of its labels that the amount changes the same way at about that time. */
export const tellsOfCourse = (own: Finding, finding: Finding, isAtTime: (own: Finding, finding: Finding) => boolean): boolean =>
  COURSES.includes(finding.kind) &&
  isOfAmount(own, finding) &&
  isHigh(own) === isHigh(finding) &&
  isOfGroup(own, finding) &&
  isAtTime(own, finding);
