import { described } from '../../insights/described';
import type { Finding, Mining } from '../../insights/finding';
import type { Dimension, Frame, Measure, Panel } from '../../insights/frame/frame';
import { LARGEST_P } from '../../insights/judge/gate';
import type { Test, TestLog } from '../../insights/judge/test-log';
import { conditions, equals, where } from '../../insights/sql';
import { judgedP } from '../../insights/units/judged-p';
import { normalTwoSided } from '../../stats/distributions/distributions';
import { rank } from '../../stats/distributions/ranks';
import { kruskalWallis } from '../../stats/groups/kruskal-wallis';
import { readAgain, type Step } from '../course/along-steps';
import { LIMITS } from './limits';
import { momentsOf } from './moments';
import { atFirstRows, groupOfThings, ownSlopes } from './own-slopes';
import type { ChangeTold } from './say';

/**
 * Groups of things that are read again and again and change otherwise than the others. Each thing counts once, by its own slope over its readings (the
 * summary measures of Matthews, Altman, Campbell and Royston 1990, BMJ 300); slopes are compared between groups by Kruskal and Wallis' test.
 */
export function mineChangeDifferences({ frame, log }: Mining): Finding<ChangeTold>[] {
  const { panel } = frame;
  const moments = momentsOf(frame);
  const [column] = moments?.columns ?? [];
  if (!panel || !moments || column === undefined) return [];
  const attributes = frame.dimensions.flatMap((dimension) => {
    const fits = dimension.column.name !== column && dimension.labels.length <= LIMITS.mostLabels;
    const groups = fits ? groupOfThings(panel, dimension) : null;
    return groups ? [{ dimension, groups }] : [];
  });
  return readAgain(frame, column).flatMap((measure, place) => {
    const slopes = ownSlopes(panel, measure.values);
    const compared = attributes.flatMap(({ dimension, groups }) => {
      if (measure.columns.includes(dimension.column.name)) return [];
      const found = comparison(frame, panel, log, { measure, dimension, slopes, groups });
      return found ? [found] : [];
    });
    const tell = ({ dimension, found }: { dimension: Dimension; found: Apart }, open: number | null) =>
      changeOf(frame, moments, measure, dimension, place, found, open);
    const apart = compared.flatMap(({ dimension, whole, find }) => {
      const found = whole.p <= LIMITS.largestP ? find() : null;
      return found ? [{ dimension, whole, found }] : [];
    });
    const certain = apart.filter(({ whole }) => whole.p <= LARGEST_P).map((one) => tell(one, null));
    const [likeliest] = [...apart].sort((a, b) => a.whole.p - b.whole.p);
    const isOpen = place === 0 && likeliest && likeliest.whole.p * compared.length <= LIMITS.largestP;
    return isOpen ? [...certain, tell(likeliest, likeliest.whole.p)] : certain;
  });
}

interface Group {
  code: number;
  n: number;
  /** Of the slopes of its things. */
  mean: number;
  z: number;
}

interface Apart {
  /** The one that goes another way than the others, then these. */
  groups: Group[];
  higher: boolean;
  effect: number;
  tests: Finding['tests'];
  things: number;
}

/** The group that goes furthest apart from the others, and all of them in the order in which they are told. */
function farthestGroup(
  groups: readonly Omit<Group, 'mean'>[],
  codes: Int32Array,
  slopes: Float64Array,
  span: number,
): (Group & Pick<Apart, 'groups' | 'higher'>) | null {
  const compared = groups.map((group) => ({ ...group, mean: meanOf(slopes, (thing) => codes[thing] === group.code) }));
  const others = (code: number) => meanOf(slopes, (thing) => (codes[thing] ?? -1) >= 0 && codes[thing] !== code);
  const [member] = compared
    .filter(({ code, mean, z }) => {
      const further = mean - others(code);
      // Mean and ranks must agree, or a few things speak for the group.
      return Math.sign(further) === Math.sign(z) && Math.abs(further) * span >= LIMITS.leastDistance;
    })
    // Of two it is the one that goes further.
    .sort((a, b) => (compared.length === 2 ? Math.abs(b.mean) - Math.abs(a.mean) : Math.abs(b.z) - Math.abs(a.z)));
  if (!member) return null;
  const higher = member.z > 0;
  const rest = compared.filter((group) => group !== member).sort((a, b) => (higher ? b.mean - a.mean : a.mean - b.mean));
  return { ...member, groups: [member, ...rest], higher };
}

interface Compared {
  measure: Measure;
  dimension: Dimension;
  slopes: Float64Array;
  groups: Int32Array;
}

interface Comparison {
  dimension: Dimension;
  whole: Test;
  /** The group whose things change otherwise than the others; null where none does so far enough to matter. */
  find: () => Apart | null;
}

/** The test of a column; null where there is nothing to compare. */
function comparison(frame: Frame, panel: Panel, log: TestLog, { measure, dimension, slopes, groups }: Compared): Comparison | null {
  const sizes = new Map<number, number>();
  groups.forEach((code, thing) => {
    const slope = slopes[thing] ?? NaN;
    if (code >= 0 && slope === slope) sizes.set(code, (sizes.get(code) ?? 0) + 1);
  });
  const codes = groups.map((code) => ((sizes.get(code) ?? 0) >= LIMITS.fewestThings ? code : -1));
  const { ranks } = rank(slopes);
  const result = kruskalWallis(ranks, codes);
  if (!result) return null;
  const side = { kind: 'ranks', columns: measure.columns, ranks: atFirstRows(panel, ranks, NaN) } as const;
  const judged = (p: number, own: ArrayLike<number>) =>
    judgedP(frame, p, { kind: 'labels', columns: [dimension.column.name], codes: Int32Array.from(atFirstRows(panel, own, -1)) }, side);
  const whole = log.add(judged(result.p, codes), 'time');
  return {
    dimension,
    whole,
    find: () => {
      const member = farthestGroup(result.groups, codes, slopes, spanOf(panel.at) / spread(measure.values));
      if (!member) return null;
      const against = codes.map((code) => (code < 0 ? -1 : code === member.code ? 1 : 0));
      const own = result.groups.length === 2 ? [] : [log.member(judged(normalTwoSided(member.z), against), whole, result.groups.length)];
      return { ...member, effect: result.epsilonSquared, tests: [whole, ...own], things: result.n };
    },
  };
} // prettier-ignore

