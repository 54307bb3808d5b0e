import { described } from '../../insights/described';
import type { Finding, Mining } from '../../insights/finding';
import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { leadMeasures } from '../../insights/frame/measures/lead-measures';
import { totalOf } from '../../insights/judge/total-of';
import { isStock } from '../../insights/series/changes';
import { hasWord, nameWords } from '../../profile/roles/name-words';
import { COUNTED_HEAD, FLOW, MONEY } from '../../profile/roles/vocabulary';
import { isMoney } from '../../wording/number-text';
import { quoteText } from '../../duckdb/quote-sql';
import { name, where } from '../../insights/sql';
import { explained } from '../../stats/groups/explained';
import { sizeBehind } from '../mix-behind/size-behind';
import type { TotalsTold } from './say';
import { goodWayOf } from '../advice/good-way';
import { farthest, reaches } from '../farthest';
import { LIMITS } from './limits';

/** Money, and what is wished for: nobody brings errors, games that were lost or what something costs. */
function comesIn(frame: Frame, measure: Measure): boolean {
  const good = goodWayOf(frame, measure);
  return good === 'high' || (good === null && isMoney(measure.unit));
}

/** Which members bring how much of the leading sum. */
export function mineMemberTotals({ frame }: Mining): Finding<TotalsTold>[] {
  const sums = leadMeasures(frame).filter((one) => one.additive && isSaidToAddUp(one) && !isStock(frame, one));
  // Pieces of different things come together in what they are worth.
  const measure = sums.find(({ unit }) => isMoney(unit)) ?? sums[0];
  // Of what goes by a size it tells who is largest.
  if (!measure || sizeBehind(frame, measure)) return [];
  return (
    frame.dimensions
      .filter(
        ({ distinct, outcome, column, entity }) =>
          distinct >= LIMITS.fewestMembers &&
          distinct <= LIMITS.mostMembers &&
          !outcome &&
          !entity &&
          column.role !== 'ordered-category' &&
          column.role !== 'personal-data',
      )
      .filter((dimension) => isOfThings(frame, dimension))
      .slice(0, LIMITS.mostPairs)
      .map((dimension) => ({ dimension, ...spreadOf(dimension, measure) }))
      // What most rows have no label for, as a remark or a title, says nothing of the whole.
      .filter(({ covered }) => covered >= LIMITS.leastCovered)
      // Who is first by a few rows is told by those rows.
      .filter(({ isOfFew }) => !isOfFew)
      .filter(({ averages }) => frame.table.model?.shape.kind !== 'entity' || averages > LIMITS.even)
      // Where each has as many rows as the next, that their sums are alike was arranged so.
      .filter(({ sums, rows }) => sums > LIMITS.even || rows > LIMITS.even)
      .map(({ dimension, sums, rows, first }, place) =>
        described(ofUnits(frame, measure) ? LIMITS.weightOfRows : weightOf(sums, first), place, {
          kind: 'member-totals',
          subject: { filter: [], breakdown: dimension.column.name, measure: totalOf(measure.typed) },
          direction: 'high',
          unit: measure.unit,
          n: measure.filled,
          sql: totalsSql(frame, dimension, measure),
          rows: {
            how: 'largest-total',
            where: `${name(dimension.column.name)} IS NOT NULL AND ${measure.sql} IS NOT NULL`,
            value: { sql: measure.sql, columns: measure.columns },
            by: { sql: name(dimension.column.name), columns: [dimension.column.name] },
          },
          told: {
            dimension,
            measure,
            balanced: rows <= LIMITS.even,
            brings: comesIn(frame, measure),
            ...wordsOf(frame, dimension, measure),
          },
          topics: [dimension.column.name, measure.id, `${dimension.column.name}×${measure.id}`],
          ...(isAsRows(first) ? { idle: 'size' as const } : {}),
        }),
      )
  );
}

/** Whether things that are read again and again have more of what they are not read for: who is largest has most of everything. */
const ofUnits = (frame: Frame, measure: Measure): boolean =>
  frame.table.model?.shape.kind === 'panel' && leadMeasures(frame)[0] !== measure;

/** Whether labels are of the things that are read again and again: those of days (the dish, the weather) bring as much as they have days. */
function isOfThings({ panel }: Frame, { codes, labels }: Dimension): boolean {
  if (!panel) return true;
  const own = Float64Array.from(codes, (code) => (code < 0 ? NaN : code));
  const things = panel.things.reduce((most, thing) => Math.max(most, thing), -1) + 1;
  return (
    labels.length > 1 &&
    explained(own, { codes: panel.things, labels: Array.from({ length: things }, String) }) >= LIMITS.ofThings
  );
}

/** Whose rows bring about what all rows bring is first for having the most of them. */
const isAsRows = (first: number): boolean => Math.max(first, 1 / first) <= LIMITS.even;

