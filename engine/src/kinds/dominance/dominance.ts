import { COUNT } from '../../contracts/report/measure';
import { binomialUpper } from '../../stats/distributions/distributions';
import type { Finding, Mining } from '../../insights/finding';
import type { Dimension, Frame } from '../../insights/frame/frame';
import { equals, filtered, name } from '../../insights/sql';
import type { LeadTold } from './say';
import { farthest, reaches } from '../farthest';
import { LIMITS } from './limits';

const byLabel = ({ table }: Frame, { column }: Dimension, own: string, without?: string): string =>
  `SELECT ${equals(column, own)} AS own, count(*) AS y FROM ${table.relation} WHERE ${name(column.name)} IS NOT NULL${without === undefined ? '' : ` AND NOT (${equals(column, without)})`} GROUP BY ${name(column.name)}`;

/** A label that outnumbers the others: exact binomial test of its share against an even share. */
export function mineDominance({ frame, log }: Mining): Finding<LeadTold>[] {
  return frame.dimensions.flatMap((dimension) => {
    // That most figures of a quantity are within their range is what a range is for.
    if (frame.table.byMetric?.includes(dimension.column.name)) return [];
    const [first, second] = dimension.labels;
    const count = dimension.counts[0] ?? 0;
    const next = dimension.counts[1] ?? 0;
    if (first === undefined || second === undefined || dimension.filled < LIMITS.fewestRows) return [];
    // Outcomes and yes-or-no columns are expected to be lopsided: they belong to the headline figures.
    const k = dimension.distinct;
    const test = log.add(binomialUpper(count, dimension.filled, 1 / k));
    const share = count / dimension.filled;
    const lead = count / next;
    if (
      k < LIMITS.fewestLabels ||
      share * k < LIMITS.leastConcentration ||
      lead < LIMITS.leastLead ||
      share < LIMITS.leastShare ||
      share > LIMITS.largestShare
    )
      return [];
    const excess = (share - 1 / k) / (1 - 1 / k);
    const ahead = 1 - 1 / lead;
    return [
      {
        kind: 'dominance',
        subject: { filter: [], breakdown: dimension.column.name, measure: COUNT },
        member: first,
        direction: 'high',
        unit: null,
        n: dimension.filled,
        effect: share,
        strength: (dimension.outcome ? LIMITS.weightOfOutcomes : LIMITS.weight) * Math.sqrt(excess * ahead),
        impact: 1,
        tests: [test],
        expected: frame.sampled ? null : count,
        sql:
          `SELECT ${filtered('count(*)', equals(dimension.column, first))} AS value, count(${name(dimension.column.name)}) AS n, ` +
          `${filtered('count(*)', equals(dimension.column, second))} AS second, ` +
          `count(DISTINCT ${name(dimension.column.name)}) AS members FROM ${frame.table.relation}`,
        told: {
          dimension,
          first,
          second,
          alike: frame.sampled ? 0 : dimension.counts.filter((other) => other === next).length - 1,
          words: [
            farthest('most', byLabel(frame, dimension, first)),
            // Of two there is no other to be ahead of.
            ...(k > 2 ? [reaches('high', byLabel(frame, dimension, second, first))] : []),
          ],
        },
        topics: [dimension.column.name],
      },
    ];
  });
}
