import { sameMeasure } from '../../contracts/report/measure';
import type { Finding } from '../finding';

type Seen = Pick<Finding, 'subject' | 'member' | 'mover'>;

/**
 * Whether another finding says that a group's level changes with time: what it was on average is not what it will show the next time.
 * @param time name of the column of the timeline
 */
export const hasMoved = ({ subject, member }: Seen, others: readonly Seen[], time: string): boolean =>
  others.some(({ subject: other, mover }) => {
    if (other.breakdown !== time || !sameMeasure(other.measure, subject.measure)) return false;
    const [own] = other.filter;
    const moved =
      mover ?? (own && other.filter.length === 1 && own.op === '=' ? { column: own.column, label: String(own.value) } : null);
    return moved !== null && moved.column === subject.breakdown && moved.label === member;
  });
