import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { valuesThere } from '../../insights/frame/still-there';
import { betaBinomialUpper } from '../../stats/distributions/beta-binomial';
import { normalQuantile } from '../../stats/distributions/normal-quantile';
import { median } from '../../stats/distributions/quantile';
import type { Placed } from '../../stats/groups/few-apart';
import { LIMITS } from './limits';
import type { Members } from './members';

/** What is asked of each member: how many rows it has, what they come to, what they come to on average, or in how many of them something happened. */
export type Question =
  | { of: 'rows' }
  /** Where rows are older than the last year, of that alone: since when, in milliseconds. */
  | { of: 'sum'; measure: Measure; since?: number }
  | { of: 'level'; measure: Measure }
  | { of: 'share'; dimension: Dimension; label: string };

/** What one member comes to, and where that lies on the scale on which members are compared: further out the way that is asked for is more. */
export interface Figure extends Placed {
  member: number;
  value: number;
  rows: number;
}

/** What every member comes to, of those that have enough rows for it. */
export interface Figures {
  all: Figure[];
  /** Fewest rows that a member has. */
  least: number;
}

interface Tally {
  rows: Float64Array;
  sum: Float64Array;
  weight: Float64Array;
  squares: Float64Array;
  /** What the row with the most has, the way that is asked for, and what it counts. */
  most: Float64Array;
  ofMost: Float64Array;
}

/** @param sign 1 where the most is asked for, −1 where the least is */
export function figuresOf(frame: Frame, { codes, size }: Members, question: Question, sign: 1 | -1): Figures {
  const values = valuesOf(frame, question);
  const weights = question.of === 'level' ? question.measure.weights : undefined;
  const tally = tallied(codes, size, { values, weights, sign });
  switch (question.of) {
    case 'rows':
      return { all: counted(tally), least: 1 };
    case 'sum':
      return { all: summed(tally, sign), least: 1 };
    case 'level':
      return levels(tally, sign, question.measure);
    case 'share':
      return shares(tally, sign);
  }
}

function valuesOf(frame: Frame, question: Question): Float64Array | null {
  if (question.of === 'rows') return null;
  if (question.of === 'sum') {
    const { measure, since } = question;
    const values = valuesThere(frame, measure);
    return since === undefined
      ? values
      : values.map((value, row) => ((frame.timeline?.values[row] ?? NaN) >= since ? value : NaN));
  }
  if (question.of === 'level') return question.measure.values;
  const { codes, labels } = question.dimension;
  const own = labels.indexOf(question.label);
  return Float64Array.from(codes, (code) => (code === -1 ? NaN : Number(code === own)));
}

function tallied(
  codes: Int32Array,
  size: number,
  { values, weights, sign }: { values: Float64Array | null; weights: Float64Array | undefined; sign: number },
): Tally {
  const none = () => new Float64Array(size);
  const tally: Tally = {
    rows: none(),
    sum: none(),
    weight: none(),
    squares: none(),
    most: none().fill(-Infinity),
    ofMost: none(),
  };
  codes.forEach((code, row) => {
    const value = values ? (values[row] ?? NaN) : 1;
    const weight = weights ? (weights[row] ?? NaN) : 1;
    if (code < 0 || !(value === value) || !(weight > 0)) return;
    tally.rows[code] = (tally.rows[code] ?? 0) + 1;
    tally.sum[code] = (tally.sum[code] ?? 0) + weight * value;
    tally.weight[code] = (tally.weight[code] ?? 0) + weight;
    tally.squares[code] = (tally.squares[code] ?? 0) + weight * value * value;
    if (sign * value <= (tally.most[code] ?? 0)) return;
    tally.most[code] = sign * value;
    tally.ofMost[code] = weight;
  });
  return tally;
}

/** Numbers of rows by their logarithms: sizes differ by times, and each is known to half a row. */
const counted = ({ rows }: Tally): Figure[] =>
  [...rows].flatMap((n, member) =>
    n > 0 ? [{ member, value: n, rows: n, at: Math.log(n), least: Math.log(n - LIMITS.halfARow), most: Math.log(n + LIMITS.halfARow) }] : [],
  ); // prettier-ignore

/** Sums by their logarithms; one huge row is its own finding, and makes nobody stand apart. */
const summed = ({ rows, sum, most }: Tally, sign: number): Figure[] =>
  [...rows].flatMap((n, member) => {
    const value = sum[member] ?? 0;
    if (n === 0) return [];
    const without = n > 1 ? value - sign * (most[member] ?? 0) : value;
    return [{ member, value, rows: n, at: logOf(value), least: logOf(without), most: logOf(value) }];
  });

const logOf = (value: number): number => (value > 0 ? Math.log(value) : -Infinity);

