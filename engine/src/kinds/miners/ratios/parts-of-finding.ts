import type { TypedMeasure } from '../../../contracts/report/measure';
import type { Finding } from '../../../insights/finding';
import type { Frame, Measure } from '../../../insights/frame/frame';
import { conditions, filtered } from '../../../insights/sql';
import { rank } from '../../../stats/distributions/ranks';
import { printMeasure, sameMeasure } from '../../../contracts/report/measure';
import { amountText, percentText, wholeText } from '../../../wording/number-text';
import { LIMITS } from './limits';
import { t } from './messages';
import { pairsOf, type Pair } from './pairs';
import type { Times } from '../outlying/blocks';
import { groupSql, labelledBy } from '../outlying/parts-of-finding';
import type { RatioFound } from './found';
import { inSpot } from './spots';

const typedOf = ({ above, below }: Pair): TypedMeasure => ({
  op: 'quotient',
  of: above.columns[0] ?? above.id,
  by: below.columns[0] ?? below.id,
});

/** What it is by, of one row. */
const byOf = ({ below, scale }: Pair): string => (scale === 1 ? `(${below.sql})::DOUBLE` : `(${below.sql}) / ${scale}.0`);

/** The quotient of the rows that meet conditions, as an aggregate in SQL. */
export const quotientSql = (pair: Pair, ...which: string[]): string =>
  `${filtered(`sum((${pair.above.sql})::DOUBLE)`, known(pair), ...which)} / nullif(${belowSql(pair, ...which)}, 0)`;

/** The sum of what a quotient is by. */
export const belowSql = (pair: Pair, ...which: string[]): string => filtered(`sum(${byOf(pair)})`, known(pair), ...which);

/** Rows that have both. */
export const known = ({ above, below }: Pick<Pair, 'above' | 'below'>): string => `${above.sql} IS NOT NULL AND ${below.sql} > 0`;

/** Rows that the quotient of those that meet a condition is taken from. */
export const rowsOfQuotient = (pair: Pair, ...which: string[]) =>
  ({ how: 'quotient', where: conditions(...which, known(pair)), value: { sql: pair.above.sql, columns: pair.above.columns }, by: { sql: byOf(pair), columns: pair.below.columns } }) as const; // prettier-ignore

export const unitOf = (pair: Pair): string | null => (pair.isShare ? '%' : pair.above.unit);

/** What lies between two quotients in all, in whole things of what is counted. */
export const extraText = ({ above }: Pair, amount: number): string =>
  amountText(
    above.values.every((value) => Number.isNaN(value) || Number.isInteger(value)) ? Math.round(amount) : amount,
    above.unit,
  );

export const ratioText = (pair: Pair, value: number): string =>
  pair.isShare ? percentText(value) : amountText(value, pair.above.unit);

export const whatText = (pair: Pair): string =>
  t('what', {
    share: pair.isShare,
    above: pair.above.noun,
    below: pair.below.noun,
    scaled: pair.scale > 1,
    scale: wholeText(pair.scale),
  });

/** How much it tells: by what it comes to of all there is of the amount, and by how far the quotients lie apart. */
function strengthOf({ pair: { above, values }, spot }: RatioFound, inSpot: (row: number) => boolean): Pick<Finding, 'effect' | 'strength' | 'atStake'> {
  const distance = Math.abs(spot.own.mean - spot.rest.mean);
  let [own, all] = [0, 0];
  values.forEach((value, row) => {
    if (value !== value) return;
    all += above.values[row] ?? 0;
    if (inSpot(row)) own += above.values[row] ?? 0;
  });
  const part = (own / all) * Math.min(1, distance);
  return {
    effect: spot.own.mean - spot.rest.mean,
    strength: Math.min(LIMITS.mostStrength, LIMITS.leastStrength + LIMITS.strength * Math.sqrt(Math.sqrt(part) * Math.min(1, distance))),
    atStake: true,
  };
} // prettier-ignore

export const pairOfMeasure = (frame: Frame, typed: TypedMeasure): Pair | undefined =>
  pairsOf(frame).find((one) => sameMeasure(typedOf(one), typed));

/** What findings of a group have in common, whether it is always so or since a time; `others` is the condition on rows that it is told beside. */
export function partsOfFinding(found: RatioFound, times: Times | null) {
  const { pair, spot } = found;
  const [sides, among] = [labelledBy(spot.sides), labelledBy(found.among)];
  const inGroup = groupSql(sides);
  return {
    inGroup,
    others: conditions(`(${inGroup}) IS NOT TRUE`, ...(among.length > 0 ? [groupSql(among)] : [])),
    measure: typedOf(pair),
    told: { pair, sides, among, more: spot.z > 0 },
    topic: `${pair.above.family}×${pair.below.family}`,
    finding: { unit: unitOf(pair), n: spot.own.n, impact: 1, expected: null, ...strengthOf(found, inSpot(spot, times)) } as const,
  };
}

/** The measure that a claim's quotient is, as charts draw it. */
export function ratioMeasure(frame: Frame, typed: TypedMeasure): Measure | null {
  const pair = pairOfMeasure(frame, typed);
  if (!pair) return null;
  const { above, below, values } = pair;
  const { ranks, n } = rank(values);
  const noun = whatText(pair);
  return {
    id: printMeasure(typed), typed, kind: 'ratio', noun, short: noun, verb: null, sql: above.sql, unit: unitOf(pair), columns: [...above.columns, ...below.columns], additive: false, fraction: pair.isShare, pair: null, values, weights: below.values,
    parts: { above: `(${above.sql})::DOUBLE`, below: byOf(pair), columns: { above: above.columns, below: below.columns }, factor: 1, filled: known(pair) }, ranks, filled: n, family: `ratio(${above.family},${below.family})`,
  };
} // prettier-ignore
