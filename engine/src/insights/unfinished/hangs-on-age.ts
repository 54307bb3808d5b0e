import { familyOf, splitsOf } from '../../contracts/report/claim';
import type { Finding } from '../finding';
import type { Frame } from '../frame/frame';
import { measureOf } from '../frame/measures/measure-of';

/**
 * Whether a finding tells how something that hangs on the age of cases goes over the time in which they began, which is how many of them are over by now; or sets
 * two such things beside each other, as the state and what only cases of that state have.
 */
export function hangsOnAge({
  unfinished,
  timeline,
  measures,
}: Frame): (finding: Pick<Finding, 'kind' | 'subject' | 'direction'>) => boolean {
  if (!unfinished || !timeline) return () => false;
  const { columns } = unfinished;
  const [state] = 'column' in unfinished.by ? [unfinished.by.column] : [unfinished.by.end];
  return ({ kind, subject, direction }) => {
    const { measure, filter } = subject;
    const splits = splitsOf(subject).flatMap((id) => measures.find((one) => one.id === id)?.columns ?? [id]);
    const of = measureOf({ measures }, measure)?.columns ?? columnsIn(measure);
    const by = [...filter.map(({ column }) => column), ...splits];
    const isOfAge = of.some((column) => columns.has(column));
    const isOverTime = splits.includes(timeline.column.name) || familyOf(kind) === 'driver';
    // Of young cases only the quick ones are over: that they seem to take longer is in spite of it.
    if (isOverTime && measure.op === 'duration' && direction === 'up') return by.some((column) => columns.has(column));
    if (isOverTime) return isOfAge || by.some((column) => columns.has(column));
    return isOfAge && by.includes(state) && !of.includes(state);
  };
}

function columnsIn(measure: Finding['subject']['measure']): string[] {
  if (measure.op === 'duration') return [measure.start, measure.end];
  return 'column' in measure ? [measure.column] : [];
}
