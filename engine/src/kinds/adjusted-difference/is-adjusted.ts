import { splitsOf } from '../../contracts/report/claim';
import { sameMeasure } from '../../contracts/report/measure';
import type { Finding } from '../../insights/finding';

const columnsOf = ({ subject }: Finding): Set<string> =>
  new Set([
    ...splitsOf(subject),
    ...subject.filter.map(({ column }) => column),
    ...('column' in subject.measure ? [subject.measure.column] : []),
  ]);

const ADJUSTED: ReadonlySet<Finding['kind']> = new Set(['adjusted-difference', 'reversal']);

/** A plain difference of which is told as well what remains of it among like rows, or that it turns round there. */
export function isAdjusted(finding: Finding, other: Finding): boolean {
  if (!ADJUSTED.has(other.kind) || finding.subject.filter.length > 0) return false;
  const [group = ''] = [other.subject.breakdown ?? []].flat();
  const own = columnsOf(finding);
  const { measure } = other.subject;
  return own.size === 2 && own.has(group) && 'column' in measure && own.has(measure.column);
}

/** What remains of a difference that turns round in each stratum, which is told with all of them. */
export const isReversed = ({ subject }: Finding, other: Finding): boolean =>
  other.kind === 'reversal' &&
  String(other.subject.breakdown) === String(subject.breakdown) &&
  sameMeasure(other.subject.measure, subject.measure);
