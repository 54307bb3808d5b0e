import { columnsOfRelation } from '../../contracts/table/column-relation';
import { normalTwoSided } from '../../stats/distributions/distributions';
import { kruskalWallis } from '../../stats/groups/kruskal-wallis';
import { rank } from '../../stats/distributions/ranks';
import { ratioInterval } from '../../stats/distributions/ratio-interval';
import { correlate } from '../../stats/correlation/spearman';
import { SMALLEST_GROUP, type Finding, type Mining } from '../../insights/finding';
import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { modelColumnOf } from '../../insights/frame/roles';
import { testedCodes } from '../../insights/groups';
import { conditions, equals, filtered, name, where } from '../../insights/sql';
import { isRunningTotal } from '../../insights/series/running-total';
import type { TestLog } from '../../insights/judge/test-log';
import { LARGEST_P } from '../../insights/judge/gate';
import { behindGroup, isMostlyMix } from '../mix-behind/mix-behind';
import type { RatioTold } from './say';
import { hasWord, nameWords } from '../../profile/roles/name-words';
import { DURATION, MONEY } from '../../profile/roles/vocabulary';
import { isSameQuantity } from '../../profile/roles/same-quantity';
import { judgedP } from '../../insights/units/judged-p';
import { labelsOf, oneAgainst } from '../../insights/units/sides';
import type { Side } from '../../insights/units/unit';
import { isUnit } from '../../insights/units/unit-judge';
import { PARTICIPLE } from '../../understand/made/rates';
import { SOME_OF } from '../../understand/made/words';
import { LIMITS } from './limits';

/** Groups in which one sum is a larger or smaller part of another: cost of revenue, returned of sold. */
export function mineRatioDifferences({ frame, log }: Mining): Finding<RatioTold>[] {
  return pairsOf(frame).flatMap(([part, whole]) => {
    const ratios = part.values.map((value, row) => ((whole.values[row] ?? 0) > 0 ? value / (whole.values[row] ?? NaN) : NaN));
    const { ranks } = rank(ratios);
    return frame.dimensions.flatMap((dimension) => {
      if ([...part.columns, ...whole.columns].includes(dimension.column.name)) return [];
      const found = ratioDifference(frame, part, whole, ranks, dimension, log);
      return found ? [found] : [];
    });
  });
}

const sumOf = (values: Float64Array): number => values.reduce((sum, value) => (value === value ? sum + value : sum), 0);

const known = new WeakMap<Frame, [Measure, Measure][]>();

/** Additive measures of one unit whose sums can be set against each other, the smaller sum first; found once for a table. */
export function pairsOf(frame: Frame): [Measure, Measure][] {
  const found = known.get(frame) ?? findPairs(frame);
  known.set(frame, found);
  return found;
}

function findPairs(frame: Frame): [Measure, Measure][] {
  const additive = frame.measures.filter(
    (measure) => measure.additive && !isRunningTotal(frame, measure) && !measure.values.some((value) => value < 0),
  );
  const taken = new Set(
    frame.measures.filter(({ kind }) => kind === 'ratio').map(({ columns }) => [...columns].sort().join('|')),
  );
  const pairs = additive.flatMap((a, i) =>
    additive.slice(i + 1).flatMap((b): [Measure, Measure][] => {
      const [part, whole] = sumOf(a.values) <= sumOf(b.values) ? [a, b] : [b, a];
      // Two versions of one quantity (of this year's money, of that of 2013) are no part of each other.
      if (a.columns.some((one) => b.columns.some((other) => isSameQuantity(one, other)))) return [];
      // What has a column for its rate is told by that.
      if (hasRate(frame, part, whole)) return [];
      if (a.unit !== b.unit || areFactors(frame, a, b) || taken.has([...a.columns, ...b.columns].sort().join('|'))) return [];
      if (
        (correlate(a.ranks, b.ranks)?.r ?? 0) < LIMITS.belongTogether ||
        (a.unit === null && !(isPart(part, whole) && isOneSort(frame, part, whole) && areOfOneThing(frame, part, whole)))
      )
        return [];
      return [[part, whole]];
    }),
  );
  return pairs.slice(0, LIMITS.mostPairs);
}

/** What is counted in time: as a part of a name, months and years may be calendar parts elsewhere, but nothing that adds up. */
const TIME = new Set([...DURATION, 'months', 'years', 'nights']);

/**
 * Whether numbers without a unit may be counted in one: what is counted in whole things has no fractions in its parts, money is no part of
 * what is no money, nor time of what is none, and what a product is made of (a price, months) is none of the product.
 */
function isOneSort({ table }: Frame, part: Measure, whole: Measure): boolean {
  const isWhole = ({ values }: Measure) => values.every((value) => Number.isNaN(value) || Number.isInteger(value));
  if (isWhole(whole) && !isWhole(part)) return false;
  // Fines paid are fines.
  const wordsOf = (column: string) => nameWords(column).filter((word, i, all) => !(word === 'paid' && all[i - 1]?.endsWith('s')));
  const says = (words: ReadonlySet<string>, { columns }: Measure) => columns.some((column) => hasWord(wordsOf(column), words));
  if ([MONEY, TIME].some((words) => says(words, part) !== says(words, whole))) return false;
  const [one, other] = [part, whole].map(({ columns: [column = ''] }) => modelColumnOf(table, column)?.quantity ?? 'other');
  return one === other || one === 'other' || other === 'other';
}

