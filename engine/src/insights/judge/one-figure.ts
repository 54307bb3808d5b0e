import type { Finding } from '../finding';
import type { Frame } from '../frame/frame';
import { oneFigureEach } from '../frame/measures/one-figure-each';

/**
 * What is told of a group by a measure that has one figure for each group: a plate that was fixed to each building when it was built is read once, however many
 * months there are. Each group's figure is what it is; nothing about it varies, so nothing is tested.
 */
export function hasOneFigureEach({ dimensions, measures }: Pick<Frame, 'dimensions' | 'measures'>): (finding: Finding) => boolean {
  const known = new Map<string, boolean>();
  return ({ subject: { breakdown, filter, measure }, member, tests }) => {
    if (tests.length === 0 || member === null || typeof breakdown !== 'string' || filter.length > 0 || measure.op !== 'mean') return false;
    const key = JSON.stringify([breakdown, measure.column]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const dimension = dimensions.find(({ column }) => column.name === breakdown);
    const told = measures.find(({ typed }) => typed.op === 'mean' && typed.column === measure.column);
    const found = dimension !== undefined && told !== undefined && oneFigureEach(dimension.codes, told.values) > 0;
    known.set(key, found);
    return found;
  };
} // prettier-ignore
