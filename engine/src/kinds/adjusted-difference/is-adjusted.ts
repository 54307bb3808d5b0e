import { splitsOf } from '../../contracts/report/claim';
import type { Finding } from '../../insights/finding';

const columnsOf = ({ subject }: Finding): Set<string> =>
  new Set([
    ...splitsOf(subject),
    ...subject.filter.map(({ column }) => column),
    ...('column' in subject.measure ? [subject.measure.column] : []),
  ]);

/** A plain difference of which is told as well what remains of it among like rows. */
export function isAdjusted(finding: Finding, other: Finding): boolean {
  if (other.kind !== 'adjusted-difference' || finding.subject.filter.length > 0) return false;
  const [group = ''] = [other.subject.breakdown ?? []].flat();
  const own = columnsOf(finding);
  const { measure } = other.subject;
  return own.size === 2 && own.has(group) && 'column' in measure && own.has(measure.column);
}
