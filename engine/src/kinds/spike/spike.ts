import { COUNT } from '../../contracts/measure';
import { poissonLower, poissonUpper, normalUpper } from '../../stats/distributions/distributions';
import { mad, median } from '../../stats/distributions/quantile';
import { capital } from '../../wording/human';
import { comparison, numberText } from '../../wording/number-text';
import { periodText, spanText } from '../../wording/date-text';
import { rowsWith } from '../../wording/phrases';
import { fact, type Finding, type Mining } from '../../insights/finding';
import type { Dimension, Frame, Timeline } from '../../insights/frame/frame';
import { countSeries, periodKey, seriesSql } from '../../insights/series/series';
import { equals, instant } from '../../insights/sql';
import type { Test } from '../../insights/judge/test-log';
import { usualLevel } from '../../insights/usual-level';
import { hole } from '../gap/gap';

const LEAST_Z = 3.5;
const LEAST_TIMES = 2;
const FEWEST_PERIODS = 8;
const MOST_MEMBERS = 12;
/** A surge is short: when a quarter of all periods stand out, the level has changed instead. */
const LONGEST_SHARE = 0.2;
const LARGEST_PART = 0.6;

/** Periods with far more rows than usual, or with almost none, overall and within groups. */
export function mineSpikes({ frame, log }: Mining): Finding[] {
  const { timeline } = frame;
  if (!timeline || timeline.regular || timeline.edges.length - 1 < FEWEST_PERIODS) return [];
  const holes = hole(frame, timeline, (p) => log.addSingle(p));
  const findings = [
    ...holes,
    ...spikes(frame, timeline, null, (p) => log.addSingle(p)).filter(
      (found) => !holes.some((other) => tellsOf(other, found, timeline)),
    ),
  ];
  for (const dimension of frame.dimensions.filter((candidate) => candidate.distinct <= 200))
    dimension.labels.slice(0, MOST_MEMBERS).forEach((label, code) => {
      if ((dimension.counts[code] ?? 0) >= 30)
        findings.push(...spikes(frame, timeline, { dimension, label, code }, (p) => log.add(p)));
    });
  return findings;
}

/** Whether a stretch without rows is why a period has few. */
function tellsOf(hole: Finding, low: Finding, { edges }: Timeline): boolean {
  const period = (member: string | null) => edges.findLastIndex((edge) => edge <= Date.parse(member ?? ''));
  return low.direction === 'down' && Math.abs(period(hole.member) - period(low.member)) <= 1;
}

function spikes(
  frame: Frame,
  timeline: Timeline,
  group: { dimension: Dimension; label: string; code: number } | null,
  addTest: (p: number) => Test,
): Finding[] {
  const { values } = countSeries(timeline, (row) => !group || group.dimension.codes[row] === group.code);
  const usual = usualLevel(values);
  const deviation = Math.max(
    mad(
      values.map((value, i) => value - (usual[i] ?? 0)),
      0,
    ),
    Math.sqrt(Math.max(1, median(values))),
  );
  const scores = Array.from(values, (value, i) => (value - (usual[i] ?? 0)) / deviation);
  const top = scores.indexOf(Math.max(...scores));
  const findings: Finding[] = [];
  const level = usual[top] ?? 0;
  const peak = values[top] ?? 0;
  // A group that only shares in the table's surge has none of its own.
  const all = countSeries(timeline, () => true).values;
  const sum = (series: Float64Array) => series.reduce((total, value) => total + value, 0);
  const others = sum(all) - sum(values) - (all[top] ?? 0) + peak;
  const share = ((all[top] ?? 0) - peak) / Math.max(1, others);
  const apart = group ? poissonUpper(peak, (sum(values) - peak) * share) : 0;
  // The highest of many periods was picked, so its p counts for all of them (Bonferroni).
  const test = addTest(Math.min(1, values.length * Math.max(poissonUpper(peak, level), normalUpper(scores[top] ?? 0), apart)));
  const flagged = scores.map((score, i) => score > LEAST_Z && (values[i] ?? 0) >= LEAST_TIMES * Math.max(0.5, usual[i] ?? 0));
  const flaggedShare = flagged.filter(Boolean).length / values.length;
  if (flagged[top] && level >= 1 && peak >= 10 && flaggedShare <= LONGEST_SHARE) {
    let from = top;
    let to = top;
    while (flagged[from - 1]) from--;
    while (flagged[to + 1]) to++;
    const held = sum(values.slice(from, to + 1)) / Math.max(1, sum(values));
    // Where most rows lie is the bulk of the data, not a surge.
    if (held > LARGEST_PART) return findings;
    const surge = (all[top] ?? 0) - (usualLevel(all)[top] ?? 0);
    findings.push(
      spike(frame, timeline, group, { top, from, to, level, peak, score: scores[top] ?? 0, test, all: values, surge }),
    );
  }
  const bottom = scores.indexOf(Math.min(...scores));
  const low = values[bottom] ?? 0;
  const expected = usual[bottom] ?? 0;
  const gapTest = addTest(
    Math.min(1, values.length * Math.max(poissonLower(low, expected), normalUpper(-(scores[bottom] ?? 0)))),
  );
  // A low that comes back is the calendar's.
  const lows = [...values.keys()].filter((i) => (values[i] ?? 0) <= (usual[i] ?? 0) / 3);
  const once = lows.every((i, place) => place === 0 || i === (lows[place - 1] ?? 0) + 1);
  const inner = once && bottom > 0 && bottom < values.length - 1;
  if (!group && inner && (scores[bottom] ?? 0) < -LEAST_Z && low <= expected / 3 && expected >= 10)
    findings.push(gap(frame, timeline, { at: bottom, level: expected, low, score: scores[bottom] ?? 0, test: gapTest }));
  return findings;
}

