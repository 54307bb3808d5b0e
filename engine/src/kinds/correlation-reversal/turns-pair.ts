import { printMeasure } from '../../contracts/report/measure';
import type { Finding } from '../../insights/finding';

/** Whether a finding tells of all rows how two measures go together, which another one shows to go the other way in each group. */
export const isTurned = ({ subject }: Finding, other: Finding): boolean =>
  other.kind === 'correlation-reversal' && subject.filter.length === 0 && pairOf(subject) === pairOf(other.subject);

/** The two measures, whichever is told by the other; a reversal names the column of its groups behind the first. */
const pairOf = ({ breakdown, measure }: Finding['subject']): string =>
  JSON.stringify([[breakdown].flat()[0], printMeasure(measure)].sort());