/** A measure of the table says already how large a part one is of the other, or of both together. */
const hasRate = ({ table, measures }: Frame, { columns: [part = ''] }: Measure, { columns: [whole = ''] }: Measure): boolean =>
  (table.model?.algebra ?? []).some(
    (one) =>
      one.kind === 'quotient' &&
      one.less.length === 0 &&
      one.of.length === 1 &&
      one.of[0] === part &&
      one.by.includes(whole) &&
      measures.some(({ typed }) => typed.op === 'mean' && typed.column === one.target),
  );

/** Nothing is a part of what it is multiplied up to, or of what it is multiplied with. */
const areFactors = ({ table }: Frame, a: Measure, b: Measure): boolean =>
  (table.model?.algebra ?? []).some(
    (relation) =>
      relation.kind === 'product' &&
      [a, b].every(({ columns }) => columns.every((column) => columnsOfRelation(relation).includes(column))),
  );

function isPart(part: Measure, whole: Measure): boolean {
  let n = 0;
  let held = 0;
  part.values.forEach((value, row) => {
    const other = whole.values[row] ?? NaN;
    if (value !== value || other !== other) return;
    n++;
    if (value <= other) held++;
  });
  return held >= LIMITS.partOf * n;
}

/**
 * Whether numbers speak of one thing: both are money or time, their names share a noun (fines issued, fines paid), or one is what happens to some (clicks). That a site has fewer season tickets than
 * visitors makes the ones no part of the others, nor are those that are valid a part of those that were sold: what is there at a time is no part of what came in by then.
 */
function areOfOneThing({ table }: Frame, part: Measure, whole: Measure): boolean {
  const [stays, comes] = [part, whole].map(({ columns: [column = ''] }) => modelColumnOf(table, column)?.overTime.how === 'last');
  if (stays !== comes) return false;
  if ([MONEY, TIME].some((of) => [part, whole].every(({ columns }) => columns.some((column) => hasWord(nameWords(column), of)))))
    return true;
  const words = new Set(whole.columns.flatMap((column) => nameWords(column)));
  const own = part.columns.flatMap((column) => nameWords(column));
  const shared = own.filter((word) => word.length >= LIMITS.shortestWord && !PARTICIPLE.test(word));
  return hasWord(shared, words) || hasWord(own, SOME_OF);
}

function ratioDifference(
  frame: Frame,
  part: Measure,
  whole: Measure,
  ranks: Float64Array,
  dimension: Dimension,
  log: TestLog,
): Finding<RatioTold> | null {
  const codes = testedCodes(dimension, SMALLEST_GROUP, ranks);
  const result = codes && kruskalWallis(ranks, codes);
  if (!codes || !result) return null;
  const ratios: Side = { kind: 'ranks', columns: [...part.columns, ...whole.columns], ranks };
  const all = log.add(
    judgedP(frame, result.p, labelsOf(dimension, codes), ratios),
    isUnit(frame, dimension) ? 'units' : ratios.columns,
  );
  if (result.epsilonSquared < LIMITS.leastEpsilonSquared) return null;
  const sorted = [...result.groups].sort((a, b) => Math.abs(b.z) - Math.abs(a.z));
  const typed = { op: 'quotient' as const, of: part.columns[0] ?? part.id, by: whole.columns[0] ?? whole.id };
  const values = part.values.map((value, row) => ((whole.values[row] ?? 0) > 0 ? value / (whole.values[row] ?? NaN) : NaN));
  // What a group's rows come to because they are of other sorts is told of these; what cannot be told is not looked at any closer.
  const isOwn = ({ code }: { code: number }) =>
    all.p > LARGEST_P || !isMostlyMix(behindGroup(frame, { dimension, code, values, weights: whole.values, measure: typed }));
  const first = sorted.find(isOwn);
  const label = first && dimension.labels[first.code];
  if (!first || label === undefined) return null;
  const own = log.member(
    judgedP(frame, normalTwoSided(first.z), oneAgainst(dimension, codes, first.code), ratios),
    all,
    result.groups.length,
  );
  const rows = [...codes.keys()].filter((row) => codes[row] === first.code);
  const interval = ratioInterval(
    rows.map((row) => part.values[row] ?? NaN),
    rows.map((row) => whole.values[row] ?? NaN),
  );
  if (!interval) return null;
  const high = first.z > 0;
  const isMember = equals(dimension.column, label);
  const ratio = (condition: string) =>
    `${filtered(`sum(${part.sql})`, condition)} / nullif(${filtered(`sum(${whole.sql})`, condition)}, 0)`;
  return {
    kind: 'ratio-difference',
    subject: {
      filter: [],
      breakdown: dimension.column.name,
      measure: typed,
    },
    member: label,
    direction: high ? 'high' : 'low',
    unit: '%',
    n: first.n,
    effect: result.epsilonSquared,
    strength: Math.sqrt(result.epsilonSquared) * (dimension.outcome ? LIMITS.weightOfOutcomes : 1),
    impact: result.n / frame.n,
    tests: [all, own],
    expected: null,
    sql:
      `SELECT ${ratio(isMember)} AS value, ${ratio('')} AS baseline, ${filtered('count(*)', isMember)} AS n FROM ${frame.table.relation}` +
      where(`${part.sql} IS NOT NULL`, `${whole.sql} IS NOT NULL`, `${name(dimension.column.name)} IS NOT NULL`),
    rows: {
      how: 'quotient',
      where: conditions(isMember, `${part.sql} IS NOT NULL`, `${whole.sql} IS NOT NULL`),
      value: { sql: part.sql, columns: part.columns },
      by: { sql: whole.sql, columns: whole.columns },
    },
    told: { dimension, label, part, whole, interval, high },
    topics: [dimension.column.name, part.id, whole.id, `${dimension.column.name}×ratio(${part.family},${whole.family})`],
  };
}
