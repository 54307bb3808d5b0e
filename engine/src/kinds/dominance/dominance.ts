import { COUNT } from '../../contracts/measure';
import { binomialUpper } from '../../stats/distributions/distributions';
import { capital, labelText } from '../../wording/human';
import { numberText, percentText } from '../../wording/number-text';
import { countText } from '../../wording/phrases';
import { fact, type Finding, type Mining } from '../../insights/finding';
import type { Dimension, Frame } from '../../insights/frame/frame';
import { equals, filtered, name } from '../../insights/sql';

const LEAST_CONCENTRATION = 1.5;
/** The first must stand out from the second as well: a smooth fall of frequencies is no finding. */
const LEAST_LEAD = 1.25;
/** A column that is nearly constant is an alert, not a finding. */
const LARGEST_SHARE = 0.97;

/** A label that outnumbers the others: exact binomial test of its share against an even share. */
export function mineDominance({ frame, log }: Mining): Finding[] {
  return frame.dimensions.flatMap((dimension) => {
    const [first, second] = dimension.labels;
    const count = dimension.counts[0] ?? 0;
    const next = dimension.counts[1] ?? 0;
    if (first === undefined || second === undefined || dimension.filled < 20) return [];
    // Outcomes and yes-or-no columns are expected to be lopsided: they belong to the headline figures.
    const k = dimension.distinct;
    const test = log.addSingle(binomialUpper(count, dimension.filled, 1 / k));
    const share = count / dimension.filled;
    const lead = count / next;
    if (k < 3 || share * k < LEAST_CONCENTRATION || lead < LEAST_LEAD || share < 0.1 || share > LARGEST_SHARE) return [];
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
        strength: (dimension.outcome ? 0.35 : 0.85) * Math.sqrt(excess * ahead),
        impact: 1,
        tests: [test],
        expected: frame.sampled ? null : count,
        sql:
          `SELECT ${filtered('count(*)', equals(dimension.column, first))} AS value, count(${name(dimension.column.name)}) AS n, ` +
          `${filtered('count(*)', equals(dimension.column, second))} AS second, ` +
          `count(DISTINCT ${name(dimension.column.name)}) AS members FROM ${frame.table.relation}`,
        say: (facts) => {
          const value = fact(facts, 'value');
          const n = fact(facts, 'n');
          const runnerUp = fact(facts, 'second');
          const members = fact(facts, 'members');
          if (value < LEAST_LEAD * runnerUp) return null;
          return {
            sentence: dominanceSentence(frame, dimension, first, second, { value, n, runnerUp, members }),
            baseline: n / members,
            n,
          };
        },
        topics: [dimension.column.name],
      },
    ];
  });
}

function dominanceSentence(
  frame: Frame,
  dimension: Dimension,
  first: string,
  second: string,
  { value, n, runnerUp, members }: { value: number; n: number; runnerUp: number; members: number },
): string {
  const lead = value / runnerUp;
  const leadText = lead >= 1.95 ? `${numberText(Number(lead.toPrecision(2)))} times as many as` : 'ahead of';
  return (
    `${capital(labelText(first))} is ${lead >= 1.95 ? 'by far ' : ''}the most frequent of ${members.toLocaleString('en-US')} values of ${dimension.noun}: ` +
    `${value.toLocaleString('en-US')} of ${countText(n, frame.rows)} (${percentText(value / n)}), ${leadText} ` +
    `the next, ${labelText(second)} (${runnerUp.toLocaleString('en-US')}).`
  );
}
