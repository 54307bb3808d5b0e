import type { Finding, Mining } from '../../insights/finding';
import type { Frame } from '../../insights/frame/frame';
import { columnMeasure } from '../../insights/frame/measures/measure-of';
import { isRunningTotal } from '../../insights/series/running-total';
import { persistence, sequencesOf } from '../../insights/series/sequences';
import { judgeOf } from '../../insights/units/unit-judge';
import { complete, ranksAt, unitMeans } from '../../insights/units/relation-at-units';
import { rank } from '../../stats/distributions/ranks';
import { differenceFromNoughtP } from '../../stats/one-sample';
import { LIMITS } from './limits';
import type { PairedTold } from './say';

/**
 * Two readings of one quantity in each row, as planned and as it was or before and after, of which one is larger throughout the table
 * (Student's t test of pairs, by what rows belong to; readings along time are worth as many as are independent).
 */
export function minePairedDifferences({ frame, log }: Mining): Finding<PairedTold>[] {
  return frame.table.derived.flatMap(({ typed, unit, columns }): Finding<PairedTold>[] => {
    if (typed.op !== 'difference') return [];
    const [second, first] = [columnMeasure(frame, typed.of), columnMeasure(frame, typed.less)];
    if (!first || !second || isRunningTotal(frame, first) || isRunningTotal(frame, second)) return [];
    const differences = second.values.map((value, row) => value - (first.values[row] ?? NaN));
    const { n, mean, sd } = momentsOf(differences);
    if (n < LIMITS.fewestPairs || !(sd > 0)) return [];
    const test = log.add(pairedP(frame, columns, differences), columns);
    const before = momentsOf(first.values.map((value, row) => (differences[row] === differences[row] ? value : NaN)));
    const size = Math.abs(mean) / sd;
    const matters =
      size >= LIMITS.leastOfScatter &&
      (Math.abs(mean) >= LIMITS.leastOfSpread * before.sd || Math.abs(mean) >= LIMITS.leastOfLevel * Math.abs(before.mean));
    if (!matters) return [];
    return [
      {
        kind: 'paired-difference',
        subject: { filter: [], breakdown: null, measure: typed },
        member: null,
        direction: mean > 0 ? 'high' : 'low',
        unit,
        n,
        effect: mean / sd,
        strength: LIMITS.weight * Math.min(1, size),
        impact: n / frame.n,
        tests: [test],
        expected: frame.sampled ? null : mean,
        sql: sqlOf(frame, second.sql, first.sql, mean > 0 ? '>' : '<'),
        told: { first, second, more: mean > 0 },
        topics: [...columns, `${first.id}×${second.id}`],
      },
    ];
  });
}

function sqlOf(frame: Frame, second: string, first: string, beyond: '>' | '<'): string {
  const difference = `${second}::DOUBLE - ${first}::DOUBLE`;
  return (
    `SELECT avg(${difference}) AS value, avg(${second}) AS own, avg(${first}) AS baseline, ` +
    `avg((${second} ${beyond} ${first})::INT) AS share, count(*) AS n ` +
    `FROM ${frame.table.relation} WHERE ${second} IS NOT NULL AND ${first} IS NOT NULL`
  );
}

/** Of the values that there are. */
function momentsOf(values: Float64Array): { n: number; mean: number; sd: number } {
  const known = values.filter((value) => value === value);
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
  const squares = known.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { n: known.length, mean, sd: Math.sqrt(squares / Math.max(1, known.length - 1)) };
}

/** The largest p by rows and by each unit whose rows resemble each other. */
function pairedP(frame: Frame, columns: readonly string[], differences: Float64Array): number {
  const sequences = sequencesOf(frame);
  const phi = sequences ? persistence(differences, sequences) : 0;
  const side = { columns, kind: 'ranks', ranks: rank(differences).ranks, of: differences } as const;
  const judge = judgeOf(frame);
  return [...judge.concerned(side)]
    .filter(({ bonds }) => bonds[0] !== 'none')
    .reduce(
      (largest, { unit }) => {
        const sorted = complete(judge.sorted(unit), side);
        return Math.max(largest, differenceFromNoughtP(unitMeans(sorted, ranksAt(sorted, differences)), 1));
      },
      differenceFromNoughtP(differences, (1 - phi) / (1 + phi)),
    );
}
