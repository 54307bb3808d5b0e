import type { Dimension, Timeline } from '../../../insights/frame/frame';
import { likelihood } from '../../broken-rule/likelihood';
import type { Domain } from './domain';
import type { Event } from './events';
import { LIMITS } from './limits';

/** One label of a column. */
export interface Side {
  dimension: Dimension;
  code: number;
}

export interface Counts {
  /** Rows, and those of which it is so. */
  n: number;
  k: number;
}

/** Rows of one label, or of a cell of two columns, be it since or until a moment. */
export interface Block {
  sides: readonly Side[];
  /** Where its time begins or ends, as an index of the edges. */
  time: { how: 'since' | 'until'; edge: number } | null;
  own: Counts;
  rest: Counts;
  /** How much likelier what is so lies so than anywhere, less what the choice costs (natural logarithms). */
  gain: number;
}

/** A column, or two whose cells are looked at. */
export interface Cut {
  dimensions: readonly Dimension[];
  /** Number of cells. */
  size: number;
  /** Cell of each row; −1 where it has none. */
  cells: Int32Array;
}

export const cutBy = (dimensions: readonly Dimension[], rows = 0): Cut => {
  const [a, b] = dimensions;
  // Without a column all rows are one group, which is held against its own time before.
  if (!a) return { dimensions, size: 1, cells: new Int32Array(rows) };
  const width = b?.labels.length ?? 1;
  const cells = b
    ? a.codes.map((code, row) => (code < 0 || (b.codes[row] ?? -1) < 0 ? -1 : code * width + (b.codes[row] ?? 0)))
    : a.codes.map((code) => (code < 0 ? -1 : code));
  return { dimensions, size: a.labels.length * width, cells };
};

/** The labels of a cell. */
export const sidesOf = ({ dimensions: [a, b] }: Cut, cell: number): Side[] => {
  const width = b?.labels.length ?? 1;
  return [...(a ? [{ dimension: a, code: Math.floor(cell / width) }] : []), ...(b ? [{ dimension: b, code: cell % width }] : [])];
};

/** Parts of the time that rows are counted in: a few periods each. */
export interface Times {
  timeline: Timeline;
  /** Part of each row; −1 outside. */
  parts: Int32Array;
  /** Edge with which each part begins. */
  edges: number[];
}

export function timesOf(timeline: Timeline | null): Times | null {
  const periods = (timeline?.edges.length ?? 0) - 1;
  if (!timeline || periods < 2) return null;
  const width = Math.ceil(periods / LIMITS.mostTimes);
  const parts = Int32Array.from(timeline.values, (value, row) => {
    const period = timeline.period[row] ?? -1;
    // What lies behind the last whole period is after all of them.
    return period >= 0 ? Math.floor(period / width) : value >= (timeline.edges.at(-1) ?? Infinity) ? Math.floor((periods - 1) / width) : -1;
  });
  return { timeline, parts, edges: Array.from({ length: Math.ceil(periods / width) }, (_, i) => i * width) };
} // prettier-ignore

/**
 * Blocks of a cut of which it is so more often than of all other rows, of each cell the clearest. That one of so many was chosen costs the logarithm of their number
 * (Bonferroni); a second column and a moment must make it twenty times as likely each.
 */
