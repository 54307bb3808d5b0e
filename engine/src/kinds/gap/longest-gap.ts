import { COUNT } from '../../contracts/report/measure';
import type { Finding } from '../../insights/finding';
import type { Frame, Timeline } from '../../insights/frame/frame';
import { DAY } from '../../insights/frame/time/periods';
import { instant, name } from '../../insights/sql';
import type { Test } from '../../insights/judge/test-log';
import type { GapTold } from './say';
import { LIMITS } from './limits';

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
      strength: LIMITS.weight,
      impact: LIMITS.impact,
      tests: [test],
      expected: frame.sampled ? null : 0,
      sql: `SELECT ${between(from, to)} AS value, (${between(from - length, from)} + ${between(to, to + length)}) / 2.0 AS baseline, count(*) AS n FROM ${frame.table.relation}`,
      rows: { where: `${time} > ${instant(from)} AND ${time} < ${instant(to)}` },
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
  if (longest < LIMITS.leastLength * DAY || next <= 0 || longest < LIMITS.leastLead * next) return null;
  const [from, to] = [sorted[at - 1] ?? 0, sorted[at] ?? 0];
  const within = (low: number, high: number) =>
    sorted.reduce((count, value) => count + (value >= low && value <= high ? 1 : 0), 0);
  const sides = [within(from - longest, from), within(to, to + longest)];
  const fewest = Math.min(...sides);
  if (fewest < LIMITS.fewestBeside || from - longest < start || to + longest > end) return null;
  let comparable = 0;
  for (let i = 1; i < sorted.length; i++) if ((sorted[i] ?? 0) - (sorted[i - 1] ?? 0) >= LIMITS.comparable * next) comparable++;
  // No row where the quieter side has so many (Poisson), and a longest that far ahead of the next were waits exponential.
  const p = Math.max(Math.exp(-fewest) * (sorted.length / fewest), comparable ** (1 - longest / next));
  return { from, to, beside: (sides[0] ?? 0) / 2 + (sides[1] ?? 0) / 2, p: Math.min(1, p) };
}
