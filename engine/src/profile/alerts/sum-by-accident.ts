import { LIMITS } from './limits';

/** One period or group: a member's figure, that of all others together, how many of these have a part in it, and the largest part. */
export interface SumCell {
  own: number;
  others: number;
  parts: number;
  largest: number;
}

/** How many of the cells hold the sum, and how likely that is where the member is no sum of the others. */
interface Held {
  share: number;
  byAccident: number;
}

/**
 * What speaks for a member as the sum of the others, at its most telling: agreement to the last digit, or but for the rounding of each part.
 * A member that is about as large as the others together meets their sum by accident the more often the fewer steps of rounding its figure has:
 * counts scatter by their square root, and hardly anything scatters less.
 * @param unlike many unlike parts, or a name that says so: then figures would be apart by a tenth, and a sum may lack small parts
 */
export function sumHeld(cells: readonly SumCell[], unlike: { scatter: boolean; slack: number }): Held[] {
  const counted = inSteps(cells);
  const tolerances = [
    () => 0.25,
    ({ parts }: SumCell) => (parts + 1) / 2,
    ...(unlike.slack > 0 ? [({ own }: SumCell) => unlike.slack * Math.abs(own)] : []),
  ];
  return tolerances.map((allowed) => heldWithin(counted, allowed, unlike.scatter));
}

/** How likely all of these sums are by accident, one of each measure in steps of its rounding, which hold to the last digit. */
export const allByAccident = (sums: readonly SumCell[], scatters: boolean): number =>
  heldWithin(sums, () => 0.25, scatters).byAccident;

/** @param cells in steps of rounding */
function heldWithin(cells: readonly SumCell[], allowed: (cell: SumCell) => number, scatters: boolean): Held {
  const equal = cells.filter((cell) => Math.abs(cell.own - cell.others) <= allowed(cell));
  const chances = differentMixes(equal.filter(({ parts }) => parts >= 2)).map((cell) => {
    const size = Math.abs(cell.own);
    const scatter = Math.max(Math.sqrt(2 * size), scatters ? LIMITS.unlikeScatter * size : 0);
    // The density of a normal deviation at its middle, over all steps that count as equal.
    return Math.min(1, (2 * Math.floor(allowed(cell)) + 1) / (scatter * Math.sqrt(2 * Math.PI)));
  });
  // As many ways there are to choose the cells in which it does not hold.
  const ways = Array.from({ length: cells.length - equal.length }, (_, i) => (cells.length - i) / (i + 1));
  return {
    share: equal.length / Math.max(1, cells.length),
    byAccident: Math.exp([...chances, ...ways].reduce((sum, one) => sum + Math.log(one), 0)),
  };
}

/**
 * Cells whose parts are mixed in another way each. Where a plan or a price list sets what each member has of the whole (a half, three tenths, a
 * fifth), one agreement makes all others.
 */
function differentMixes(cells: readonly SumCell[]): SumCell[] {
  const sorted = cells
    .filter(({ others }) => others !== 0)
    .map((cell) => ({ cell, share: cell.largest / Math.abs(cell.others), off: 2 / Math.abs(cell.others) }))
    .sort((a, b) => a.share - b.share);
  const kept: typeof sorted = [];
  for (const one of sorted) {
    const last = kept.at(-1);
    if (!last || one.share - last.share > Math.max(one.off, last.off)) kept.push(one);
    else if (Math.abs(one.cell.own) > Math.abs(last.cell.own)) kept[kept.length - 1] = { ...one, share: last.share };
  }
  return kept.map(({ cell }) => cell);
}

function inSteps(cells: readonly SumCell[]): SumCell[] {
  const step = stepOf(cells.flatMap(({ own, others, largest }) => [own, others, largest]));
  return cells.map((cell) => countedIn(cell, step));
}

/** @param step of rounding */
export const countedIn = ({ own, others, parts, largest }: SumCell, step: number): SumCell => ({
  own: own / step,
  others: others / step,
  parts,
  largest: largest / step,
});

/** The largest step of which all figures are multiples: 1 of whole numbers, .01 of cents, 50 of what is ordered by fifties. */
export function stepOf(figures: readonly number[]): number {
  const finest = [...Array(LIMITS.mostDecimals).keys()].find((decimals) =>
    figures.every((figure) => {
      const scaled = figure * 10 ** decimals;
      return Math.abs(scaled - Math.round(scaled)) <= LIMITS.onlySum * Math.max(1, Math.abs(scaled) * LIMITS.onlySum);
    }),
  );
  const scale = 10 ** (finest ?? LIMITS.mostDecimals);
  const divisor = figures.reduce((common, figure) => commonDivisor(common, Math.round(Math.abs(figure) * scale)), 0);
  return Math.max(1, divisor) / scale;
}

function commonDivisor(a: number, b: number): number {
  while (b > 0) [a, b] = [b, a % b];
  return a;
}
