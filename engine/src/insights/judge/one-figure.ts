import type { Finding } from '../finding';
import type { Frame } from '../frame/frame';

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
    const found = dimension !== undefined && told !== undefined && eachHasOne(dimension.codes, told.values);
    known.set(key, found);
    return found;
  };
} // prettier-ignore

/** Whether rows of one group never differ, and there are groups of several rows. */
function eachHasOne(codes: Int32Array, values: Float64Array): boolean {
  const figures = new Map<number, number>();
  let repeated = 0;
  for (let row = 0; row < codes.length; row++) {
    const [code, value] = [codes[row] ?? -1, values[row] ?? NaN];
    if (code < 0 || value !== value) continue;
    const figure = figures.get(code);
    if (figure === undefined) figures.set(code, value);
    else if (figure !== value) return false;
    else repeated++;
  }
  return repeated > 0;
}
