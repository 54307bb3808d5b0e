import type { Dimension, Frame, Measure, Timeline } from '../../../insights/frame/frame';
import { shareOfLabel } from '../../../insights/frame/dimensions/share-of-label';
import { sameMeasure } from '../../../contracts/report/measure';
import type { Split } from '../gap-of';
import { isOneOfEach } from '../like-with-like';
import { LIMITS } from '../limits';

/**
 * Of events, for each two columns of labels: how often the rows of each group of the one are of each kind of the other. Which fault a make has, what becomes of
 * a clinic's visits: a group may step in one of them while all others stay, and what all kinds do in all groups shows how far they drift here by themselves.
 *
 * What becomes of rows is asked of the groups; of two columns that are both of groups the one with fewer labels is asked of the other's.
 *
 * @param measures that are asked about already
 */
export function kindsByGroups(
  frame: Frame,
  timeline: Timeline,
  dimensions: readonly Dimension[],
  measures: readonly Measure[],
): Split[][] {
  if (frame.panel) return [];
  return dimensions.flatMap((kinds) => {
    if (kinds.entity || kinds.open || kinds.distinct > LIMITS.mostKinds) return [];
    // Of two labels how often it is the one says the other.
    const isAsked = ({ typed }: Measure) =>
      measures.some((one) => (kinds.distinct === 2 ? one.columns.includes(kinds.column.name) : sameMeasure(one.typed, typed)));
    const shares = sharesOf(kinds).filter((share) => !isAsked(share));
    return dimensions.flatMap((dimension) =>
      shares.length > 0 && isOf(kinds, dimension) && !isOneOfEach(dimension, kinds)
        ? [shares.map((measure) => ({ timeline, measure, dimension, kinds }))]
        : [],
    );
  });
}

function sharesOf(kinds: Dimension): Measure[] {
  const codes = [...kinds.labels.keys()].filter((code) => (kinds.counts[code] ?? 0) >= LIMITS.fewestOfKind);
  return (kinds.distinct === 2 ? codes.slice(-1) : codes).map((code) => shareOfLabel(kinds, code));
}

function isOf(kinds: Dimension, groups: Dimension): boolean {
  if (kinds === groups || groups.outcome) return false;
  const [own, its] = [kinds.distinct, groups.distinct];
  return kinds.outcome || own < its || (own === its && kinds.column.name < groups.column.name);
}

/** How often the rows of a kind are of a group, in the place of how often those of the group are of the kind. Null where that is not asked. */
export function groupsByKind(
  { timeline, measure, dimension, kinds }: Split,
  code: number,
): { split: Split; code: number } | null {
  if (!kinds || !measure) return null;
  return {
    split: { timeline, measure: shareOfLabel(dimension, code), dimension: kinds, kinds: dimension },
    code: kinds.labels.indexOf(kindOf(measure)),
  };
}

/**
 * What is told of a step: of rows of a kind, which is no result, their number beside that of the same kind in the other groups. Of two columns of which none
 * names who or what does something the one with more labels says the kind.
 */
export function asTold(split: Split, code: number): { split: Split; code: number } {
  const turned = groupsByKind(split, code);
  if (!turned || split.kinds?.outcome) return { split, code };
  return split.dimension.entity || split.together ? inNumber(split, code) : inNumber(turned.split, turned.code);
}

function inNumber({ timeline, measure, dimension, kinds, together }: Split, code: number): { split: Split; code: number } {
  const codes = dimension.codes.map((own, row) => (measure?.values[row] === 1 ? own : -1));
  const within = kinds && measure && { dimension: kinds, label: kindOf(measure) };
  return {
    split: {
      timeline,
      measure: null,
      dimension: { ...dimension, codes },
      ...(within && { within }),
      ...(together && { together }),
    },
    code,
  };
}

const kindOf = ({ typed }: Measure): string => (typed.op === 'rate' ? typed.value : '');
