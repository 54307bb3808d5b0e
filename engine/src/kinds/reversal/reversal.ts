import { rateOf } from '../../contracts/report/measure';
import type { Finding, Mining } from '../../insights/finding';
import type { Dimension, Frame } from '../../insights/frame/frame';
import { equals, name, where } from '../../insights/sql';
import type { Test, TestLog } from '../../insights/judge/test-log';
import { wasThereFirst } from '../../profile/roles/there-first';
import { chiSquareTest, crossTable } from '../../stats/groups/contingency';
import { mantelHaenszel } from '../../stats/groups/mantel-haenszel';
import type { ReversalTold } from './say';
import { judgedP } from '../../insights/units/judged-p';
import { labelsOf } from '../../insights/units/sides';
import { LIMITS } from './limits';

/**
 * Differences between two groups that go the other way within every group of a column that stood before the outcome (Simpson 1951). Only
 * columns whose name says that they were there first may turn a difference: one that comes after the outcome turns anything. Of two groups
 * one that chance may have turned is told as what the table shows, in so many words, and does not lead; of more groups it is not told.
 */
export function mineReversals({ frame, log }: Mining): Finding<ReversalTold>[] {
  const found: Finding<ReversalTold>[] = [];
  const plain = frame.dimensions.filter(({ entity }) => !entity);
  for (const outcome of plain.filter(({ outcome: is, labels }) => is && labels.length === 2))
    for (const group of plain.filter((one) => one !== outcome && one.labels.length <= LIMITS.mostLabels))
      for (const by of plain.filter((one) => one !== outcome && one !== group && one.labels.length <= LIMITS.mostStrata && wasThereFirst(one.column.name)))
        found.push(...reversalsOf(frame, log, { outcome, group, by }));
  return found;
} // prettier-ignore

interface Columns {
  outcome: Dimension;
  group: Dimension;
  by: Dimension;
}

/** Rows and events of each group in each stratum. */
function countsOf({ outcome, group, by }: Columns, event: number) {
  const [rows, events] = [0, 0].map(() => group.labels.map(() => by.labels.map(() => 0))) as [number[][], number[][]];
  group.codes.forEach((code, row) => {
    const stratum = by.codes[row] ?? -1;
    const own = outcome.codes[row] ?? -1;
    const [n, hits] = [rows[code], events[code]];
    if (!n || !hits || stratum < 0 || own < 0) return;
    n[stratum] = (n[stratum] ?? 0) + 1;
    if (own === event) hits[stratum] = (hits[stratum] ?? 0) + 1;
  });
  return { rows, events };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

function reversalsOf(frame: Frame, log: TestLog, columns: Columns): Finding<ReversalTold>[] {
  const { outcome, group, by } = columns;
  const event = Math.max(0, outcome.event === undefined ? 0 : outcome.labels.indexOf(outcome.event));
  const { rows, events } = countsOf(columns, event);
  const found: Finding<ReversalTold>[] = [];
  for (let a = 0; a < group.labels.length; a++)
    for (let b = 0; b < group.labels.length; b++) {
      const [nA = [], nB = [], eA = [], eB = []] = [rows[a], rows[b], events[a], events[b]];
      const overall = sum(eA) / sum(nA) - sum(eB) / sum(nB);
      // Each pair once: the first is ahead within the strata, and behind in all.
      if (a === b || !(overall <= -LIMITS.leastDifference)) continue;
      const strata = by.labels
        .map((label, i) => ({ label, n: [nA[i] ?? 0, nB[i] ?? 0] as const, hits: [eA[i] ?? 0, eB[i] ?? 0] as const, at: (eA[i] ?? 0) / (nA[i] ?? 0) - (eB[i] ?? 0) / (nB[i] ?? 0) }))
        .filter(({ n }) => Math.min(...n) >= LIMITS.fewestInAStratum);
      const turned = strata.filter(({ at }) => at >= LIMITS.leastDifference);
      const weight = (some: typeof strata) => sum(some.flatMap(({ n }) => n));
      if (strata.length < 2 || turned.length < strata.length || weight(turned) < LIMITS.leastWeight * (sum(nA) + sum(nB))) continue;
      const tests = explains(frame, log, columns);
      if (!tests) continue;
      const plain = mantelHaenszel(strata.map(({ n, hits }) => ({ rows: n, events: hits })))?.p ?? 1;
      // Never less than the test of the strata says: what units show of all strata together is another question.
      const within = log.add(Math.max(plain, judgedP(frame, plain, labelsOf(group), labelsOf(outcome))), 'inside');
      const certain = within.p < LIMITS.turnsBeyondChance;
      // Of several groups there is nearly always a pair that turns a little.
      if (!certain && group.labels.length > 2) continue;
      if (certain) tests.push(within);
      found.push(findingOf(frame, columns, { first: group.labels[a] ?? '', second: group.labels[b] ?? '', strata: turned.map(({ label }) => label), event: outcome.labels[event] ?? '', certain }, { n: sum(nA) + sum(nB), tests, effect: -overall }));
    }
  return found;
} // prettier-ignore

/** The stratum differs between the groups and goes with the outcome, each beyond chance. */
function explains(frame: Frame, log: TestLog, { outcome, group, by }: Columns): Test[] | null {
  const p = (one: Dimension) =>
    judgedP(
      frame,
      chiSquareTest(crossTable(by.codes, by.labels.length, one.codes, one.labels.length))?.p ?? 1,
      labelsOf(by),
      labelsOf(one),
    );
  const both = [group, outcome].map((one) => ({ p: p(one), columns: [by.column.name, one.column.name] }));
  return both.every((each) => each.p < LIMITS.certain) ? both.map((each) => log.add(each.p, each.columns)) : null;
}

function findingOf(
  frame: Frame,
  { outcome, group, by }: Columns,
  turn: Pick<ReversalTold, 'first' | 'second' | 'strata' | 'event' | 'certain'>,
  { n, tests, effect }: { n: number; tests: Test[]; effect: number },
): Finding<ReversalTold> {
  const isEvent = `(${equals(outcome.column, turn.event)})::INT`;
  const isOf = (label: string) => equals(group.column, label);
  const rate = (...conditions: string[]) => `avg(${isEvent}) FILTER (WHERE ${conditions.join(' AND ')})`;
  const strata = turn.strata.flatMap((label, i) => [
    `${rate(isOf(turn.first), equals(by.column, label))} AS a${i}`,
    `${rate(isOf(turn.second), equals(by.column, label))} AS b${i}`,
  ]);
  return {
    kind: 'reversal',
    subject: { filter: [], breakdown: [group.column.name, by.column.name], measure: rateOf(outcome.column.name, turn.event) },
    member: turn.first,
    direction: 'high',
    unit: '%',
    n,
    effect,
    strength: 1,
    impact: 1,
    tests,
    expected: null,
    ...(turn.certain ? { leads: true } : {}),
    sql:
      `SELECT ${rate(isOf(turn.first))} AS value, ${rate(isOf(turn.second))} AS baseline, ${strata.join(', ')}, count(*) AS n ` +
      `FROM ${frame.table.relation}${where(`${name(outcome.column.name)} IS NOT NULL`, `${name(by.column.name)} IS NOT NULL`)}`,
    told: { ...turn, outcome, group, by },
    topics: [`${group.column.name}×${outcome.column.name}`, group.column.name, by.column.name],
  };
}
