import type { Subject } from '../../contracts/report/claim';
import { COUNT } from '../../contracts/report/measure';
import type { Behind, Mix, Size } from '../../insights/behind';
import type { Finding } from '../../insights/finding';
import type { Apart } from '../../insights/judge/importance';
import type { Test, TestLog } from '../../insights/judge/test-log';
import { withinGroups } from '../../insights/series/sequences';
import { judgedP } from '../../insights/units/judged-p';
import { oneAgainst } from '../../insights/units/sides';
import { columnsIn } from '../../insights/frame/measures/columns-of-subject';
import { correlate, correlationP } from '../../stats/correlation/spearman';
import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { levelSql, quotientOfSums } from '../../insights/frame/measures/quotient-of-sums';
import { structureOf } from '../../insights/frame/measures/structure';
import { conditions, filtered, name, where } from '../../insights/sql';
import { isAfter, wasThereFirst } from '../../profile/roles/there-first';
import { explained } from '../../stats/groups/explained';
import { oneWayP } from '../../stats/groups/one-way';
import { columnsBehind } from './columns-behind';
import { sizeBehind } from './size-behind';
import { LIMITS } from './limits';

/** One group of a column, and what each row comes to, NaN where it is not known. */
export interface OfGroup {
  dimension: Dimension;
  code: number;
  values: Float64Array;
  /** What each row counts, where that is not one: of a quotient, what it is by. */
  weights?: Float64Array | undefined;
  measure: Subject['measure'];
  /** Where it is an amount, that may go by a size. */
  amount?: Measure | undefined;
  /** How many pieces the amount of each row is of, where these are held. */
  pieces?: Size | null;
}

const NOTHING: Behind = { mix: null, without: null, isOthers: false, weight: 1 };

/** What lies behind a difference of one group: what remains of it with the same mix of the columns that it goes with, and whether anybody else has such rows. */
export function behindGroup(frame: Frame, of: OfGroup): Behind {
  const inProportion = behindSize(frame, of);
  if (inProportion.mix) return inProportion;
  const sides = Float64Array.from(of.dimension.codes, (code) => (code === -1 ? NaN : Number(code === of.code)));
  const isStructure = structureOf(frame);
  const isPriceList = priceListsOf(frame, of.measure);
  const columns = frame.dimensions
    .filter((by) => isCandidate(by, of.dimension, of.measure))
    .filter((by) => !isStructure({ filter: [], breakdown: [of.dimension.column.name, by.column.name], measure: isPriceList(by) ? COUNT : of.measure }))
    // A label that a column settles does not come with its mix.
    .filter((by) => of.measure.op !== 'rate' || explained(of.values, by) < LIMITS.settled);
  const without = withoutLike(of, columns);
  if (without) return { mix: null, without, isOthers: true, weight: LIMITS.leastWeight };
  const { by, strata } = columnsBehind(sides, of.values, columns, (some) => withOwnMix(of, some).covered >= LIMITS.leastCovered);
  return by.length === 0 ? NOTHING : behindOf({ by, p: alikeP(frame, of, strata) }, withOwnMix(of, strata));
} // prettier-ignore

/** Columns whose labels have one figure each: that of the services somebody gives is their mix, and no arithmetic of his. */
function priceListsOf({ table }: Frame, measure: Subject['measure']): (by: Dimension) => boolean {
  const columns = columnsIn(measure);
  const lists = new Set(
    (table.model?.algebra ?? []).flatMap((one) =>
      one.kind === 'by-class' && one.of === null && columns.includes(one.target) ? [one.by] : [],
    ),
  );
  return ({ column }) => lists.has(column.name);
}

/** How often chance makes as much of a difference between rows of one stratum: a partial correlation, of ranks where it is an amount. */
function alikeP(frame: Frame, { dimension, code, values, amount, measure }: OfGroup, strata: Int32Array): number {
  const own = oneAgainst(dimension, dimension.codes, code);
  const sides = Float64Array.from(own.codes, (side, row) => (side < 0 || (strata[row] ?? -1) < 0 ? NaN : side));
  const ranks = withinGroups(amount?.ranks ?? values, strata);
  const link = correlate(withinGroups(sides, strata), ranks);
  if (!link) return 1;
  const lost = strata.reduce((most, stratum) => Math.max(most, stratum), 0);
  return judgedP(frame, correlationP(link.r, link.n - lost), own, { kind: 'ranks', columns: columnsIn(measure), ranks });
}

