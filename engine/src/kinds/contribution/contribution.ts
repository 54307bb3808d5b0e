import { studentTwoSided } from '../../stats/distributions/distributions';
import { goneOf, valuesThere } from '../../insights/frame/still-there';
import { isStock } from '../../insights/series/changes';
import { SMALLEST_GROUP, type Finding, type Mining } from '../../insights/finding';
import { groupMeans, testedCodes } from '../../insights/groups';
import { conditions, equals, filtered, where } from '../../insights/sql';
import type { SumTold } from './say';
import { judgedP } from '../../insights/units/judged-p';
import { oneAgainst, ranksOf } from '../../insights/units/sides';
import { alikeSql, behindGroup, behindSize, isMostlyMix } from '../mix-behind/mix-behind';
import { isUnit } from '../../insights/units/unit-judge';
import { LIMITS } from './limits';

/** A group that carries far more of a sum than its number of rows would suggest. */
export function mineContributions({ frame, log }: Mining): Finding<SumTold>[] {
  const findings: Finding<SumTold>[] = [];
  for (const measure of frame.measures.filter((candidate) => candidate.additive && !isStock(frame, candidate))) {
    const gone = goneOf(frame, measure);
    const values = valuesThere(frame, measure);
    for (const dimension of frame.dimensions) {
      if (measure.columns.includes(dimension.column.name) || dimension.column.name === gone?.dimension.column.name) continue;
      const codes = testedCodes(dimension, SMALLEST_GROUP, values);
      if (!codes) continue;
      const { means, total, n, overall } = groupMeans(values, codes);
      if (total <= 0 || values.some((value) => value < 0)) continue;
      const [code, group] = [...means].sort((a, b) => b[1].sum - a[1].sum)[0] ?? [];
      const label = code === undefined ? undefined : dimension.labels[code];
      if (code === undefined || !group || label === undefined) continue;
      // By the group's own spread (Welch 1947): where a few huge rows make the sum, its mean is hardly known.
      const t = (group.mean - overall) / (deviationOf(values, codes, code, group) / Math.sqrt(group.n) || 1);
      const plain = studentTwoSided(t, Math.max(1, group.n - 1));
      const judged = judgedP(frame, plain, oneAgainst(dimension, codes, code), ranksOf(measure));
      const test = log.add(judged, isUnit(frame, dimension) ? 'units' : measure.columns);
      const share = group.sum / total;
      // One huge row is an outlier: without its largest row the group must still stand out.
      const largest = largestOf(values, codes, code);
      const rest = (group.sum - largest) / (total - largest);
      const least = Math.min(share, rest);
      if (
        least * means.size < LIMITS.leastConcentration ||
        least / (group.n / n) < LIMITS.leastExcess ||
        least < LIMITS.leastShare
      )
        continue;
      const of = { dimension, code, values, measure: measure.typed, amount: measure };
      const behind = behindSize(frame, of);
      // What its rows have more of because they are of other sorts is told of these.
      if (!behind.mix && isMostlyMix(behindGroup(frame, of))) continue;
      const isMember = equals(dimension.column, label);
      findings.push({
        kind: 'contribution',
        subject: {
          filter: [],
          breakdown: dimension.column.name,
          measure: { op: 'sum', column: measure.columns[0] ?? measure.id },
        },
        member: label,
        direction: 'high',
        unit: '%',
        n: group.n,
        effect: share,
        strength: Math.sqrt(share * (1 - group.n / n / share)) * LIMITS.weight * behind.weight,
        impact: share,
        tests: [test],
        expected: share,
        sql:
          `SELECT ${filtered(`sum(${measure.sql})`, isMember)} / sum(${measure.sql}) AS value, ` +
          `${filtered(`sum(${measure.sql})`, isMember)} AS part, sum(${measure.sql}) AS total, ` +
          `${filtered(`avg(${measure.sql})`, isMember)} AS level, avg(${measure.sql}) AS overall, ` +
          `${filtered(`count(${measure.sql})`, isMember)} AS n, count(${measure.sql}) AS n_all${alikeSql(frame, behind.mix, isMember, measure)} FROM ${frame.table.relation}${where(gone?.there ?? null)}`,
        rows: {
          how: 'part',
          where: conditions(`${measure.sql} IS NOT NULL`, gone?.there ?? null),
          mark: { sql: `coalesce(${isMember}, false)`, columns: [dimension.column.name] },
        },
        behind,
        told: { dimension, label, measure },
        topics: [dimension.column.name, measure.id, `${dimension.column.name}×${measure.family}`],
      });
    }
  }
  return findings;
}

function deviationOf(values: Float64Array, codes: Int32Array, code: number, { n, mean }: { n: number; mean: number }): number {
  let squares = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? NaN;
    if (codes[i] === code && value === value) squares += (value - mean) ** 2;
  }
  return Math.sqrt(squares / Math.max(1, n - 1));
}

function largestOf(values: Float64Array, codes: Int32Array, code: number): number {
  let largest = 0;
  for (let i = 0; i < values.length; i++) if (codes[i] === code && (values[i] ?? 0) > largest) largest = values[i] ?? 0;
  return largest;
}
