import { familyOf, splitsOf } from '../../contracts/report/claim';
import type { Finding } from '../finding';
import type { Frame } from '../frame/frame';
import { measureOf } from '../frame/measures/measure-of';

/**
 * Whether a finding tells how something that hangs on the age of cases goes over the time in which they began, which is how many of them are over by now; or sets
 * two such things beside each other, as the state and what only cases of that state have.
 */
export function hangsOnAge({ unfinished, timeline, measures }: Frame): (finding: Pick<Finding, 'kind' | 'subject'>) => boolean {
  if (!unfinished || !timeline) return () => false;
  const { columns } = unfinished;
  const [state] = 'column' in unfinished.by ? [unfinished.by.column] : [unfinished.by.end];
  return ({ kind, subject }) => {
    const { measure, filter } = subject;
    const splits = splitsOf(subject).flatMap((id) => measures.find((one) => one.id === id)?.columns ?? [id]);
    const of = measureOf({ measures }, measure)?.columns ?? ('column' in measure ? [measure.column] : []);
    const by = [...filter.map(({ column }) => column), ...splits];
    const isOfAge = of.some((column) => columns.has(column));
    const isOverTime = splits.includes(timeline.column.name) || familyOf(kind) === 'driver';
    if (isOverTime) return isOfAge || by.some((column) => columns.has(column));
    return isOfAge && by.includes(state) && !of.includes(state);
  };
}
