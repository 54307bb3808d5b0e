import type { Finding } from '../../insights/finding';
import { sameMeasure } from '../../contracts/report/measure';

/** Whether it is told of the same two measures that they go different ways by the column whose group this one is about. */
export function isCrossed({ subject }: Finding, other: Finding): boolean {
  const { breakdown } = other.subject;
  const [group] = subject.filter;
  return (
    other.kind === 'slope-crossing' &&
    Array.isArray(breakdown) &&
    breakdown[0] === subject.breakdown &&
    breakdown[1] === group?.column &&
    sameMeasure(subject.measure, other.subject.measure)
  );
}
