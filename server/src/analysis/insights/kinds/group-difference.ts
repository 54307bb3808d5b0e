import { kruskalWallis } from '../../stats/kruskal-wallis';
import { normalTwoSided } from '../../stats/distributions';
import { studentQuantile } from '../../stats/student-quantile';
import { capital } from '../../wording/human';
import { amountText } from '../../wording/number-text';
import { countText, levelSentence, measureText, rowsWith } from '../../wording/phrases';
import { fact, SMALL_GROUP, SMALLEST_GROUP, type Finding, type Mining } from '../finding';
import type { Dimension, Frame, Measure } from '../frame/frame';
import { groupMeans, testedCodes, type GroupMean } from '../groups';
import { filtered, equals, sortedSample } from '../sql';
import type { Row } from '../rows-of';
import type { Test } from '../test-log';

const LEAST_EPSILON_SQUARED = 0.04;
/** A split that gives the measure away entirely was made from it. */
const STRUCTURE = 0.97;
/** A second member of the same split is worth a sentence of its own from this distance of its mean, in standard deviations. */
const LEAST_DISTANCE = 0.35;

/** Groups whose level of a measure differs from the rest: Kruskal-Wallis over the groups, then one against the rest. */
export function mineGroupDifferences({ frame, log }: Mining): Finding[] {
  const findings: Finding[] = [];
  for (const dimension of frame.dimensions)
    for (const measure of frame.measures) {
      if (measure.fraction || measure.columns.includes(dimension.column.name)) continue;
      const codes = testedCodes(dimension, SMALLEST_GROUP, measure.values);
      const result = codes && kruskalWallis(measure.ranks, codes);
      if (!result) continue;
      const whole = log.add(result.p);
      if (result.epsilonSquared < LEAST_EPSILON_SQUARED) continue;
      const { means, overall, sd } = groupMeans(measure.values, codes);
      const tested = result.groups
        .map((group) => ({ ...group, mean: means.get(group.code)?.mean ?? NaN, test: log.add(normalTwoSided(group.z)) }))
        // Mean and ranks must agree, or a few extreme rows speak for the group.
        .filter((group) => Math.sign(group.mean - overall) === Math.sign(group.z))
        .sort((a, b) => Math.abs(b.z) - Math.abs(a.z));
      const first = tested[0];
      if (!first) continue;
      const far = (group: { mean: number }) => Math.abs(group.mean - overall) / sd >= LEAST_DISTANCE;
      const extreme = tested
        .filter((group) => group !== first && far(group))
        .sort((a, b) => Math.abs(b.mean - overall) - Math.abs(a.mean - overall))[0];
      const others =
        result.groups.length > 2 ? [tested.slice(1).find((group) => group.z * first.z < 0 && far(group)), extreme] : [];
      const members = [first, ...new Set(others.filter((group) => group !== undefined))].slice(0, 3);
      members.forEach((group, place) => {
        const label = dimension.labels[group.code];
        if (label === undefined) return;
        findings.push(
          difference(
            frame,
            dimension,
            measure,
            label,
            { ...group, high: group.z > 0, groups: [...means.values()] },
            {
              effect: result.epsilonSquared,
              strength:
                Math.sqrt(result.epsilonSquared) *
                (place === 0 ? 1 : 0.75) *
                (dimension.outcome ? 0.7 : 1) *
                (result.epsilonSquared > STRUCTURE ? 0.4 : 1),
              tests: [whole, group.test],
            },
          ),
        );
      });
    }
  return findings;
}

interface Group {
  n: number;
  mean: number;
  high: boolean;
  groups: GroupMean[];
}

function difference(
  frame: Frame,
  dimension: Dimension,
  measure: Measure,
  label: string,
  group: Group,
  weight: { effect: number; strength: number; tests: Test[] },
): Finding {
  const isMember = equals(dimension.column, label);
  const sorted = group.groups.map((other) => other.mean).sort((a, b) => a - b);
  const rank = group.high ? sorted.length - sorted.indexOf(group.mean) : sorted.indexOf(group.mean) + 1;
  return {
    kind: 'group-difference',
    subject: { filter: [], breakdown: dimension.column.name, measure: measure.id },
    member: label,
    direction: group.high ? 'high' : 'low',
    unit: measure.unit,
    n: group.n,
    ...weight,
    impact: measure.filled / frame.n,
    expected: group.mean,
    sql:
      `SELECT ${filtered(`avg(${measure.sql})`, isMember)} AS value, avg(${measure.sql}) AS baseline, ` +
      `${filtered(`count(${measure.sql})`, isMember)} AS n, ${filtered(`stddev_samp(${measure.sql})`, isMember)} AS sd, ` +
      `${filtered(`median(${measure.sql})`, isMember, sortedSample(frame, group.n))} AS middle FROM ${frame.table.relation}`,
    say: (facts) => say(frame, dimension, measure, label, group.high, rank === 1, sorted.length, facts),
    topics: [dimension.column.name, measure.id, `${dimension.column.name}×${measure.family}`],
  };
}

function say(
  frame: Frame,
  dimension: Dimension,
  measure: Measure,
  label: string,
  high: boolean,
  extreme: boolean,
  groups: number,
  facts: Row,
): ReturnType<Finding['say']> {
  const value = fact(facts, 'value');
  const base = fact(facts, 'baseline');
  const n = fact(facts, 'n');
  if (Number.isNaN(value) || value > base !== high) return null;
  const half = n > 2 ? (studentQuantile(n - 1) * fact(facts, 'sd')) / Math.sqrt(n) : NaN;
  const parts = [levelSentence(measure, rowsWith(frame, dimension, label), value, base)];
  if (extreme && groups > 2) parts[0] += `: the ${high ? 'highest' : 'lowest'} by ${dimension.noun}`;
  const middle = fact(facts, 'middle');
  if (middle > 0 && (value / middle > 1.5 || value / middle < 0.67))
    parts.push(`Half of them stay at or below ${measureText(measure, middle)}`);
  if (n < SMALL_GROUP) parts.push(`These are only ${countText(n, frame.rows)}`);
  const confidence: [number, number] | undefined =
    n >= SMALL_GROUP && Number.isFinite(half) ? [value - half, value + half] : undefined;
  if (confidence && half > 0.005 * Math.abs(value)) parts[0] += ` (95% interval ${rangeText(confidence, measure)})`;
  return { sentence: `${parts.map(capital).join('. ')}.`, baseline: base, n, ...(confidence ? { confidence } : {}) };
}

function rangeText([low, high]: [number, number], measure: Measure): string {
  return `${amountText(low, measure.unit === '%' ? '%' : null)} to ${amountText(high, measure.unit)}`;
}
