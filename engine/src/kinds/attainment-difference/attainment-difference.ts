import { chiSquareUpper, normalTwoSided } from '../../stats/distributions/distributions';
import { SMALLEST_GROUP, type Finding, type Mining } from '../../insights/finding';
import { LARGEST_P } from '../../insights/judge/gate';
import { groupMeans, testedCodes } from '../../insights/groups';
import { amongLabels } from '../../insights/expected/among';
import { designsOf } from '../../insights/units/design';
import { equals, filtered } from '../../insights/sql';
import type { SlightTold } from '../group-difference/say-slight';
import type { AttainmentTold } from './say';
import { slightDifference } from '../group-difference/slight-difference';
import { judgedP } from '../../insights/units/judged-p';
import { labelsOf, oneAgainst, ranksOf } from '../../insights/units/sides';
import { alikeSql, behindGroup, testAlike } from '../mix-behind/mix-behind';
import { isUnit } from '../../insights/units/unit-judge';
import { LIMITS } from './limits';

/** Rates that are measures of their own (a target reached, a flag set) and differ between groups. */
export function mineTargetRates({ frame, log }: Mining): Finding<AttainmentTold | SlightTold>[] {
  const findings: Finding<AttainmentTold | SlightTold>[] = [];
  for (const measure of frame.measures.filter((candidate) => candidate.fraction))
    for (const dimension of frame.dimensions) {
      if (measure.columns.includes(dimension.column.name)) continue;
      const codes = testedCodes(dimension, SMALLEST_GROUP, measure.values);
      if (!codes) continue;
      const { means, overall, n } = groupMeans(measure.values, codes);
      const variance = overall * (1 - overall);
      if (variance <= 0) continue;
      const groups = [...means].map(([code, group]) => ({
        code,
        ...group,
        z: (group.mean - overall) / Math.sqrt((variance * (1 - group.n / n)) / group.n),
      }));
      const chi2 = groups.reduce((sum, group) => sum + (group.n * (group.mean - overall) ** 2) / variance, 0);
      const plain = chiSquareUpper(chi2, groups.length - 1);
      const whole = log.add(
        judgedP(frame, plain, labelsOf(dimension, codes), ranksOf(measure)),
        isUnit(frame, dimension) ? 'units' : [dimension.column.name, ...measure.columns],
      );
      const v = Math.sqrt(Math.max(0, chi2 - (groups.length - 1)) / n);
      const first = groups.sort((a, b) => Math.abs(b.z) - Math.abs(a.z))[0];
      const label = first && dimension.labels[first.code];
      if (v < LIMITS.leastV && whole.p <= LARGEST_P)
        findings.push(slightDifference(frame, dimension, measure, { effect: v * v, n, test: whole }));
      if (v < LIMITS.leastV || !first || label === undefined || Math.abs(first.mean - overall) < LIMITS.leastDistance) continue;
      const high = first.z > 0;
      const isMember = equals(dimension.column, label);
      const behind = behindGroup(frame, { dimension, code: first.code, values: measure.values, measure: measure.typed });
      findings.push({
        kind: 'attainment-difference',
        subject: { filter: [], breakdown: dimension.column.name, measure: measure.typed },
        member: label,
        direction: high ? 'high' : 'low',
        unit: '%',
        n: first.n,
        effect: v,
        strength:
          Math.min(1, Math.max(v, Math.abs(first.mean - overall))) *
          (dimension.outcome ? LIMITS.weightOfOutcomes : 1) *
          behind.weight,
        impact: n / frame.n,
        tests: [
          whole,
          log.member(
            judgedP(frame, normalTwoSided(first.z), oneAgainst(dimension, codes, first.code), ranksOf(measure)),
            whole,
            groups.length,
          ),
          ...testAlike(log, behind, whole, groups.length),
        ],
        behind,
        expected: first.mean,
        among: amongLabels(frame, dimension, `CAST(${measure.sql} AS DOUBLE)`, {
          member: label,
          share: true,
          told: 1,
          designs: designsOf(frame, labelsOf(dimension, codes), ranksOf(measure), (row) => measure.values[row] ?? NaN),
        }),
        sql:
          `SELECT ${filtered(`avg(${measure.sql})`, isMember)} AS value, ${filtered(`avg(${measure.sql})`, `NOT (${isMember})`)} AS baseline, ` +
          `${filtered(`count(${measure.sql})`, isMember)} AS n, ${filtered(`sum(${measure.sql})`, isMember)} AS hits${alikeSql(frame, behind.mix, isMember, measure)} FROM ${frame.table.relation}`,
        told: { dimension, label, measure, high },
        topics: [dimension.column.name, measure.id, `${dimension.column.name}×${measure.id}`],
      });
    }
  return findings;
}
