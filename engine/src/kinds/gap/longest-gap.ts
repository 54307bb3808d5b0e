import { COUNT } from '../../contracts/measure';
import type { Finding } from '../../insights/finding';
import type { Frame, Timeline } from '../../insights/frame/frame';
import { DAY } from '../../insights/frame/periods';
import { instant, name } from '../../insights/sql';
import type { Test } from '../../insights/judge/test-log';
import type { GapTold } from './say';

/** It must be this many times as long as the next longest stretch without rows. */
const LEAST_LEAD = 2.5;
/** Rows that a stretch of the same length holds on either side. */
const FEWEST_BESIDE = 8;
const LEAST_LENGTH = DAY;
/** Stretches of at least this part of the next longest are what the longest is compared with. */
const COMPARABLE = 0.2;

interface Stretch {
  from: number;
  to: number;
  /** Rows that a stretch of its length holds beside it, the mean of both sides. */
  beside: number;
  p: number;
}

/** The one stretch without any row that is far longer than all others, wherever the borders of periods lie. */
export function longestGap(frame: Frame, timeline: Timeline, addTest: (p: number) => Test): Finding<GapTold>[] {
  const found = stretchOf(timeline);
  const test = addTest(found?.p ?? 1);
  if (!found) return [];
  const { from, to, beside } = found;
  const time = name(timeline.column.name);
  const length = to - from;
  const between = (start: number, end: number) =>
    `count(*) FILTER (WHERE ${time} > ${instant(start)} AND ${time} < ${instant(end)})`;
  return [
    {
      kind: 'gap',
      subject: { filter: [], breakdown: timeline.column.name, measure: COUNT },
      member: new Date(from).toISOString().slice(0, 10),
      direction: 'down',
      unit: null,
      n: frame.n,
      effect: -Math.sqrt(beside),
      strength: 0.6,
      impact: 0.3,
      tests: [test],
      expected: frame.sampled ? null : 0,
      sql: `SELECT ${between(from, to)} AS value, (${between(from - length, from)} + ${between(to, to + length)}) / 2.0 AS baseline, count(*) AS n FROM ${frame.table.relation}`,
      told: { dated: timeline.dated, from, to },
      topics: [timeline.column.name, `spike×${from}`],
    },
  ];
}

function stretchOf({ values, edges }: Timeline): Stretch | null {
  const [start, end] = [edges[0] ?? 0, edges.at(-1) ?? 0];
  const sorted = values.filter((value) => value >= start && value < end).sort();
  let at = 0;
  let longest = 0;
  let next = 0;
  for (let i = 1; i < sorted.length; i++) {
    const length = (sorted[i] ?? 0) - (sorted[i - 1] ?? 0);
    if (length > longest) {
      next = longest;
      longest = length;
      at = i;
    } else if (length > next) next = length;
  }
  if (longest < LEAST_LENGTH || next <= 0 || longest < LEAST_LEAD * next) return null;
  const [from, to] = [sorted[at - 1] ?? 0, sorted[at] ?? 0];
  const within = (low: number, high: number) =>
    sorted.reduce((count, value) => count + (value >= low && value <= high ? 1 : 0), 0);
  const sides = [within(from - longest, from), within(to, to + longest)];
  const fewest = Math.min(...sides);
  if (fewest < FEWEST_BESIDE || from - longest < start || to + longest > end) return null;
  let comparable = 0;
  for (let i = 1; i < sorted.length; i++) if ((sorted[i] ?? 0) - (sorted[i - 1] ?? 0) >= COMPARABLE * next) comparable++;
  // No row where the quieter side has so many (Poisson), and a longest that far ahead of the next were waits exponential.
  const p = Math.max(Math.exp(-fewest) * (sorted.length / fewest), comparable ** (1 - longest / next));
  return { from, to, beside: (sides[0] ?? 0) / 2 + (sides[1] ?? 0) / 2, p: Math.min(1, p) };
}
