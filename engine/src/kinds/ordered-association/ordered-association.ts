import { rateOf } from '../../contracts/report/measure';
import type { Finding, Mining } from '../../insights/finding';
import { SMALL_GROUP } from '../../insights/finding';
import type { Dimension } from '../../insights/frame/frame';
import { follows } from '../../insights/frame/screening/redundancy';
import { LARGEST_P } from '../../insights/judge/gate';
import { judgedP } from '../../insights/units/judged-p';
import { isUnit } from '../../insights/units/unit-judge';
import type { Side } from '../../insights/units/unit';
import { calendarPlaces } from '../../profile/order/calendar';
import { orient } from '../miners/label-pairs/sides';
import { associationSql } from './association-sql';
import { associationOf, countCells, type Cells } from './cells';
import { ranksOfCodes } from './ranks-of-codes';
import type { OrderedTold } from './say';
import { LIMITS } from './limits';

/** A dimension with its labels from low to high. */
interface Ordered {
  dimension: Dimension;
  order: string[];
  /** Place of each label of the dimension in the order; −1 where it has none. */
  places: number[];
}

/** Columns of labels in an order that go up together: one rank association of both, rather than one question a cell. */
export function mineOrderedAssociations({ frame, log }: Mining): Finding<OrderedTold>[] {
  const ordered = frame.dimensions.flatMap((dimension) => orderedOf(dimension) ?? []);
  return ordered.flatMap((a, i) =>
    ordered.slice(i + 1).flatMap((b) => {
      if (follows(a.dimension, b.dimension) || follows(b.dimension, a.dimension)) return [];
      const found = associationOf(cellsOf(a, b));
      if (!found || found.n < SMALL_GROUP) return [];
      const units = isUnit(frame, a.dimension) || isUnit(frame, b.dimension);
      const p = found.p < LARGEST_P ? judgedP(frame, found.p, sideOf(a), sideOf(b)) : found.p;
      const test = log.add(p, units ? 'units' : [a.dimension.column.name, b.dimension.column.name]);
      // What cannot be told is not looked at any closer.
      if (p > LARGEST_P) return [];
      const [x, y] = orient(a.dimension, b.dimension)[0] === a.dimension ? [a, b] : [b, a];
      const ends = endsOf(x, y, cellsOf(x, y));
      if (!ends) return [];
      const positive = found.r > 0;
      const high = ends.value > ends.baseline;
      // The share of what stands high rises with what goes up, and that of what stands low falls.
      if (high !== (positive === (ends.label === ends.highest))) return [];
      return [
        {
          kind: 'ordered-association',
          subject: { filter: [], breakdown: x.dimension.column.name, measure: rateOf(y.dimension.column.name, ends.label) },
          member: ends.top,
          direction: high ? 'high' : 'low',
          unit: '%',
          n: ends.n,
          effect: found.r,
          strength: Math.min(1, LIMITS.weight * Math.abs(found.r)),
          impact: found.n / frame.n,
          tests: [test],
          expected: frame.sampled ? null : ends.value,
          small: Math.abs(found.r) < LIMITS.leastRho,
          sql: associationSql(frame, x, y, ends),
          told: { x: x.dimension, y: y.dimension, ...ends, positive, orders: [x.order, y.order] },
          topics: [x.dimension.column.name, y.dimension.column.name, `${x.dimension.column.name}×${y.dimension.column.name}`],
        } satisfies Finding<OrderedTold>,
      ];
    }),
  );
}

const cellsOf = (a: Ordered, b: Ordered) =>
  countCells(
    { ...a.dimension, places: a.places, steps: a.order.length },
    { ...b.dimension, places: b.places, steps: b.order.length },
  );

const sideOf = ({ dimension, places }: Ordered): Side => ({
  kind: 'ranks',
  columns: [dimension.column.name],
  ranks: ranksOfCodes(dimension, places),
  of: dimension,
});

/** Null where the labels have no order, or one of the calendar: no month is more than another. */
function orderedOf(dimension: Dimension): Ordered | null {
  const { column, labels } = dimension;
  const order = column.order?.filter((label) => labels.includes(label)) ?? [];
  if (column.role !== 'ordered-category' || order.length < LIMITS.fewestSteps || calendarPlaces(order) !== null) return null;
  const places = labels.map((label) => order.indexOf(label));
  return { dimension, order, places };
}

interface Ends {
  /** Labels at both ends of what is compared, as far out as there are rows enough. */
  top: string;
  bottom: string;
  /** Label at an end of the other column whose share differs most, and the highest one of it. */
  label: string;
  highest: string;
}

/** What is told of the two: how frequent an end of the one is at both ends of the other. */
function endsOf(
  x: Ordered,
  y: Ordered,
  { counts: cells, columns }: Cells,
): (Ends & { value: number; baseline: number; n: number }) | null {
  const at = (own: number) => cells.subarray(own * columns, (own + 1) * columns).reduce((sum, count) => sum + count, 0);
  const n = cells.reduce((sum, count) => sum + count, 0);
  const of = (other: number) => cells.reduce((sum, count, i) => (i % columns === other ? sum + count : sum), 0);
  const own = [...x.order.keys()].filter((place) => at(place) >= Math.max(SMALL_GROUP, LIMITS.leastEnd * n));
  const others = [...y.order.keys()].filter((place) => of(place) >= LIMITS.leastEnd * n);
  const [bottom, top, low, high] = [own.at(0), own.at(-1), others.at(0), others.at(-1)];
  if (bottom === undefined || top === undefined || bottom === top || low === undefined || high === undefined || low === high) return null; // prettier-ignore
  const share = (of: number, label: number) => (cells[of * columns + label] ?? 0) / at(of);
  const gap = (label: number) => Math.abs(share(top, label) - share(bottom, label));
  // What goes up is told by the end that it goes up to, unless hardly anything shows there.
  const label = gap(high) < LIMITS.hardlyAtTop * gap(low) ? low : high;
  const [xs, ys] = [x.order, y.order];
  return {
    top: xs[top] ?? '',
    bottom: xs[bottom] ?? '',
    label: ys[label] ?? '',
    highest: ys[high] ?? '',
    value: share(top, label),
    baseline: share(bottom, label),
    n: at(top),
  };
}
