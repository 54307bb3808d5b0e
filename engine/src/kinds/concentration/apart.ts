import type { Dimension, Frame } from '../../insights/frame/frame';
import { mayLieBehind } from '../mix-behind/mix-behind';
import { median, sortedValues } from '../../stats/distributions/quantile';
import { rank } from '../../stats/distributions/ranks';
import { explained } from '../../stats/groups/explained';
import type { fewApart } from '../../stats/groups/few-apart';
import type { Figure } from './figures';
import { LIMITS } from './limits';
import type { Members } from './members';

/** A label of each member, where a column gives one and the same to nearly all of its rows; −1 where it does not. */
export interface Attribute extends Labelled {
  dimension: Dimension;
}

export interface Labelled {
  codes: Int32Array;
}

/** The few that stand apart from all others. */
export interface Apart {
  few: Figure[];
  p: number;
  /** The label that all of them have, where members with other labels are no like of theirs. */
  like: { dimension: Dimension; label: string } | null;
}

/** Columns of labels that members have rather than their rows, and that were there first. */
export function attributesOf(frame: Frame, { column, codes, size, each }: Members): Attribute[] {
  return frame.dimensions
    .filter((one) => one.column.name !== column && mayLieBehind(one) && one.distinct <= LIMITS.mostLabels)
    .flatMap((dimension) => {
      if (each) return [{ dimension, codes: dimension.codes }];
      const width = dimension.labels.length;
      const rows = new Float64Array(size * width);
      codes.forEach((code, row) => {
        const label = dimension.codes[row] ?? -1;
        if (code >= 0 && label >= 0) rows[code * width + label] = (rows[code * width + label] ?? 0) + 1;
      });
      let [own, all] = [0, 0];
      const first = Int32Array.from({ length: size }, (_, member) => {
        const held = rows.subarray(member * width, (member + 1) * width);
        const most = Math.max(...held);
        own += most;
        all += held.reduce((sum, n) => sum + n, 0);
        return most > 0 ? held.indexOf(most) : -1;
      });
      return own >= LIMITS.belongs * all ? [{ dimension, codes: first }] : [];
    });
}

/** Of each column that some members have nothing in, which they are: 0 for these, 1 for those that have. */
export function blanksOf({ measures, dimensions }: Frame, { column, codes, size }: Members): Labelled[] {
  const columns = [
    ...measures.filter(({ kind }) => kind === 'column').map(({ columns: [name], values }) => ({ name, isKnown: (row: number) => values[row] === values[row] })),
    ...dimensions.map((one) => ({ name: one.column.name, isKnown: (row: number) => (one.codes[row] ?? -1) >= 0 })),
  ];
  return columns.flatMap(({ name, isKnown }) => {
    const has = new Int32Array(size);
    codes.forEach((code, row) => {
      if (code >= 0 && isKnown(row)) has[code] = 1;
    });
    return name !== column && has.includes(0) && has.includes(1) ? [{ codes: has }] : [];
  });
} // prettier-ignore

/**
 * The few of all members that stand apart, with as little as chance can do it: among all, or among those that are alike by the label that tells most of how members
 * differ. Null where a label that they have with others says it as well.
 */
export function apartOf(figures: readonly Figure[], attributes: readonly Attribute[], few: typeof fewApart): Apart | null {
  const by = tellsMost(figures, attributes);
  const alike = by ? amongLike(figures, by) : null;
  const tried = [figures, alike].flatMap((some) => (some ? [{ some, found: found(some, few) }] : []));
  const best = tried
    .flatMap(({ some, found: one }) => (one ? [{ some, ...one, p: Math.min(1, tried.length * one.p) }] : []))
    .sort((a, b) => a.p - b.p)[0];
  if (!best) return null;
  const own = figures.filter(({ member }) => best.few.has(member));
  // A reader sees the figures themselves: nobody else's may lie among them.
  if (!isOutermost(figures, best.few)) return null;
  if (attributes.some((one) => isToldBy(one, figures, best.few))) return null;
  const [label = -1] = own.map(({ member }) => by?.codes[member] ?? -1);
  const isOne = by !== null && label >= 0 && own.every(({ member }) => by.codes[member] === label);
  return { few: own, p: best.p, like: isOne ? { dimension: by.dimension, label: by.dimension.labels[label] ?? '' } : null };
}

function found(figures: readonly Figure[], few: typeof fewApart): { few: Set<number>; p: number } | null {
  const placed = figures.filter(({ at }) => at > -Infinity).sort((a, b) => b.at - a.at);
  const apart = few(placed, LIMITS.mostApart);
  return apart && { few: new Set(placed.slice(0, apart.count).map(({ member }) => member)), p: apart.p };
}

/** Whether no other member's own figure lies as far out as that of one of these. */
function isOutermost(figures: readonly Figure[], few: ReadonlySet<number>): boolean {
  const [own, others] = [true, false].map((is) =>
    sortedValues(figures.filter(({ member }) => few.has(member) === is).map(({ value }) => value)),
  ) as [Float64Array, Float64Array];
  return (own[0] ?? NaN) > (others.at(-1) ?? NaN) || (own.at(-1) ?? NaN) < (others[0] ?? NaN);
}

/** The column of labels that tells most of how members differ, if it tells much. */
function tellsMost(figures: readonly Figure[], attributes: readonly Attribute[]): Attribute | null {
  const { ranks } = rank(Float64Array.from(figures, ({ at }) => at));
  const told = attributes.map((one) => {
    const codes = Int32Array.from(figures, ({ member }) => one.codes[member] ?? -1);
    return { one, tells: explained(ranks, { codes, labels: one.dimension.labels }) };
  });
  const best = told.sort((a, b) => b.tells - a.tells)[0];
  return best && best.tells >= LIMITS.leastTold ? best.one : null;
}

/** How far members lie from the middle of those with their label, of labels that several have. */
function amongLike(figures: readonly Figure[], { codes }: Attribute): Figure[] {
  const byLabel = new Map<number, Figure[]>();
  for (const one of figures) {
    const label = codes[one.member] ?? -1;
    if (!(one.at > -Infinity) || label < 0) continue;
    const alike = byLabel.get(label) ?? [];
    alike.push(one);
    byLabel.set(label, alike);
  }
  return [...byLabel.values()].flatMap((some) => {
    if (some.length < LIMITS.fewestAlike) return [];
    const middle = median(some.map(({ at }) => at));
    return some.map((one) => ({ ...one, at: one.at - middle, least: one.least - middle, most: one.most - middle }));
  });
}

/** Whether a label that all of these have says it as well: others with it lie half as far out, or hardly another member has it. */
export function isToldBy({ codes }: Labelled, figures: readonly Figure[], few: ReadonlySet<number>): boolean {
  const [first = -1, ...more] = [...few].map((member) => codes[member] ?? -1);
  if (first < 0 || more.some((code) => code !== first)) return false;
  const others = figures.filter(({ member }) => !few.has(member));
  const alike = others.filter(({ member }) => codes[member] === first);
  if (alike.length < LIMITS.mostlyThese * few.size) return few.size >= LIMITS.fewestOfAClass;
  const middle = median(others.map(({ at }) => at));
  const least = Math.min(...figures.filter(({ member }) => few.has(member)).map(({ at }) => at));
  return median(alike.map(({ at }) => at)) - middle >= LIMITS.halfway * (least - middle);
}
