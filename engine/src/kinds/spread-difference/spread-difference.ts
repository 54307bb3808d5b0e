import { SMALL_GROUP, SMALLEST_GROUP, type Finding, type Mining } from '../../insights/finding';
import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { testedCodes } from '../../insights/groups';
import type { Test, TestLog } from '../../insights/judge/test-log';
import { isRunningTotal } from '../../insights/series/running-total';
import { equals, filtered, name, where } from '../../insights/sql';
import { judgedP } from '../../insights/units/judged-p';
import { labelsOf, oneAgainst } from '../../insights/units/sides';
import type { Side } from '../../insights/units/unit';
import { isUnit } from '../../insights/units/unit-judge';
import { oneWayP } from '../../stats/groups/one-way';
import { LARGEST_P } from '../../insights/judge/gate';
import { behindGroup } from '../mix-behind/mix-behind';
import type { SpreadTold } from './say';
import { byGroup, othersQuantile, ownQuantile, sizeOf, type ByGroup } from './by-group';
import { spreadOf, spreadScores, type Spread } from './scores';
import { LIMITS } from './limits';

/** Groups within which a measure varies more, or less, than within others (Brown-Forsythe). Readings along the time persist, and are left out. */
export function mineSpreadDifferences({ frame, log }: Mining): Finding<SpreadTold>[] {
  if (frame.timeline?.regular) return [];
  const spreads = frame.measures
    .filter((one) => !one.fraction && one.kind === 'column' && !isRunningTotal(frame, one))
    .flatMap((measure) => {
      const spread = spreadOf(measure.values, measure.ranks, measure.filled);
      return spread ? [{ measure, spread }] : [];
    });
  // A result is told by what it goes with, and those to whom it happened lie elsewhere on a scale, and so stray otherwise.
  return frame.dimensions
    .filter(({ outcome }) => !outcome)
    .flatMap((dimension) =>
      spreads
        .filter(({ measure }) => !measure.columns.includes(dimension.column.name))
        .flatMap((one) => spreadsOf(frame, dimension, one, log)),
    );
}

interface Spreading {
  measure: Measure;
  spread: Spread;
}

function spreadsOf(frame: Frame, dimension: Dimension, { measure, spread }: Spreading, log: TestLog): Finding<SpreadTold>[] {
  const codes = testedCodes(dimension, SMALLEST_GROUP, measure.values);
  if (!codes) return [];
  const groups = byGroup(spread.order, codes, dimension.labels.length);
  const scores = spreadScores(spread, groups);
  const side: Side = { kind: 'ranks', columns: measure.columns, ranks: scores, of: scores };
  const whole = log.add(judgedP(frame, oneWayP(scores, codes), labelsOf(dimension, codes), side), isUnit(frame, dimension) ? 'units' : undefined); // prettier-ignore
  const members = membersOf(measure, dimension, groups);
  // Beside the one that differs most the others differ from "the others" because of it.
  const first = members
    .filter(({ n, times }) => n >= SMALL_GROUP && Math.max(times, 1 / times) >= LIMITS.leastTimes)
    .sort((a, b) => Math.abs(Math.log(b.times)) - Math.abs(Math.log(a.times)))[0];
  if (!first) return [];
  const own = oneAgainst(dimension, codes, first.code);
  const p = oneWayP(scores, own.codes);
  if (whole.p <= LARGEST_P && comesOfMix(frame, dimension, measure, first.code)) return [];
  return [finding(frame, dimension, measure, first, [whole, log.member(judgedP(frame, p, own, side), whole, members.length)])];
}

/** Whether the group's level comes with the mix of its rows: so does how far they lie apart. Who has the small accounts has those that vary little. */
const comesOfMix = (frame: Frame, dimension: Dimension, measure: Measure, code: number): boolean =>
  behindGroup(frame, { dimension, code, values: measure.values, weights: measure.weights, measure: measure.typed, amount: measure }).isOthers; // prettier-ignore

interface Member {
  label: string;
  code: number;
  n: number;
  /** Range of the middle half of its values. */
  range: number;
  /** That range beside the one of all others. */
  times: number;
}

/** Members that are compared, each with the range of the others. */
function membersOf({ values }: Measure, { labels }: Dimension, groups: ByGroup): Member[] {
  return labels.flatMap((label, code) => {
    const n = sizeOf(groups, code);
    if (n === 0) return [];
    const range = ownQuantile(groups, values, code, LIMITS.upper) - ownQuantile(groups, values, code, LIMITS.lower);
    const others = othersQuantile(groups, values, code, LIMITS.upper) - othersQuantile(groups, values, code, LIMITS.lower);
    return [{ label, code, n, range, times: range / others }];
  });
}

function finding(
  frame: Frame,
  dimension: Dimension,
  measure: Measure,
  { label, n, range, times }: Member,
  tests: Test[],
): Finding<SpreadTold> {
  const isMember = equals(dimension.column, label);
  const column = name(dimension.column.name);
  const quantile = (share: string, condition: string) => filtered(`quantile_cont(${measure.sql}, ${share})`, condition);
  const quantiles = (condition: string, as: string) =>
    `${quantile('0.25', condition)} AS ${as}0, ${quantile('0.75', condition)} AS ${as}1`;
  return {
    kind: 'spread-difference',
    subject: { filter: [], breakdown: dimension.column.name, measure: { op: 'spread', column: measure.columns[0] ?? '' } },
    member: label,
    direction: times > 1 ? 'high' : 'low',
    unit: measure.unit,
    n,
    effect: times,
    strength: LIMITS.weight * (1 - Math.min(times, 1 / times)),
    impact: n / frame.n,
    tests,
    expected: frame.sampled ? null : range,
    sql:
      `SELECT own1 - own0 AS value, other1 - other0 AS baseline, own0, own1, other0, other1, n FROM (SELECT ${quantiles(isMember, 'own')}, ` +
      `${quantiles(`NOT (${isMember})`, 'other')}, ${filtered(`count(${measure.sql})`, isMember)} AS n FROM ${frame.table.relation}${where(`${column} IS NOT NULL`)})`,
    told: { dimension, measure, label, more: times > 1 },
    topics: [dimension.column.name, measure.id, `${dimension.column.name}×${measure.family}`],
  };
}