const weightOf = (sums: number, first: number): number =>
  sums <= LIMITS.even ? LIMITS.weightOfEven : isAsRows(first) ? LIMITS.weightOfRows : LIMITS.weight;

/** Money, and what its name says is counted or comes in: of other numbers (hours of study, days survived) a sum over rows means little. */
const isSaidToAddUp = ({ unit, columns: [column = ''] }: Measure): boolean =>
  isMoney(unit) || [MONEY, FLOW, COUNTED_HEAD].some((words) => hasWord(nameWords(column), words));

interface Spread extends Record<'sums' | 'averages' | 'rows' | 'first', number> {
  /** Share of what all rows come to that rows with a label bring. */
  covered: number;
  /** Without the few largest rows another member is first. */
  isOfFew: boolean;
}

/**
 * By how many times the largest sum of a member, the largest average of its rows and their largest number exceed the smallest: where the averages are one, a sum
 * tells how many rows there are, and of things that is no news. Sums of which some are below 0 are far apart. `first`: the average of the member
 * with the largest sum over that of all rows.
 */
function spreadOf({ labels, codes }: Dimension, { values }: Measure): Spread {
  const sums = labels.map(() => 0);
  const counts = labels.map(() => 0);
  const without = labels.map(() => 0);
  const sorted = values.filter((value) => !Number.isNaN(value)).sort();
  const large = sorted[sorted.length - 1 - Math.floor(LIMITS.few * sorted.length)] ?? Infinity;
  let [all, own] = [0, 0];
  codes.forEach((code, row) => {
    const value = values[row] ?? Number.NaN;
    if (Number.isNaN(value)) return;
    all += Math.abs(value);
    if (code < 0) return;
    own += Math.abs(value);
    sums[code] = (sums[code] ?? 0) + value;
    counts[code] = (counts[code] ?? 0) + 1;
    if (value <= large) without[code] = (without[code] ?? 0) + value;
  });
  const filled = counts.flatMap((n, code) => (n > 0 ? [code] : []));
  const total = (numbers: readonly number[]) => filled.reduce((all, code) => all + (numbers[code] ?? 0), 0);
  const most = filled.reduce((best, code) => ((sums[code] ?? 0) > (sums[best] ?? 0) ? code : best), filled[0] ?? 0);
  return {
    covered: all > 0 ? own / all : 0,
    isOfFew: filled.some((code) => (without[code] ?? 0) > (without[most] ?? 0)),
    first: (sums[most] ?? 0) / (counts[most] ?? 1) / (total(sums) / total(counts)),
    sums: timesApart(filled.map((code) => sums[code] ?? 0)),
    averages: timesApart(filled.map((code) => (sums[code] ?? 0) / (counts[code] ?? 1))),
    rows: timesApart(filled.map((code) => counts[code] ?? 0)),
  };
}

const timesApart = (values: readonly number[]): number => {
  const least = Math.min(...values);
  return least > 0 ? Math.max(...values) / least : Number.POSITIVE_INFINITY;
};

/** Who brings the most and who the least, asked by name. */
function wordsOf({ table }: Frame, { column }: Dimension, { sql }: Measure): Pick<TotalsTold, 'most' | 'least' | 'high' | 'low'> {
  const label = `CAST(${name(column.name)} AS VARCHAR)`;
  const figures = (one: string) =>
    `SELECT ${label} = ${quoteText(one)} AS own, sum(${sql}) AS y FROM ${table.relation}${where(`${name(column.name)} IS NOT NULL`)} GROUP BY ${name(column.name)}`;
  return {
    most: (one) => farthest('most', figures(one)),
    least: (one) => farthest('least', figures(one)),
    high: (one) => reaches('high', figures(one)),
    low: (one) => reaches('low', figures(one)),
  };
}

function totalsSql({ table }: Frame, { column }: Dimension, { sql }: Measure): string {
  const sums = `SELECT CAST(${name(column.name)} AS VARCHAR) AS l, sum(${sql}) AS y, count(${sql}) AS n FROM ${table.relation}${where(`${name(column.name)} IS NOT NULL`)} GROUP BY 1`;
  return (
    `SELECT max(y) AS value, min(y) AS low, any_value(l) FILTER (WHERE place = 1) AS first, any_value(l) FILTER (WHERE place = 2) AS second, ` +
    `any_value(y) FILTER (WHERE place = 2) AS next, any_value(l) FILTER (WHERE back = 1) AS last, count(*) AS members, count(*) FILTER (WHERE y = smallest) AS lasts, sum(y) AS total, sum(n) AS n FROM ` +
    `(SELECT l, y, n, min(y) OVER () AS smallest, row_number() OVER (ORDER BY y DESC, l) AS place, row_number() OVER (ORDER BY y, l) AS back FROM (${sums}) WHERE y IS NOT NULL)`
  );
}
