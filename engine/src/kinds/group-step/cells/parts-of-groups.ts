import type { Dimension, Frame } from '../../../insights/frame/frame';
import type { Split, Within } from '../gap-of';
import { isOneOfEach } from '../like-with-like';
import { LIMITS } from '../limits';

type Cells = Required<Pick<Split, 'dimension' | 'within'>>;

/**
 * Of events, for each two columns of labels: the groups of the one within each label of the other, of which few there are. One queue's calls of one kind may
 * step while all else that it does, and all others of that kind, stay.
 */
export function partsOfGroups({ panel }: Frame, dimensions: readonly Dimension[]): Cells[][] {
  if (panel) return [];
  const parts = dimensions.filter(({ labels, distinct, event }) => distinct <= LIMITS.mostParts && distinct === labels.length && event === undefined);
  return dimensions.flatMap((dimension) =>
    parts.flatMap((other) => {
      const isWho = !dimension.outcome && (dimension.distinct > other.distinct || (dimension.distinct === other.distinct && dimension.column.name < other.column.name));
      if (!isWho || dimension.distinct * other.distinct > LIMITS.mostCells || isOneOfEach(dimension, other)) return [];
      return [other.labels.flatMap((label, code) => cellsOf(dimension, { dimension: other, label }, code))];
    }),
  );
} // prettier-ignore

function cellsOf(dimension: Dimension, within: Within, part: number): Cells[] {
  const own = rowsWithin(dimension, within.dimension, part);
  return membersOf(own) > 1 ? [{ dimension: own, within }] : [];
}

/** The groups of a column by those of their rows that have a label of another. */
export function rowsWithin(dimension: Dimension, { codes: others }: Pick<Dimension, 'codes'>, part: number): Dimension {
  const codes = dimension.codes.map((code, row) => (others[row] === part ? code : -1));
  const counts = dimension.labels.map(() => 0);
  for (const code of codes) if (code >= 0) counts[code] = (counts[code] ?? 0) + 1;
  return { ...dimension, codes, counts };
}

/** How many groups have rows enough to be asked. */
export const membersOf = ({ counts }: Pick<Dimension, 'counts'>): number =>
  counts.filter((n) => n >= LIMITS.fewestBesideMany).length;
