import { described } from '../../insights/described';
import type { Finding, Mining } from '../../insights/finding';
import type { Dimension, Frame, Measure, Panel } from '../../insights/frame/frame';
import { LARGEST_P } from '../../insights/judge/gate';
import type { Test, TestLog } from '../../insights/judge/test-log';
import { isCounter } from '../../insights/series/running-total';
import { withinGroups } from '../../insights/series/sequences';
import type { Unit } from '../../insights/units/unit';
import { judgedP } from '../../insights/units/judged-p';
import { normalTwoSided } from '../../stats/distributions/distributions';
import { rank } from '../../stats/distributions/ranks';
import { oneWayP } from '../../stats/groups/one-way';
import { kruskalWallis } from '../../stats/groups/kruskal-wallis';
import { beginsAt, type Sides } from './begins';
import { isBorneOut } from './borne-out';
import { changeSql } from './change-sql';
import { controlAmong } from './control';
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
  // What things change by is judged by what they belong to: the plate of a reading, or its hour, is none of that.
  const holders = frame.units.flatMap((unit) => {
    const codes = groupOfThings(panel, unit);
    return codes ? [{ unit, codes }] : [];
  });
  // How far a meter has run is what it adds, which is told by itself.
  const read = readAgain(frame, column).filter(({ columns }) => !columns.some((one) => isCounter(frame, one)));
  const found = read.map((measure, place) => {
    const slopes = ownSlopes(panel, measure.values);
    const compared = attributes.flatMap(({ dimension, groups }) => {
      if (measure.columns.includes(dimension.column.name)) return [];
      const one = comparison(frame, panel, log, { measure, dimension, slopes, groups, holders });
      return one ? [one] : [];
    });
    const apart = compared.flatMap(({ dimension, groups, whole, find }): Certain[] => {
      const one = whole.p <= LIMITS.largestP ? find() : null;
      // Counted steps begin with each thing, dates are those of all.
      const isOut = one && (moments.axis !== null || isBorneOut(panel, measure.values, sidesOf(one, groups)));
      return one && isOut ? [{ measure, dimension, groups, whole, found: one }] : [];
    });
    const certain = apart.filter(({ whole }) => whole.p <= LARGEST_P);
    const [likeliest] = [...apart].sort((a, b) => a.whole.p - b.whole.p);
    const isOpen = place === 0 && likeliest && likeliest.whole.p * compared.length <= LIMITS.largestP;
    return { certain, open: isOpen ? [likeliest] : [] };
  });
  const isClear = ({ whole }: Certain) => whole.p <= LIMITS.clear;
  const certain = found.flatMap((one) => one.certain).sort((a, b) => Number(isClear(b)) - Number(isClear(a)));
  return [
    ...certain.map((one, place) => changeOf(frame, panel, moments, { ...one, open: null, place })),
    ...found.flatMap(({ open }) => open.map((one) => changeOf(frame, panel, moments, { ...one, open: one.whole.p, place: 0 }))),
  ];
} // prettier-ignore

/** The things of the group that goes apart, and those that it is set against. */
function sidesOf({ groups, control }: Pick<Apart, 'groups' | 'control'>, codes: Int32Array): Sides {
  const [own] = groups;
  const known = new Set(groups.map(({ code }) => code));
  const isOther = (thing: number) => {
    const code = codes[thing] ?? -1;
    return control ? code === control.code : known.has(code) && code !== own?.code;
  };
  return { isOwn: (thing) => codes[thing] === own?.code, isOther };
}

/** A change that is asked for its sentence. */
interface Certain {
  measure: Measure;
  dimension: Dimension;
  /** The group of each thing. */
  groups: Int32Array;
  whole: Test;
  found: Apart;
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
  /** The control that they are set against; null where all others are. */
  control: Group | null;
  higher: boolean;
  effect: number;
  tests: Finding['tests'];
  things: number;
}