/** Averages against how far those of ordinary members lie apart, and what chance adds to that with so many rows. */
function levels({ rows, sum, weight, squares, most, ofMost }: Tally, sign: number, { fraction }: Measure): Figures {
  const least = fewestRows(rows);
  const members = [...rows.keys()].filter((member) => (rows[member] ?? 0) >= least);
  const meanOf = (member: number) => (sum[member] ?? 0) / (weight[member] ?? 1);
  const isPositive = !fraction && members.every((member) => meanOf(member) > 0);
  const scale = (value: number) => (isPositive ? (value > 0 ? Math.log(value) : -Infinity) : value);
  const varianceOf = (member: number) => Math.max(0, (squares[member] ?? 0) / (weight[member] ?? 1) - meanOf(member) ** 2);
  const relative = (member: number) => (isPositive ? meanOf(member) ** 2 : 1);
  const pooled = members.reduce((all, member) => all + ((rows[member] ?? 0) * varianceOf(member)) / relative(member), 0) / members.reduce((all, member) => all + (rows[member] ?? 0), 0);
  const known = members.map((member) => {
    const n = rows[member] ?? 1;
    const spread = (n * varianceOf(member)) / relative(member) + LIMITS.rowsOfAll * pooled;
    const without = ((sum[member] ?? 0) - sign * (most[member] ?? 0) * (ofMost[member] ?? 0)) / ((weight[member] ?? 0) - (ofMost[member] ?? 0));
    return { member, value: meanOf(member), rows: n, at: scale(meanOf(member)), least: scale(without), most: scale(meanOf(member)), chance: spread / (n + LIMITS.rowsOfAll) / n };
  });
  return { all: standardised(known, sign), least };
} // prettier-ignore

/**
 * Shares by how rarely an ordinary member has so many events in so many rows: beta-binomially, as ordinary members differ by themselves (Skellam, JRSS B 10, 1948).
 */
function shares({ rows, sum }: Tally, sign: number): Figures {
  const least = fewestRows(rows);
  const known = [...rows.keys()]
    .filter((member) => (rows[member] ?? 0) >= least)
    .map((member) => ({ member, rows: rows[member] ?? 0, events: sum[member] ?? 0 }));
  const place = placeOf(known, sign);
  return {
    all: known.map(({ member, rows: n, events }) => {
      const at = place(events, n);
      return { member, value: events / n, rows: n, at, least: place(events - sign * LIMITS.halfARow, n), most: at };
    }),
    least,
  };
}

/** How far out so many events of so many rows lie, in standard deviations of a normal curve with the same chance beyond it. */
function placeOf(known: readonly { rows: number; events: number }[], sign: number): (events: number, n: number) => number {
  const total = (of: 'rows' | 'events') => known.reduce((all, one) => all + one[of], 0);
  const share = total('events') / total('rows');
  const squared = ({ rows: n, events }: { rows: number; events: number }) => (events - n * share) ** 2 / (n * share * (1 - share));
  const excess = ({ rows: n, events }: { rows: number; events: number }) => sign * (events - n * share) / Math.sqrt(n);
  // Those that lie far out say nothing of how ordinary ones differ.
  const ordinary = known.toSorted((a, b) => excess(b) - excess(a)).slice(Math.min(LIMITS.mostApart, Math.floor(LIMITS.partLeftOut * known.length)));
  const scatter = ordinary.reduce((all, one) => all + squared(one), 0) - ordinary.length + Math.sqrt(2 * ordinary.length);
  const rows = ordinary.reduce((all, one) => all + one.rows - 1, 0);
  const precision = Math.min(LIMITS.mostPrecision, Math.max(0, rows / Math.max(scatter, Number.MIN_VALUE) - 1));
  const p = sign > 0 ? share : 1 - share;
  const upper = (k: number, n: number) => betaBinomialUpper(k, n, p * precision - LIMITS.halfARow, precision - 1);
  return (events, n) => {
    const k = sign > 0 ? events : n - events;
    // Half an event less has the chance of as many or more.
    const chance = Number.isInteger(k) ? (upper(k, n) + upper(k + 1, n)) / 2 : upper(Math.ceil(k), n);
    return normalQuantile(Math.max(LIMITS.leastChance, chance));
  };
} // prettier-ignore

/** Rows from which on a member's average is looked at: of far fewer than others have it is hardly known. */
const fewestRows = (rows: Float64Array): number =>
  Math.max(LIMITS.fewestRows, Math.ceil(LIMITS.partOfUsualRows * median(rows.filter((n) => n > 0))));

/** Distances from the middle, each in its own standard deviations: of chance and of how far members lie apart beyond it. */
function standardised(known: readonly (Figure & { chance: number })[], sign: number): Figure[] {
  if (known.length === 0) return [];
  const middle = median(known.map(({ at }) => at));
  const beyond = beyondChance(known.map(({ at, chance }) => ({ squared: (at - middle) ** 2, chance })));
  return known.map(({ chance, ...figure }) => {
    const place = (at: number) => (sign * (at - middle)) / Math.sqrt(chance + beyond);
    return { ...figure, at: place(figure.at), least: place(figure.least), most: place(figure.most) };
  });
}

/** Variance between members beyond chance, by the middle one of their squared distances: a few that lie far out do not count. */
function beyondChance(distances: readonly { squared: number; chance: number }[]): number {
  let [low, high] = [0, Math.max(...distances.map(({ squared }) => squared)) / LIMITS.middleSquare + Number.MIN_VALUE];
  for (let i = 0; i < LIMITS.halvings; i++) {
    const beyond = (low + high) / 2;
    if (median(distances.map(({ squared, chance }) => squared / (chance + beyond))) > LIMITS.middleSquare) low = beyond;
    else high = beyond;
  }
  return high;
}
