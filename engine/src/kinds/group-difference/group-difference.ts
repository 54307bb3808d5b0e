import { normalTwoSided } from '../../stats/distributions/distributions';
import { SMALL_GROUP, SMALLEST_GROUP, type Finding, type Mining } from '../../insights/finding';
import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import type { LevelTold } from './say';
import type { SlightTold } from './say-slight';
import { slightDifference } from './slight-difference';
import { LARGEST_P, LARGEST_Q } from '../../insights/judge/gate';
import { groupMeans, testedCodes, type GroupMean } from '../../insights/groups';
import { isRunningTotal } from '../../insights/series/running-total';
import { amongLabels, type Among } from '../../insights/expected/among';
import { meanMember } from '../../insights/expected/member-of';
import { levelMatters, type Apart } from '../../insights/judge/importance';
import { expectedOf } from '../../stats/groups/expected';
import { designsOf, type Design } from '../../insights/units/design';
import { levelSql, quotientOfSums, rowsTogether } from '../../insights/frame/measures/quotient-of-sums';
import { filtered, equals, name, sortedSample } from '../../insights/sql';
import type { Test, TestLog } from '../../insights/judge/test-log';
import { judgedP } from '../../insights/units/judged-p';
import { labelsOf, oneAgainst, ranksOf } from '../../insights/units/sides';
import { farthest } from '../farthest';
import { alikeSql, apartAlike, behindGroup, isMostlyMix, testAlike } from '../mix-behind/mix-behind';
import { isSize } from '../mix-behind/size-behind';
import { timeBehind } from '../mix-behind/time-behind';
import { toldLabel } from '../../insights/frame/dimensions/told-label';
import { rateByEnds } from '../rate-by-measure/ends';
import { levelTest } from './level-test';
import { LIMITS } from './limits';
import { once, staysWithout, withoutGroup } from './without-first';

/** Groups whose level of a measure differs from the rest: Kruskal-Wallis over the groups, then one against the rest. */
export function mineGroupDifferences({ frame, log }: Mining): Finding<LevelTold | SlightTold>[] {
  const findings: Finding<LevelTold | SlightTold>[] = [];
  for (const dimension of frame.dimensions) {
    const isOfItsTime = once(() => timeBehind(frame, dimension));
    for (const measure of frame.measures) {
      if (measure.fraction || measure.columns.includes(dimension.column.name) || isRunningTotal(frame, measure)) continue;
      // A result is told by what was measured, and not the other way round.
      if (rateByEnds(dimension, measure)) continue;
      const codes = testedCodes(dimension, SMALLEST_GROUP, measure.values);
      const tests = codes && levelTest(frame, log, dimension, measure, codes);
      if (!tests) continue;
      const { result, worth, test: whole } = tests;
      // What cannot be told is not looked at any closer.
      if (whole.p > LARGEST_P) continue;
      const { means, overall, sd, total, n } = groupMeans(measure.values, codes, measure.weights);
      const designs = designsOf(frame, labelsOf(dimension, codes), ranksOf(measure), (row) => measure.values[row] ?? NaN);
      const expected = expectedMeans(means, designs);
      const sum = measure.additive ? total : null;
      const matters = (group: { code: number; n: number; z: number }): boolean => {
        const own = means.get(group.code);
        if (!own) return false;
        const others = (total - own.sum) / (n - own.n);
        const apart = { value: expected.get(group.code) ?? own.mean, others, n: own.n };
        return levelMatters(apart, { sd, sum }) || biserial(group, result.n) >= LIMITS.leastBiserial;
      };
      const standing = result.groups
        .map((group) => ({
          ...group,
          mean: means.get(group.code)?.mean ?? NaN,
          test: log.member(ownP(frame, dimension, codes, measure, group, worth), whole, result.groups.length),
        }))
        // Mean and ranks must agree, or a few extreme rows speak for the group.
        .filter((group) => Math.sign(group.mean - overall) === Math.sign(group.z) && matters(group))
        .sort((a, b) => Math.abs(b.z) - Math.abs(a.z));
      const tested = standing.filter(({ code }) => !isOfItsTime()(code, measure));
      const ofTime = standing.find((group) => !tested.includes(group));
      const event = dimension.labels.indexOf(toldLabel(dimension) ?? '');
      const first =
        (tested.length === 2 ? tested.find(({ code }) => code === event) : undefined) ?? farthestSure(tested, overall);
      const side = first ? Math.sign(first.mean - overall) : 0;
      if (!first || (ofTime && !withoutGroup(measure, codes, ofTime.code).stands(first.code, side, worth))) {
        // Which stands lowest is that of its time as well.
        if (!ofTime)
          findings.push(slightDifference(frame, dimension, measure, { effect: result.epsilonSquared, n: result.n, test: whole }));
        continue;
      }
      // What is left when the first has been told: far from the others because of it alone is no news.
      const others = once(() => withoutGroup(measure, codes, first.code));
      const standsOut = (group: { code: number; mean: number }) =>
        Math.abs(group.mean - overall) / sd >= LIMITS.leastDistance &&
        others().stands(group.code, Math.sign(group.mean - overall), worth);
      // The other end of the scale, or on the same side a group that lies farther out still; what lies between is in the chart.
      const rest = tested.filter((group) => group !== first && standsOut(group));
      const distance = (group: { mean: number }) => Math.abs(group.mean - overall);
      const farthest = (groups: typeof rest) => groups.sort((a, b) => distance(b) - distance(a))[0];
      const opposite = farthest(rest.filter((group) => group.z * first.z < 0));
      const beyond = farthest(rest.filter((group) => group.z * first.z > 0 && distance(group) > distance(first)));
      const more = result.groups.length > 2 ? [opposite, beyond] : [];
      const members = [first, ...more.filter((group) => group !== undefined)];
      // Members whose own difference is certain: any of them could have been told.
      const passing = tested.filter(({ test }) => test.p * result.groups.length < LARGEST_Q).length;
      members.forEach((group, place) => {
        const label = dimension.labels[group.code];
        if (label === undefined || !staysWithout(measure, codes, group, overall)) return;
        const found = difference(
          frame,
          dimension,
          measure,
          label,
          { ...group, high: group.z > 0, groups: [...means.values()], codes: new Set(means.keys()), sd },
          {
            effect: result.epsilonSquared,
            strength:
              Math.sqrt(result.epsilonSquared) *
              (place === 0 ? 1 : LIMITS.weightOfSecond) *
              (dimension.outcome && dimension.event === undefined ? LIMITS.weightOfOutcomes : 1) *
              (result.epsilonSquared > LIMITS.structure ? LIMITS.weightOfStructure : 1),
            tests: [whole, group.test],
            log,
            whole,
            matters: (apart) => levelMatters(apart, { sd, sum }),
            among: amongLabels(frame, dimension, measure.sql, { member: label, share: false, told: passing, designs }),
          },
        );
        if (found) findings.push(found);
      });
    }
  }
  return findings;
}