export function blocksOf({ is }: Event, { rows }: Domain, cut: Cut, times: Times | null): Block[] {
  const parts = times?.edges.length ?? 1;
  // Behind the parts of the time what lies in none of them.
  const slots = parts + 1;
  const [n, k] = [new Float64Array(cut.size * slots), new Float64Array(cut.size * slots)];
  const all: Counts = { n: 0, k: 0 };
  for (let row = 0; row < rows.length; row++) {
    if (rows[row] !== 1) continue;
    const own = is[row] === 1 ? 1 : 0;
    all.n++;
    all.k += own;
    const cell = cut.cells[row] ?? -1;
    const part = times ? (times.parts[row] ?? -1) : 0;
    if (cell < 0) continue;
    const at = cell * slots + (part < 0 ? parts : part);
    n[at] = (n[at] ?? 0) + 1;
    k[at] = (k[at] ?? 0) + own;
  }
  const cost = Math.log(Math.max(1, cut.size)) + LIMITS.leastGain * Math.max(0, cut.dimensions.length - 1);
  const timed = LIMITS.leastGain + Math.log(2 * parts);
  const blocks: Block[] = [];
  for (let cell = 0; cell < cut.size; cell++) {
    const own: Counts = { n: 0, k: 0 };
    for (let part = 0; part < slots; part++) {
      own.n += n[cell * slots + part] ?? 0;
      own.k += k[cell * slots + part] ?? 0;
    }
    if (own.n < LIMITS.fewestRows || own.k < LIMITS.fewestEvents) continue;
    const sides = sidesOf(cut, cell);
    const found: Block[] = [];
    // What turns at a moment is held against the group's own time before as well.
    const add = (counts: Counts, time: Block['time'], price: number, turn = -Infinity) => {
      const rest = { n: all.n - counts.n, k: all.k - counts.k };
      if (counts.k < LIMITS.fewestEvents || counts.n < LIMITS.fewestRows || rest.n < LIMITS.fewestRows || !(time ? isMore(counts, rest) : isFarMore(counts, rest))) return;
      const gain = Math.max(turn, likelihood(counts.k, counts.n) + likelihood(rest.k, rest.n) - likelihood(all.k, all.n) - price);
      if (gain > 0) found.push({ sides, time, own: { ...counts }, rest, gain });
    };
    add(own, null, cost);
    const before: Counts = { n: 0, k: 0 };
    for (let part = 1; part < parts; part++) {
      before.n += n[cell * slots + part - 1] ?? 0;
      before.k += k[cell * slots + part - 1] ?? 0;
      const after = { n: own.n - before.n - (n[cell * slots + parts] ?? 0), k: own.k - before.k - (k[cell * slots + parts] ?? 0) };
      if (before.n < LIMITS.fewestRows || after.n < LIMITS.fewestRows) continue;
      const edge = times?.edges[part] ?? 0;
      const turn = likelihood(before.k, before.n) + likelihood(after.k, after.n) - likelihood(own.k, own.n) - cost - timed;
      if (isFarMore(after, before)) add(after, { how: 'since', edge }, cost + timed, turn);
      if (isFarMore(before, after)) add(before, { how: 'until', edge }, cost + timed, turn);
    }
    const [best] = found.sort((a, b) => b.gain - a.gain);
    if (best) blocks.push(best);
  }
  return blocks;
} // prettier-ignore

/** Whether it is so of far more than of the others: by odds, so that nine in ten beside half count as much as one in ten beside a hundredth. */
function isFarMore(own: Counts, rest: Counts): boolean {
  const odds = ({ k, n }: Counts) => (k + 0.5) / (n - k + 0.5);
  return isMore(own, rest) && odds(own) >= LIMITS.leastOdds * odds(rest);
}

/** Whether it is so of more, by some rows in a hundred; of what is seldom everywhere by few rows that have most of it. */
export function isMore(own: Counts, rest: Counts): boolean {
  const points = own.k / own.n - rest.k / rest.n;
  return (
    points >= LIMITS.leastPoints || (own.k > LIMITS.mostOfCases * (own.k + rest.k) && own.n <= LIMITS.fewRows * (own.n + rest.n))
  );
}

/** Whether a row lies in the block. */
export function inBlock({ sides, time }: Block, times: Times | null): (row: number) => boolean {
  const start = time && times ? (times.timeline.edges[time.edge] ?? 0) : 0;
  return (row) => {
    if (!sides.every(({ dimension, code }) => dimension.codes[row] === code)) return false;
    if (!time) return true;
    const at = times?.timeline.values[row] ?? NaN;
    return time.how === 'since' ? at >= start : at < start;
  };
}