function behindOf(
  mix: Pick<Mix, 'by' | 'size' | 'p'>,
  { value, others, alike }: { value: number; others: number; alike: number },
): Behind {
  const [plain, rest] = [value - others, value - alike];
  const left = Math.sign(rest) === Math.sign(plain) ? Math.abs(rest / plain) : 0;
  if (plain === 0 || !(left <= LIMITS.asTold)) return NOTHING;
  const isOthers = left <= LIMITS.mostLeft;
  return { mix: { ...mix, alike, left }, without: null, isOthers, weight: isOthers ? Math.max(LIMITS.leastWeight, left) : 1 };
}

/** The same of sizes alone. */
export function behindSize(frame: Frame, of: OfGroup): Behind {
  const size = of.pieces ?? (of.amount ? sizeBehind(frame, of.amount) : null);
  return size ? behindOf({ by: [], size, p: null }, inProportionTo(of, size)) : NOTHING;
}

/** The broader column of which a group has one label, and nobody else (nearly) has that label. */
function withoutLike({ dimension, code, values }: OfGroup, columns: readonly Dimension[]): Behind['without'] {
  for (const by of columns) {
    if (by.distinct >= dimension.distinct || explained(values, by) < LIMITS.asMuch * explained(values, dimension)) continue;
    const own = new Float64Array(by.labels.length);
    dimension.codes.forEach((group, row) => {
      const label = by.codes[row] ?? -1;
      if (group === code && label >= 0) own[label] = (own[label] ?? 0) + 1;
    });
    const most = Math.max(...own);
    const isAlone = most >= LIMITS.leastCovered * Math.max(dimension.counts[code] ?? 0, by.counts[own.indexOf(most)] ?? 0);
    if (isAlone && oneWayP(values, by.codes) < LIMITS.certain) return { by, label: by.labels[own.indexOf(most)] ?? '' };
  }
  return null;
} // prettier-ignore

const columnsOf = (measure: Subject['measure']): readonly unknown[] => Object.values(measure);

const isCandidate = (by: Dimension, dimension: Dimension, measure: Subject['measure']): boolean =>
  by.column.name !== dimension.column.name && !columnsOf(measure).includes(by.column.name) && mayLieBehind(by);

/** Whether a column may lie behind a difference: it has few labels, and is nothing that comes of what is told. */
export const mayLieBehind = (by: Dimension): boolean =>
  !by.outcome &&
  by.distinct > 1 &&
  by.distinct <= LIMITS.mostStrata &&
  // What somebody answers on a scale comes of the same as what is told; what stands in an order by its nature was there first.
  (by.column.role !== 'ordered-category' || wasThereFirst(by.column.name)) &&
  !isAfter(by.column.name);

/** The group's level, that of the others, and theirs weighted by the group's own mix of strata. */
function withOwnMix({ dimension: { codes }, code, values, weights }: OfGroup, strata: Int32Array) {
  const count = strata.reduce((most, stratum) => Math.max(most, stratum), -1) + 1;
  const of = () => ({ rows: new Float64Array(count), sum: new Float64Array(count), n: new Float64Array(count) });
  const [own, rest] = [of(), of()];
  const all = { own: { sum: 0, n: 0, rows: 0 }, rest: { sum: 0, n: 0, rows: 0 } };
  values.forEach((value, row) => {
    const [group, stratum] = [codes[row] ?? -1, strata[row] ?? -1];
    if (value !== value || group === -1) return;
    const n = weights ? weights[row] || 0 : 1;
    const [side, total] = group === code ? [own, all.own] : [rest, all.rest];
    total.sum += n * value;
    total.n += n;
    total.rows++;
    if (stratum < 0) return;
    side.rows[stratum] = (side.rows[stratum] ?? 0) + 1;
    side.sum[stratum] = (side.sum[stratum] ?? 0) + n * value;
    side.n[stratum] = (side.n[stratum] ?? 0) + n;
  });
  let [weight, alike, covered] = [0, 0, 0];
  rest.rows.forEach((rows, stratum) => {
    if (rows < LIMITS.fewestInAStratum || !((rest.n[stratum] ?? 0) > 0)) return;
    covered += own.rows[stratum] ?? 0;
    weight += own.n[stratum] ?? 0;
    alike += ((own.n[stratum] ?? 0) * (rest.sum[stratum] ?? 0)) / (rest.n[stratum] ?? 1);
  });
  return {
    value: all.own.sum / all.own.n,
    others: all.rest.sum / all.rest.n,
    alike: alike / weight,
    // Of all rows of the group, those without a label included.
    covered: covered / all.own.rows,
  };
} // prettier-ignore