/**
 * The group that is told first: the surest, or one that lies farther out on the same side and is sure by itself, as what is told to be high should not have a
 * higher one beside it in the chart.
 */
function farthestSure<Tested extends { code: number; n: number; mean: number; z: number; test: Test }>(
  tested: readonly Tested[],
  overall: number,
): Tested | undefined {
  const [surest] = tested;
  if (!surest) return undefined;
  const distance = ({ mean }: Tested) => Math.abs(mean - overall);
  return tested
    .filter((group) => group.z * surest.z > 0 && group.n >= SMALL_GROUP && group.test.p * tested.length < LARGEST_Q)
    .reduce((best, group) => (distance(group) > distance(best) ? group : best), surest);
}

/** p of one group against all others. */
const ownP = (
  frame: Frame,
  dimension: Dimension,
  codes: Int32Array,
  measure: Measure,
  { code, z }: { code: number; z: number },
  worth: number,
): number => judgedP(frame, normalTwoSided(z * Math.sqrt(worth)), oneAgainst(dimension, codes, code), ranksOf(measure));

/** Rank-biserial correlation of a group with all other rows, without its sign, from Mann-Whitney's z. */
const biserial = ({ n, z }: { n: number; z: number }, all: number): number =>
  n < SMALL_GROUP || n === all ? 0 : Math.abs(z) * Math.sqrt(all / (3 * n * (all - n)));

/** What each group's mean would be the next time. */
function expectedMeans(means: ReadonlyMap<number, GroupMean>, designs: ReadonlyMap<number, Design>): Map<number, number> {
  const groups = [...means].filter(([, { n }]) => n >= SMALLEST_GROUP);
  const expected = expectedOf(groups.map(([code, moments]) => meanMember(moments, designs.get(code))));
  return new Map(groups.flatMap(([code], i) => (expected[i] ? [[code, expected[i].value]] : [])));
}

interface Group {
  n: number;
  mean: number;
  high: boolean;
  groups: GroupMean[];
  /** Codes of the groups that are compared. */
  codes: ReadonlySet<number>;
  /** Standard deviation of the measure over all rows. */
  sd: number;
}

