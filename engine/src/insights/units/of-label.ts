import type { Dimension, Frame, Measure } from '../frame/frame';
import { correlate } from '../../stats/correlation/spearman';
import { rank } from '../../stats/distributions/ranks';
import { LIMITS } from './limits';

/**
 * Whether what is special of a stretch of rows is that of the labels which they have: among rows of one label at most half of how they differ from the others,
 * or from those below or above them, remains, or their labels have hardly any other rows. Rows that are a label by another name are the plainest of such.
 * @param places 0 for the stretch, below it less and above it more; NaN where that is not known
 */
export function isOfLabel(frame: Pick<Frame, 'dimensions'>, { values, columns }: Measure, places: Float64Array): boolean {
  const beside = [(place: number) => place !== 0, (place: number) => place < 0, (place: number) => place > 0];
  const sides = beside.map((isBeside) =>
    Int32Array.from(places, (place) => (place === 0 ? 1 : place === place && isBeside(place) ? 0 : -1)),
  );
  return frame.dimensions.some(
    (dimension) =>
      dimension.labels.length <= LIMITS.mostLabelsBehind &&
      !columns.includes(dimension.column.name) &&
      sides.some((inside, side) => holdsDifference(dimension, values, inside, side > 0)),
  );
}

/** @param oneSide only rows on one side are compared: where the labels end with the stretch nothing is known of them */
function holdsDifference({ codes, labels }: Dimension, values: Float64Array, inside: Int32Array, oneSide: boolean): boolean {
  const side = () => ({ n: new Float64Array(labels.length), sum: new Float64Array(labels.length) });
  const [within, beside] = [side(), side()];
  let share = 0;
  let known = 0;
  values.forEach((value, row) => {
    const [one, code] = [inside[row] ?? -1, codes[row] ?? -1];
    if (value !== value || one < 0 || code < 0) return;
    known++;
    share += one;
    const own = one === 1 ? within : beside;
    own.n[code] = (own.n[code] ?? 0) + 1;
    own.sum[code] = (own.sum[code] ?? 0) + value;
  });
  if (share === 0 || share === known) return false;
  share /= known;
  const total = (some: Float64Array) => some.reduce((all, one) => all + one, 0);
  const plain = total(within.sum) / total(within.n) - total(beside.sum) / total(beside.n);
  let [weight, left, alike, told] = [0, 0, 0, 0];
  labels.forEach((_, code) => {
    const [own, rest] = [within.n[code] ?? 0, beside.n[code] ?? 0];
    // Of a label with few rows nothing can be said, whatever its rows are.
    if ((own + rest) * (1 - share) < LIMITS.fewestBeside) return;
    told += own;
    if (rest < LIMITS.fewestBeside || own === 0) return;
    alike += own;
    const both = (own * rest) / (own + rest);
    weight += both;
    left += both * ((within.sum[code] ?? 0) / own - (beside.sum[code] ?? 0) / rest);
  });
  if (told < LIMITS.leastAlike * total(within.n)) return false;
  if (alike < LIMITS.leastAlike * told) return !oneSide;
  return (left / weight) * Math.sign(plain) <= LIMITS.mostOfDifference * Math.abs(plain);
}

/** Whether of rows of one label one measure is known by the other: that they go together there is how one of them is computed. */
export const isArithmeticWithin = (frame: Pick<Frame, 'dimensions'>, x: Measure, y: Measure): boolean =>
  frame.dimensions.some(({ codes, counts, labels }) =>
    labels.length > LIMITS.mostLabelsBehind
      ? false
      : labels.some((_, code) => (counts[code] ?? 0) >= LIMITS.fewestKnown && isKnownBy(x.values, y.values, codes, code)),
  );

function isKnownBy(x: Float64Array, y: Float64Array, codes: Int32Array, code: number): boolean {
  const only = (values: Float64Array) => rank(values.map((value, row) => (codes[row] === code ? value : NaN))).ranks;
  const found = correlate(only(x), only(y));
  return found !== null && found.n >= LIMITS.fewestKnown && Math.abs(found.r) >= LIMITS.knownBy;
}
