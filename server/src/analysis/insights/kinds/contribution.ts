import { studentTwoSided } from '../../stats/distributions';
import { capital, labelText } from '../../wording/human';
import { numberText, percentText } from '../../wording/number-text';
import { measureText } from '../../wording/phrases';
import { fact, SMALLEST_GROUP, type Finding, type Mining } from '../finding';
import { groupMeans, testedCodes } from '../groups';
import { equals, filtered, name } from '../sql';

const LEAST_CONCENTRATION = 1.5;
/** Its share of the sum must exceed its share of the rows by this factor; otherwise it is only more frequent. */
const LEAST_EXCESS = 1.3;

/** A group that carries far more of a sum than its number of rows would suggest. */
export function mineContributions({ frame, log }: Mining): Finding[] {
  const findings: Finding[] = [];
  for (const measure of frame.measures.filter((candidate) => candidate.additive))
    for (const dimension of frame.dimensions) {
      if (measure.columns.includes(dimension.column.name)) continue;
      const codes = testedCodes(dimension, SMALLEST_GROUP, measure.values);
      if (!codes) continue;
      const { means, total, n, overall, sd } = groupMeans(measure.values, codes);
      if (total <= 0 || measure.values.some((value) => value < 0)) continue;
      const [code, group] = [...means].sort((a, b) => b[1].sum - a[1].sum)[0] ?? [];
      const label = code === undefined ? undefined : dimension.labels[code];
      if (code === undefined || !group || label === undefined) continue;
      const t = (group.mean - overall) / (sd * Math.sqrt(1 / group.n - 1 / n) || 1);
      const test = log.add(studentTwoSided(t, Math.max(1, group.n - 1)));
      const share = group.sum / total;
      if (share * means.size < LEAST_CONCENTRATION || share / (group.n / n) < LEAST_EXCESS || share < 0.15) continue;
      const isMember = equals(dimension.column, label);
      findings.push({
        kind: 'contribution',
        subject: { filter: [], breakdown: dimension.column.name, measure: `sum(${measure.id})` },
        member: label,
        direction: 'high',
        unit: '%',
        n: group.n,
        effect: share,
        strength: Math.sqrt(share * (1 - group.n / n / share)) * 0.8,
        impact: share,
        tests: [test],
        expected: share,
        sql:
          `SELECT ${filtered(`sum(${measure.sql})`, isMember)} / sum(${measure.sql}) AS value, ` +
          `${filtered(`sum(${measure.sql})`, isMember)} AS part, sum(${measure.sql}) AS total, ` +
          `${filtered(`count(${measure.sql})`, isMember)} AS n, count(${measure.sql}) AS n_all, ` +
          `count(DISTINCT ${name(dimension.column.name)}) AS members FROM ${frame.table.relation}`,
        say: (facts) => {
          const rows = fact(facts, 'n') / fact(facts, 'n_all');
          return {
            sentence:
              `${capital(dimension.noun)} ${labelText(label)} accounts for ${percentText(fact(facts, 'value'))} of all ${measure.noun} ` +
              `(${measureText(measure, fact(facts, 'part'))} of ${measureText(measure, fact(facts, 'total'))}) with ${percentText(rows)} of the ` +
              `${frame.rows}; there are ${numberText(fact(facts, 'members'))} values of ${dimension.noun}.`,
            baseline: rows,
            n: fact(facts, 'n'),
          };
        },
        topics: [dimension.column.name, measure.id, `${dimension.column.name}×${measure.family}`],
      });
    }
  return findings;
}
