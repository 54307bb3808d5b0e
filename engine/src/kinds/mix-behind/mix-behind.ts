import type { Subject } from '../../contracts/report/claim';
import type { Dimension, Frame } from '../../insights/frame/frame';
import { structureOf } from '../../insights/frame/measures/structure';
import { conditions, filtered, name, where } from '../../insights/sql';
import { isAfter, wasThereFirst } from '../../profile/roles/there-first';
import { chiSquareTest, crossTable } from '../../stats/groups/contingency';
import { oneWayP } from '../../stats/groups/one-way';
import { LIMITS } from './limits';

/** A column by which a group's rows differ from the others', and what the others come to with the group's own mix of it. */
export interface Mix {
  by: Dimension;
  alike: number;
  /** Of what the difference seems to say. */
  weight: number;
}

/** One group of a column, and what each row comes to, NaN where it is not known. */
export interface OfGroup {
  dimension: Dimension;
  code: number;
  values: Float64Array;
  measure: Subject['measure'];
}

/**
 * The column that lies behind a difference of one group: of those that differ between the groups and go with what is told, each beyond chance, the one
 * that tells most of it. Chosen by that and never by how much it changes the difference, it is named only where at most half of that remains.
 */
export const mixBehind = (frame: Frame, of: OfGroup): Mix | null => behindGroup(frame, of).mix;

/** What lies behind a difference of one group, and whether nobody else has such rows. */
export interface Behind {
  mix: Mix | null;
  /** The only roofer among a house's tradesmen is held against locksmiths: what he differs by is the difference of the roofs. */
  hasNoLike: boolean;
}

export function behindGroup(frame: Frame, of: OfGroup): Behind {
  const by = lyingBehind(frame, of);
  if (!by) return { mix: null, hasNoLike: false };
  const { value, others, alike, covered } = withOwnMix(of.values, of.dimension, of.code, by);
  if (!(covered >= LIMITS.leastCovered)) return { mix: null, hasNoLike: !(covered > 1 - LIMITS.leastCovered) };
  const [plain, left] = [value - others, value - alike];
  const remains = Math.sign(left) === Math.sign(plain) ? Math.abs(left) : 0;
  if (plain === 0 || remains > LIMITS.mostLeft * Math.abs(plain)) return { mix: null, hasNoLike: false };
  return { mix: { by, alike, weight: Math.max(LIMITS.leastWeight, remains / Math.abs(plain)) }, hasNoLike: false };
}

/** Of the columns that differ between the groups and go with what is told, each beyond chance, the one that tells most of it. */
function lyingBehind(frame: Frame, { dimension, values, measure }: OfGroup): Dimension | null {
  const isStructure = structureOf(frame);
  const own = explained(values, dimension);
  const [first] = frame.dimensions
    .filter((by) => isCandidate(by, dimension, measure))
    .filter((by) => !isStructure({ filter: [], breakdown: [dimension.column.name, by.column.name], measure }))
    .map((by) => ({ by, part: explained(values, by) }))
    .filter(({ by, part }) => part >= LIMITS.asMuch * own && oneWayP(values, by.codes) < LIMITS.certain && goesWith(by, dimension))
    .sort((a, b) => b.part - a.part);
  return first?.by ?? null;
} // prettier-ignore

const columnsOf = (measure: Subject['measure']): readonly unknown[] => Object.values(measure);

const isCandidate = (by: Dimension, dimension: Dimension, measure: Subject['measure']): boolean =>
  by.column.name !== dimension.column.name &&
  !columnsOf(measure).includes(by.column.name) &&
  !by.outcome &&
  by.distinct > 1 &&
  by.distinct <= LIMITS.mostStrata &&
  // What somebody answers on a scale comes of the same as what is told; what stands in an order by its nature was there first.
  (by.column.role !== 'ordered-category' || wasThereFirst(by.column.name)) &&
  !isAfter(by.column.name);

const goesWith = (by: Dimension, dimension: Dimension): boolean =>
  (chiSquareTest(crossTable(by.codes, by.labels.length, dimension.codes, dimension.labels.length))?.p ?? 1) < LIMITS.certain;

/** Share of the variance that a column tells, less what as many labels tell by chance. */
export function explained(values: Float64Array, { codes, labels }: Dimension): number {
  const [sums, counts] = [new Float64Array(labels.length), new Float64Array(labels.length)];
  let [n, sum, squares] = [0, 0, 0];
  values.forEach((value, row) => {
    const code = codes[row] ?? -1;
    if (value !== value || code < 0) return;
    sums[code] = (sums[code] ?? 0) + value;
    counts[code] = (counts[code] ?? 0) + 1;
    n++;
    sum += value;
    squares += value * value;
  });
  const known = counts.filter((count) => count > 0).length;
  const total = squares - (sum * sum) / n;
  const between = sums.reduce((all, own, code) => all + (counts[code] ? (own * own) / (counts[code] ?? 1) : 0), 0) - (sum * sum) / n;
  return total > 0 && n > known ? 1 - ((1 - between / total) * (n - 1)) / (n - known) : 0;
} // prettier-ignore

/** The group's level, that of the others, and theirs weighted by the group's own mix of a column. */
function withOwnMix(values: Float64Array, { codes }: Dimension, code: number, by: Dimension) {
  const of = () => ({ sum: new Float64Array(by.labels.length), n: new Float64Array(by.labels.length) });
  const [own, rest] = [of(), of()];
  let rows = 0;
  values.forEach((value, row) => {
    const [group, stratum] = [codes[row] ?? -1, by.codes[row] ?? -1];
    if (value === value && group === code) rows++;
    if (value !== value || group === -1 || stratum < 0) return;
    const side = group === code ? own : rest;
    side.sum[stratum] = (side.sum[stratum] ?? 0) + value;
    side.n[stratum] = (side.n[stratum] ?? 0) + 1;
  });
  const total = (some: Float64Array) => some.reduce((all, one) => all + one, 0);
  let [weight, alike] = [0, 0];
  rest.n.forEach((n, stratum) => {
    if (n < LIMITS.fewestInAStratum) return;
    weight += own.n[stratum] ?? 0;
    alike += ((own.n[stratum] ?? 0) * (rest.sum[stratum] ?? 0)) / n;
  });
  return {
    value: total(own.sum) / total(own.n),
    others: total(rest.sum) / total(rest.n),
    alike: alike / weight,
    // Of all rows of the group, those without a label included.
    covered: weight / rows,
  };
}

/** What the others come to with the group's own mix, as `alike` of a query; nothing where no column lies behind. */
export function alikeSql(mix: Mix | null, isMember: string, y: string, relation: string): string {
  if (!mix) return '';
  const stratum = name(mix.by.column.name);
  const known = conditions(`${y} IS NOT NULL`, `${stratum} IS NOT NULL`);
  const strata = `SELECT ${filtered('count(*)', isMember)} AS w, ${filtered(`avg(${y})`, `NOT (${isMember})`)} AS m FROM ${relation}${where(known)} GROUP BY ${stratum} HAVING ${filtered('count(*)', `NOT (${isMember})`)} >= ${LIMITS.fewestInAStratum}`;
  return `, (SELECT sum(w * m) / sum(w) FROM (${strata})) AS alike`;
}