interface Weight {
  effect: number;
  strength: number;
  tests: Test[];
  among: Among;
  log: TestLog;
  whole: Test;
  matters: (apart: Apart) => boolean;
}

function difference(
  frame: Frame,
  dimension: Dimension,
  measure: Measure,
  label: string,
  group: Group,
  weight: Weight,
): Finding<LevelTold> | null {
  const isMember = equals(dimension.column, label);
  const together = quotientOfSums(frame, measure);
  const level = levelSql(frame, measure);
  const sorted = group.groups.map((other) => other.mean).sort((a, b) => a - b);
  const { values, weights, typed } = measure;
  const behind = behindGroup(frame, {
    dimension,
    code: dimension.labels.indexOf(label),
    values,
    weights,
    measure: typed,
    amount: measure,
  });
  if (isMostlyMix(behind) && !weight.matters(apartAlike(behind, { value: group.mean, others: NaN, n: group.n }))) return null;
  const rank = group.high ? sorted.length - sorted.indexOf(group.mean) : sorted.indexOf(group.mean) + 1;
  return {
    kind: 'group-difference',
    subject: { filter: [], breakdown: dimension.column.name, measure: measure.typed },
    member: label,
    ...(behind.without ? { alone: true } : {}),
    behind,
    direction: group.high ? 'high' : 'low',
    unit: measure.unit,
    n: group.n,
    effect: weight.effect,
    among: weight.among,
    tests: [...weight.tests, ...testAlike(weight.log, behind, weight.whole, group.groups.length)],
    strength: weight.strength * behind.weight * (isSize(frame, measure) ? LIMITS.weightOfSize : 1),
    impact: measure.filled / frame.n,
    // What rows are together is not what they are on average: neither their mean nor what it would be the next time speaks of it.
    ...(together === null
      ? { expected: group.mean }
      : { expected: null, among: undefined, rows: rowsTogether(together, isMember) }),
    sql:
      `SELECT ${level(isMember)} AS value, ${level(`NOT (${isMember})`)} AS baseline, ${filtered(`count(${measure.sql})`, isMember)} AS n` +
      (together === null
        ? `, ${filtered(`stddev_samp(${measure.sql})`, isMember)} AS sd, ${filtered(`median(${measure.sql})`, isMember, sortedSample(frame, group.n))} AS middle`
        : '') +
      alikeSql(frame, behind.mix, isMember, measure) +
      ` FROM ${frame.table.relation}`,
    told: {
      dimension,
      measure,
      label,
      high: group.high,
      together: together !== null,
      ...extreme(frame, dimension, measure, label, group, rank),
    },
    topics: [dimension.column.name, measure.id, `${dimension.column.name}×${measure.family}`],
  };
}

/** Whether a group lies farthest out, of which groups, and the query that bears it out. */
function extreme(
  frame: Frame,
  dimension: Dimension,
  measure: Measure,
  label: string,
  group: Group,
  rank: number,
): Pick<LevelTold, 'among' | 'words'> {
  const own = rank === 1 ? among(frame, dimension, group) : null;
  if (own === null) return { among: null, words: [] };
  const column = name(dimension.column.name);
  const compared = dimension.labels.filter((_, code) => group.codes.has(code));
  const isCompared = own === 'all' ? `${column} IS NOT NULL` : `(${compared.map((one) => equals(dimension.column, one)).join(' OR ')})`;
  const figures = `SELECT ${equals(dimension.column, label)} AS own, ${levelSql(frame, measure)()} AS y FROM ${frame.table.relation} WHERE ${isCompared} GROUP BY ${column}`;
  return { among: own, words: [farthest(group.high ? 'highest' : 'lowest', figures)] };
} // prettier-ignore

/** Among which groups the one that lies farthest out does so; null where a sample, or another like it, leaves it open. */
function among(frame: Frame, dimension: Dimension, { n, mean, groups, sd }: Group): LevelTold['among'] {
  const areAll = dimension.distinct === groups.length;
  if (groups.length <= 2 || groups.filter((other) => other.mean === mean).length > 1) return null;
  if (!frame.sampled) return areAll ? 'all' : groups.length;
  const isSure = groups.every(
    (other) => other.mean === mean || Math.abs(other.mean - mean) > LIMITS.sureOrder * sd * Math.sqrt(1 / n + 1 / other.n),
  );
  return areAll && isSure ? 'all' : null;
}
