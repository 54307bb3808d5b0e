import type { Dimension, Frame, Measure, Timeline } from '../../../insights/frame/frame';
import { weightOf } from '../../../insights/series/series';
import { A_CYCLE } from '../../trend/trend';
import { oneCaseOf } from '../gap-of';
import type { Gap } from '../step-of-gap';
import { LIMITS } from '../limits';

/** A cell of two columns of a panel, by the labels of both. */
export interface Place {
  row: number;
  column: number;
}

/** What cells of two columns of a panel come to, period by period. */
export interface Cube {
  /** Cells with enough readings. */
  places: readonly Place[];
  /** The other cells of its row, and of its column. */
  inRow: (place: Place) => Place[];
  inColumn: (place: Place) => Place[];
  /** What lies between a cell and the others of its column, without one of them if so asked. */
  gapOf: (place: Place, without?: Place) => Gap;
}

/** By period: the sum of a set of readings, what they would come to at the levels of the things that are read, their weight and number. */
type Sums = Record<'value' | 'expected' | 'weight' | 'n', Float64Array>;

/**
 * A measure of a panel by the cells of two of its keys. What several readings come to is told as if each thing had been there all the time: where a shop
 * opens later, or a month of it is missing, the others have no other level.
 */
export function cubeOf(frame: Frame, timeline: Timeline, measure: Measure, [a, b]: readonly [Dimension, Dimension]): Cube {
  const periods = timeline.edges.length - 1;
  const [rows, columns] = [a.labels.length, b.labels.length];
  const [cells, wholes] = [rows * columns, columns].map((n) => range(n).map(() => sumsOf(periods))) as [Sums[], Sums[]];
  const usual = levelsOfThings(frame, measure);
  let isPositive = true;
  measure.values.forEach((value, row) => {
    const [x, y, period] = [a.codes[row] ?? -1, b.codes[row] ?? -1, timeline.period[row] ?? -1];
    const [weight, expected] = [weightOf(measure, row), usual[row] ?? NaN];
    if (x < 0 || y < 0 || period < 0 || !(weight > 0) || Number.isNaN(value + expected)) return;
    isPositive &&= value >= 0 && expected > 0;
    for (const own of [cells[x * columns + y], wholes[y]]) if (own) add(own, period, value, expected, weight);
  });
  const at = ({ row, column }: Place): Sums => cells[row * columns + column] ?? sumsOf(periods);
  const places = range(cells.length)
    .map((cell) => ({ row: Math.floor(cell / columns), column: cell % columns }))
    .filter((place) => at(place).n.filter((n) => n > 0).length >= LIMITS.fewestBesideMany);
  const others = (place: Place, line: keyof Place, across: keyof Place) =>
    places.filter((other) => other[line] === place[line] && other[across] !== place[across]);
  const inColumn = (place: Place) => others(place, 'column', 'row');
  const one = oneCaseOf(frame, measure);
  const cycle = A_CYCLE[timeline.grain];
  return {
    places,
    inRow: (place) => others(place, 'row', 'column'),
    inColumn,
    gapOf: (place, without) => {
      const own = at(place);
      const rest = leftOf(wholes[place.column] ?? own, without ? [own, at(without)] : [own]);
      const besides = inColumn(place).length - (without ? 1 : 0);
      const filled = range(periods).filter((i) => (own.n[i] ?? 0) > 0 && (besides === 0 || (rest.n[i] ?? 0) > 0));
      const [mine, theirs] = [levelsOf(own, filled, isPositive), besides === 0 ? filled.map(() => 0) : levelsOf(rest, filled, isPositive)];
      return {
        own: mine,
        rest: theirs,
        at: filled.map((i) => timeline.edges[i] ?? 0),
        ...(one !== undefined && { cases: { one, others: besides } }),
        ...(cycle !== undefined && filled.length === periods && { cycle }),
      };
    },
  };
} // prettier-ignore

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

const sumsOf = (periods: number): Sums => ({
  value: new Float64Array(periods),
  expected: new Float64Array(periods),
  weight: new Float64Array(periods),
  n: new Float64Array(periods),
});

function add(sums: Sums, period: number, value: number, expected: number, weight: number): void {
  sums.value[period] = (sums.value[period] ?? 0) + weight * value;
  sums.expected[period] = (sums.expected[period] ?? 0) + weight * expected;
  sums.weight[period] = (sums.weight[period] ?? 0) + weight;
  sums.n[period] = (sums.n[period] ?? 0) + 1;
}

/** A whole without parts of it. */
function leftOf(whole: Sums, parts: readonly Sums[]): Sums {
  const left = (of: keyof Sums) => whole[of].map((sum, i) => parts.reduce((rest, part) => rest - (part[of][i] ?? 0), sum));
  return { value: left('value'), expected: left('expected'), weight: left('weight'), n: left('n') };
}

/** What a set comes to in periods, brought to its usual things: by factors where nothing lies below nought. */
function levelsOf({ value, expected, weight }: Sums, periods: readonly number[], isPositive: boolean): number[] {
  const [all, weights] = [value, weight].map((sums) => periods.reduce((sum, i) => sum + (sums[i] ?? 0), 0)) as [number, number];
  const level = all / weights;
  return periods.map((i) => {
    const [sum, usual, by] = [value[i] ?? 0, expected[i] ?? 0, weight[i] ?? 0];
    return isPositive ? (sum / usual) * level : (sum - usual) / by + level;
  });
}

/** For each row the level of the thing that it is a reading of. */
function levelsOfThings({ panel }: Frame, measure: Measure): Float64Array {
  const sums: { value: number; weight: number }[] = [];
  const thingOf = (row: number) => (panel?.things[row] ?? 0) + 1;
  measure.values.forEach((value, row) => {
    if (Number.isNaN(value)) return;
    const own = (sums[thingOf(row)] ??= { value: 0, weight: 0 });
    const weight = weightOf(measure, row);
    own.value += weight * value;
    own.weight += weight;
  });
  return measure.values.map((value, row) => {
    const own = sums[thingOf(row)];
    return own && !Number.isNaN(value) ? own.value / own.weight : NaN;
  });
}
