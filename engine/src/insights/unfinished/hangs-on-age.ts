import { familyOf } from '../../contracts/report/claim';
import type { Finding } from '../finding';
import type { Frame } from '../frame/frame';
import { columnsOfSubject } from '../frame/measures/columns-of-subject';
import { settledByStay } from './by-stay';
import { endsByAge } from './ends-by-age';
import { fallsInSpiteOfAge } from './in-spite-of-age';

type Asked = Pick<Finding, 'kind' | 'subject' | 'direction' | 'event'>;

/** Whether a finding tells of what comes by age how it goes with age: of cases that are not over, and of things that have an end. */
export function hangsOnAge(frame: Frame): (finding: Asked) => boolean {
  const isOfCases = ofCases(frame);
  const isOfEnds = ofEnds(frame);
  const isOfStay = settledByStay(frame);
  return (finding) => (isOfCases(finding) && !fallsInSpiteOfAge(frame, finding)) || isOfEnds(finding) || isOfStay(finding);
}

/**
 * Whether a finding tells how something that hangs on the age of cases goes over the time in which they began, which is how many of them are over by now; or sets
 * two such things beside each other, as the state and what only cases of that state have.
 */
function ofCases(frame: Frame): (finding: Asked) => boolean {
  const { unfinished, timeline } = frame;
  if (!unfinished || !timeline) return () => false;
  const { columns } = unfinished;
  const [state] = 'column' in unfinished.by ? [unfinished.by.column] : [unfinished.by.end];
  return ({ kind, subject, direction }) => {
    const { of, by, splits } = columnsOfSubject(frame, subject);
    const isOfAge = of.some((column) => columns.has(column));
    const isOverTime = splits.includes(timeline.column.name) || familyOf(kind) === 'driver';
    // Of young cases only the quick ones are over: that they seem to take longer is in spite of it.
    if (isOverTime && subject.measure.op === 'duration' && direction === 'up') return by.some((column) => columns.has(column));
    if (isOverTime) return isOfAge || by.some((column) => columns.has(column));
    return isOfAge && by.includes(state) && !of.includes(state);
  };
}

/** Whether a finding sets the end of things beside when they began, or how old they are. */
function ofEnds(frame: Frame): (finding: Asked) => boolean {
  const known = endsByAge(frame);
  if (!known) return () => false;
  return ({ kind, subject }) => {
    const { of, by } = columnsOfSubject(frame, subject);
    const all = [...of, ...by];
    return (
      all.some((column) => known.ends.has(column)) &&
      (familyOf(kind) === 'driver' || all.some((column) => known.begins.has(column)))
    );
  };
}