/** The group's level, that of the others, and theirs in proportion to the group's size. */
function inProportionTo({ dimension: { codes }, code, values }: OfGroup, { values: sizes }: Size) {
  const [own, rest] = [{ sum: 0, size: 0, n: 0 }, { sum: 0, size: 0, n: 0 }]; // prettier-ignore
  values.forEach((value, row) => {
    const [group, size] = [codes[row] ?? -1, sizes[row] ?? NaN];
    if (value !== value || size !== size || group === -1) return;
    const side = group === code ? own : rest;
    side.sum += value;
    side.size += size;
    side.n++;
  });
  return { value: own.sum / own.n, others: rest.sum / rest.n, alike: (rest.sum / rest.size) * (own.size / own.n) };
}

/** What the others come to with the group's own mix, as `alike` of a query; nothing where no column lies behind. */
export function alikeSql(frame: Pick<Frame, 'table'>, mix: Mix | null, isMember: string, measure: Pick<Measure, 'kind' | 'columns' | 'sql' | 'parts'>): string {
  if (!mix) return '';
  if (mix.size) {
    const both = conditions(`${measure.sql} IS NOT NULL`, `${mix.size.sql} IS NOT NULL`);
    const rest = conditions(`NOT (${isMember})`, both);
    return `, ${filtered(`avg(${mix.size.sql})`, isMember, both)} * ${filtered(`sum(${measure.sql})`, rest)} / nullif(${filtered(`sum(${mix.size.sql})`, rest)}, 0) AS alike`;
  }
  const strata = mix.by.map(({ column }) => name(column.name));
  const together = quotientOfSums(frame, measure);
  const known = conditions(together?.filled ?? `${measure.sql} IS NOT NULL`, ...strata.map((one) => `${one} IS NOT NULL`));
  const others = `NOT (${isMember})`;
  const weight = together ? filtered(`sum(${together.below})`, isMember) : filtered('count(*)', isMember);
  const each = `SELECT ${weight} AS w, ${levelSql(frame, measure)(others)} AS m FROM ${frame.table.relation}${where(known)} GROUP BY ${strata.join(', ')} HAVING ${filtered('count(*)', others)} >= ${LIMITS.fewestInAStratum}`;
  return `, (SELECT sum(w * m) / sum(w) FROM (${each}) WHERE m IS NOT NULL) AS alike`;
} // prettier-ignore

/** Whether hardly anything of a difference is left like with like, or it is the other way round: that the group has another mix is no difference of what is told. */
export const isAllBehind = (behind: Behind | undefined): boolean => (behind?.mix?.left ?? 1) <= LIMITS.hardlyLeft;

/** The test of what is left of a difference like with like, where something is taken off it: what is told must be certain. */
export function testAlike(log: TestLog, behind: Behind | undefined, whole: Test, among: number): Test[] {
  const p = behind?.mix?.p ?? null;
  return p === null ? [] : [log.member(p, whole, among)];
}

/** The group's level against that of the others as far as they are like it. */
export const apartAlike = (behind: Behind | undefined, apart: Apart): Apart =>
  behind?.mix ? { ...apart, others: behind.mix.alike } : apart;

/** Whether at most half of a difference is left like with like: then that must matter by itself. */
export const isMostlyMix = (behind: Behind | undefined): boolean => (behind?.mix?.left ?? 1) <= LIMITS.mostLeft;

/**
 * Whether what lies behind a difference is told in its place: the same measure by the broader column by which the group has no like.
 */
export function isToldBehind(finding: Finding, other: Finding): boolean {
  const without = finding.behind?.without ?? null;
  return (
    without !== null &&
    other.kind === finding.kind &&
    other.small !== true &&
    other.subject.filter.length === 0 &&
    other.subject.breakdown === without.by.column.name &&
    other.member === without.label &&
    JSON.stringify(other.subject.measure) === JSON.stringify(finding.subject.measure)
  );
}