interface Peak {
  top: number;
  from: number;
  to: number;
  level: number;
  peak: number;
  score: number;
  test: Test;
  all: Float64Array;
  /** Rows of the whole table beyond its usual level in the same period. */
  surge: number;
}

function spike(
  frame: Frame,
  timeline: Timeline,
  group: { dimension: Dimension; label: string } | null,
  { top, from, to, level, peak, score, test, all, surge }: Peak,
): Finding {
  const edge = (i: number) => timeline.edges[i] ?? 0;
  const rows = all.slice(from, to + 1).reduce((sum, value) => sum + value, 0);
  const condition = group ? equals(group.dimension.column, group.label) : '';
  return {
    kind: 'spike',
    subject: {
      filter: group ? [{ column: group.dimension.column.name, op: '=', value: group.label }] : [],
      breakdown: timeline.column.name,
      measure: COUNT,
    },
    member: periodKey(timeline, top),
    direction: 'up',
    unit: null,
    n: all.reduce((sum, value) => sum + value, 0),
    effect: score,
    strength: 0.9 * (1 - level / peak),
    impact: Math.min(1, Math.max((3 * rows) / frame.n, peak / 80)),
    tests: [test],
    excess: peak - level,
    fit: (2 * (peak - level)) / (peak + Math.max(surge, peak - level)),
    expected: frame.sampled ? null : peak,
    sql:
      `SELECT * FROM (WITH steps AS (${seriesSql(frame, timeline, null, condition)}) SELECT max(y) FILTER (WHERE period = ${instant(edge(top))}) AS value, ` +
      `median(y) AS baseline, sum(y) FILTER (WHERE x BETWEEN ${from} AND ${to}) AS peak, sum(y) AS n FROM steps)`,
    say: (facts) => {
      const value = fact(facts, 'value');
      const baseline = fact(facts, 'baseline');
      if (value < LEAST_TIMES * baseline) return null;
      const who = capital(group ? rowsWith(frame, group.dimension, group.label) : frame.rows);
      const when = spanText(edge(from), edge(to), timeline.grain);
      const run =
        from === to
          ? ''
          : ` The surge lasts ${to - from + 1} ${timeline.grain}s, ${when}, with ${numberText(fact(facts, 'peak'))} in all.`;
      return {
        sentence: `${who} peak in ${periodText(edge(top), timeline.grain)}: ${numberText(value)}, ${comparison(value, baseline, `${numberText(baseline)} a ${timeline.grain}`, 'the usual')}.${run}`,
        baseline,
        n: fact(facts, 'n'),
      };
    },
    topics: [timeline.column.name, `spike×${edge(top)}`, ...(group ? [group.dimension.column.name] : [])],
  };
}

function gap(
  frame: Frame,
  timeline: Timeline,
  { at, level, low, score, test }: { at: number; level: number; low: number; score: number; test: Test },
): Finding {
  const edge = timeline.edges[at] ?? 0;
  return {
    kind: 'dip',
    subject: { filter: [], breakdown: timeline.column.name, measure: COUNT },
    member: new Date(edge).toISOString().slice(0, 10),
    direction: 'down',
    unit: null,
    n: frame.n,
    effect: score,
    strength: 0.6 * (1 - low / level),
    impact: 0.3,
    tests: [test],
    expected: frame.sampled ? null : low,
    sql:
      `SELECT * FROM (WITH steps AS (${seriesSql(frame, timeline, null, '')}) SELECT max(y) FILTER (WHERE period = ${instant(edge)}) AS value, ` +
      `median(y) AS baseline, sum(y) AS n FROM steps)`,
    say: (facts) => {
      // The usual level of the whole time may be lower than that of this part of it.
      if (fact(facts, 'value') >= fact(facts, 'baseline')) return null;
      return {
        sentence: `In ${periodText(edge, timeline.grain)} there are ${fact(facts, 'value') > 0 ? 'only ' : ''}${numberText(fact(facts, 'value'))} ${frame.rows}, against the usual ${numberText(fact(facts, 'baseline'))} a ${timeline.grain}: something may be missing.`,
        baseline: fact(facts, 'baseline'),
        n: fact(facts, 'n'),
      };
    },
    topics: [timeline.column.name, `spike×${edge}`],
  };
}