/** The group that goes furthest apart from the others, and all of them in the order in which they are told: first of those that are no control. */
function farthestGroup(
  groups: readonly Omit<Group, 'mean'>[],
  codes: Int32Array,
  slopes: Float64Array,
  span: number,
  labels: readonly string[],
): (Group & Pick<Apart, 'groups' | 'control' | 'higher'>) | null {
  const compared = groups.map((group) => ({ ...group, mean: meanOf(slopes, (thing) => codes[thing] === group.code) }));
  const others = (code: number) => meanOf(slopes, (thing) => (codes[thing] ?? -1) >= 0 && codes[thing] !== code);
  const [farthest] = compared
    .filter(({ code, mean, z }) => {
      const further = mean - others(code);
      // Mean and ranks must agree, or a few things speak for the group.
      return Math.sign(further) === Math.sign(z) && Math.abs(further) * span >= LIMITS.leastDistance;
    })
    // Of two it is the one that goes further.
    .sort((a, b) => (compared.length === 2 ? Math.abs(b.mean) - Math.abs(a.mean) : Math.abs(b.z) - Math.abs(a.z)));
  if (!farthest) return null;
  const called = controlAmong(compared.map(({ code }) => labels[code] ?? ''));
  const control = compared.find(({ code }) => labels[code] === called) ?? null;
  const away = (group: Group) => Math.abs(group.mean - (control?.mean ?? 0));
  // Where it is the control that goes apart, all others do from it.
  const member =
    farthest === control ? compared.filter((group) => group !== control).sort((a, b) => away(b) - away(a))[0] : farthest;
  if (!member) return null;
  const higher = member.mean > (control?.mean ?? others(member.code));
  const rest = compared.filter((group) => group !== member).sort((a, b) => (higher ? b.mean - a.mean : a.mean - b.mean));
  return { ...farthest, groups: [member, ...rest], control, higher };
}

interface Compared {
  measure: Measure;
  dimension: Dimension;
  slopes: Float64Array;
  groups: Int32Array;
  /** What things belong to, each with the one of each thing. */
  holders: readonly { unit: Unit; codes: Int32Array }[];
}

interface Comparison {
  dimension: Dimension;
  groups: Int32Array;
  whole: Test;
  /** The group whose things change otherwise than the others; null where none does so far enough to matter. */
  find: () => Apart | null;
}

/** The test of a column; null where there is nothing to compare. */
function comparison(frame: Frame, panel: Panel, log: TestLog, { measure, dimension, slopes, groups, holders }: Compared): Comparison | null {
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
  const units = holders.flatMap(({ unit, codes: own }) => (areAlike(slopes, codes, own) ? [unit] : []));
  const judged = (p: number, own: ArrayLike<number>) =>
    judgedP({ ...frame, units }, p, { kind: 'labels', columns: [dimension.column.name], codes: Int32Array.from(atFirstRows(panel, own, -1)) }, side);
  const whole = log.add(judged(result.p, codes), 'time');
  return {
    dimension,
    groups,
    whole,
    find: () => {
      const member = farthestGroup(result.groups, codes, slopes, spanOf(panel.at) / spread(measure.values), dimension.labels);
      if (!member) return null;
      const against = codes.map((code) => (code < 0 ? -1 : code === member.code ? 1 : 0));
      const own = result.groups.length === 2 ? [] : [log.member(judged(normalTwoSided(member.z), against), whole, result.groups.length)];
      return { ...member, effect: result.epsilonSquared, tests: [whole, ...own], things: result.n };
    },
  };
} // prettier-ignore

/**
 * Whether things that belong together change alike beyond what their groups do: cages that were filled group by group differ by what their animals were
 * given, and by nothing else.
 */
function areAlike(slopes: Float64Array, groups: Int32Array, holders: Int32Array): boolean {
  const ofHolder = new Map<number, number>();
  const isWhole = holders.every((holder, thing) => {
    const group = groups[thing] ?? -1;
    if (holder < 0 || group < 0) return true;
    const known = ofHolder.get(holder) ?? group;
    ofHolder.set(holder, known);
    return known === group;
  });
  return isWhole || oneWayP(withinGroups(slopes, groups), holders) < LIMITS.alike;
}

interface Told extends Omit<Certain, 'whole'> {
  /** p of what may be chance. */
  open: number | null;
  /** Among what is told of certain changes. */
  place: number;
}

function changeOf(frame: Frame, panel: Panel, moments: Step, { measure, dimension, groups: codes, found, open, place }: Told): Finding<ChangeTold> {
  const { groups, control, higher, effect, tests, things } = found;
  const others = groups.length > LIMITS.mostNamed;
  const labelOf = ({ code }: Group) => dimension.labels[code] ?? '';
  const labels = groups.map(labelOf);
  const [member = ''] = labels;
  const since = moments.axis === null ? null : beginsAt(panel, measure.values, sidesOf(found, codes));
  const against = control && !others ? labels.indexOf(labelOf(control)) : null;
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
    // How all go together from moment to moment is how their groups go.
    ...(open === null && moments.axis !== null ? { explains: [...moments.columns] } : {}),
    sql: changeSql(frame, moments, { measure, dimension, labels, others, against, since }),
    told: {
      measure,
      dimension,
      labels: others ? [member] : labels,
      others,
      against,
      since,
      higher,
      axis: moments.axis,
      grain: moments.grain,
      things,
      named: frame.table.model?.shape.entity ?? [],
      open,
    },
    topics: [dimension.column.name, measure.id, `${dimension.column.name}×${measure.family}`],
  });
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