function changeOf(
  frame: Frame,
  moments: Step,
  measure: Measure,
  dimension: Dimension,
  place: number,
  { groups, higher, effect, tests, things }: Apart,
  open: number | null,
): Finding<ChangeTold> {
  const others = groups.length > LIMITS.mostNamed;
  const labels = groups.map(({ code }) => dimension.labels[code] ?? '');
  const [member = ''] = labels;
  const named = others ? [member] : labels;
  return described<ChangeTold>(open === null ? LIMITS.weight : LIMITS.weightOfOpen, place, {
    kind: 'change-difference',
    subject: { filter: [], breakdown: dimension.column.name, measure: measure.typed },
    member,
    direction: higher ? 'high' : 'low',
    unit: measure.unit,
    n: measure.filled,
    effect,
    impact: measure.filled / frame.n,
    tests: open === null ? tests : [],
    ...(place === 0 ? { leads: true } : {}),
    sql: changeSql(frame, moments, measure, dimension, labels, others),
    told: {
      measure,
      dimension,
      labels: named,
      others,
      higher,
      axis: moments.axis,
      grain: moments.grain,
      things,
      named: frame.table.model?.shape.entity ?? [],
      open,
    },
    topics: [dimension.column.name, measure.id, `${dimension.column.name}×${measure.family}`],
  });
}

/** The mean of each group at the first and the last moment at which most things were read, and how far the first group and all others go between them. */
function changeSql(
  { table }: Frame,
  { place, within = '', axis, grain }: Step,
  { sql }: Measure,
  { column }: Dimension,
  labels: readonly string[],
  others: boolean,
): string {
  const filled = where(`${sql} IS NOT NULL`, `${place} IS NOT NULL`, within, `(${labels.map((label) => equals(column, label)).join(' OR ')})`);
  const own = labels.map((label, i) => `WHEN ${equals(column, label)} THEN ${others ? Math.min(i, 1) : i}`).join(' ');
  const rows = `SELECT CASE ${own} END AS g, ${place} AS x, ${sql}::DOUBLE AS y FROM ${table.relation}${filled}`;
  const steps = `SELECT *, count(*) OVER (PARTITION BY x) AS readings FROM (${rows})`;
  const full = `SELECT *, readings >= ${LIMITS.fullStep} * max(readings) OVER () AS fits FROM (${steps})`;
  const outer = `SELECT *, min(x) FILTER (WHERE fits) OVER () AS first, max(x) FILTER (WHERE fits) OVER () AS final FROM (${full})`;
  const month = (x: string) => `month(make_timestamp(CAST(${x} * 1000 AS BIGINT)))`;
  const isSeason = axis === null && (grain === 'month' || grain === 'quarter');
  // A January beside a December is a season and no change: of dated months the last of the same name.
  const alike = isSeason ? `x > first AND ${month('x')} = ${month('first')}` : 'FALSE';
  const ends = `SELECT *, coalesce(max(x) FILTER (WHERE fits AND ${alike}) OVER (), final) AS last FROM (${outer})`;
  const at = (what: string, group: string, end: 'first' | 'last') => `${what} FILTER (WHERE ${conditions(`g ${group}`, `x = ${end}`)})`;
  const change = (group: string) => `${at('avg(y)', group, 'last')} - ${at('avg(y)', group, 'first')}`;
  const told = (others ? labels.slice(0, 2) : labels).map((_, i) => `= ${i}`);
  const levels = told.map((group, i) => `${at('avg(y)', group, 'first')} AS from${i}, ${at('avg(y)', group, 'last')} AS to${i}`);
  const counts = told.flatMap((group) => [at('count(*)', group, 'first'), at('count(*)', group, 'last')]);
  return (
    `SELECT ${change('= 0')} AS value, ${change('> 0')} AS baseline, any_value(first) AS first, any_value(last) AS last, ` +
    `${levels.join(', ')}, least(${counts.join(', ')}) AS least, count(*) AS n FROM (${ends})`
  );
} // prettier-ignore

function meanOf(values: Float64Array, isOwn: (place: number) => boolean): number {
  const own = values.filter((value, place) => value === value && isOwn(place));
  return own.reduce((sum, value) => sum + value, 0) / own.length;
}

function spanOf(values: Float64Array): number {
  const known = values.filter((value) => value === value);
  return known.reduce((most, value) => Math.max(most, value), -Infinity) - known.reduce((least, value) => Math.min(least, value), Infinity);
} // prettier-ignore

/** Standard deviation of the values that there are. */
function spread(values: Float64Array): number {
  const known = values.filter((value) => value === value);
  const middle = known.reduce((sum, value) => sum + value, 0) / known.length;
  return Math.sqrt(known.reduce((sum, value) => sum + (value - middle) ** 2, 0) / Math.max(1, known.length - 1));
}
