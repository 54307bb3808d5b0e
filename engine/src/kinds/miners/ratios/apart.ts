import { chiSquareUpper, studentTwoSided } from '../../../stats/distributions/distributions';
import type { Cut } from '../outlying/blocks';
import { LIMITS as OUTLYING } from '../outlying/limits';
import { LIMITS } from './limits';
import { levelIn, type Spot, type Sums } from './spots';

/** Cells that a cell is compared with: the other labels of its column, or the other cells of both its columns. */
function peersOf({ dimensions: [a, b] }: Cut, cell: number): number[] {
  const width = b?.labels.length ?? 1;
  const [row, column] = [Math.floor(cell / width), cell % width];
  const rows = Array.from(a?.labels ?? [], (_, i) => i * width + column);
  const columns = b ? Array.from(b.labels, (_, i) => row * width + i) : [];
  return [...rows, ...columns].filter((one) => one !== cell);
}

interface Asked {
  by: number;
  error: number;
  n: number;
}

/** How far a cell lies beyond its peers, how these lie apart, and of how many degrees of freedom that is known; null where it is one of many that differ, or where peers are too few. */
function beyond(spot: Spot, fewest: number, asked: (cell: number) => Asked): { distance: number; spread: number; of: number } | null {
  const own = asked(spot.cell);
  const peers = peersOf(spot.cut, spot.cell).map(asked).filter(({ n, error }) => n >= OUTLYING.fewestOfPeer && error > 0);
  if (peers.length < fewest) return null;
  const middle = meanOf(peers);
  const distance = Math.abs(own.by - middle);
  const sign = Math.sign(own.by - middle);
  // A few rows say little of their group: each is drawn to what all others are.
  const next = peers.reduce((most, peer) => Math.max(most, (sign * (peer.by - middle)) / (1 + (peer.error / Math.max(own.error, Number.EPSILON)) ** 2 * LIMITS.drawnIn)), 0);
  if (distance - next < OUTLYING.leastBeyond * distance) return null;
  // Of peers one may stand apart as well, and says nothing of how the others lie.
  const byDistance = peers.toSorted((a, b) => Math.abs(b.by - middle) / b.error - Math.abs(a.by - middle) / a.error);
  const usual = byDistance.slice(byDistance.length > OUTLYING.fewestUsual ? 1 : 0);
  const level = meanOf(usual);
  return { distance, spread: usual.reduce((sum, { by, error }) => sum + ((by - level) / error) ** 2, 0), of: usual.length - 1 };
} // prettier-ignore

const surelyApart = ({ spread, of }: { spread: number; of: number }): boolean =>
  of >= 1 && chiSquareUpper(spread, of) < OUTLYING.surelyApart;

/**
 * p of a level that lies beyond those of its peers, by how far these lie apart beyond chance (funnel plots with overdispersion, Spiegelhalter 2005); of what is so since a moment that of the side that
 * differs from all others.
 */
export function apartP(sums: Sums, spot: Spot, edges: readonly number[]): number {
  const part = spot.edge === null ? 0 : edges.indexOf(spot.edge);
  const [from, to] = spot.edge === null ? [0, sums.parts] : spot.isBefore ? [0, part] : [part, sums.parts - 1];
  const found = beyond(spot, spot.edge === null ? LIMITS.fewestPeers : OUTLYING.fewestUsual - 1, (cell) => {
    const { n, weight, mean } = levelIn(sums, cell, from, to);
    return { by: mean, error: Math.sqrt(sums.variance / weight), n };
  });
  if (!found) return 1;
  const isApart = surelyApart(found);
  return studentTwoSided(spot.apart / Math.sqrt(isApart ? Math.max(1, found.spread / found.of) : 1), isApart ? found.of : Math.max(1, spot.own.n + spot.rest.n - 2));
} // prettier-ignore

/** p of a change at a moment that lies beyond those of its peers, by how the parts of the time stray and how far the changes of peers lie apart (moderated t, Smyth 2004). */
export function turnP(sums: Sums, spot: Spot, edges: readonly number[]): number {
  if (spot.edge === null) return 0;
  const part = edges.indexOf(spot.edge);
  const found = beyond(spot, OUTLYING.fewestUsual - 1, (cell) => {
    const [before, after] = [levelIn(sums, cell, 0, part), levelIn(sums, cell, part, sums.parts - 1)];
    return { by: after.mean - before.mean, error: Math.sqrt(sums.variance * (1 / after.weight + 1 / before.weight)), n: Math.min(before.n, after.n) };
  });
  if (!found) return 1;
  const prior = inflationOf(sums, spot.cell);
  const relative = { spread: found.spread / prior, of: found.of };
  if (!surelyApart(relative)) return studentTwoSided(spot.z / Math.sqrt(prior), Math.max(1, spot.own.n + spot.rest.n - 2));
  const of = LIMITS.priorOf + found.of;
  return studentTwoSided(spot.z / Math.sqrt(Math.max(prior, (LIMITS.priorOf * prior + found.spread) / of)), of);
} // prettier-ignore

const meanOf = (levels: readonly { by: number; error: number }[]): number =>
  levels.reduce((sum, { by, error }) => sum + by / error ** 2, 0) / levels.reduce((sum, { error }) => sum + 1 / error ** 2, 0);

/**
 * By how much more than their rows say the parts of the time stray within cells, the asked one left out: those of a panel by what a month brings to all rows of a group, and by
 * how long it stays (variance inflation of a mean under first-order autocorrelation, (1 + ρ) / (1 − ρ), with the bias of ρ by a mean taken away, Kendall 1954).
 */
export function inflationOf(sums: Sums, asked: number): number {
  const parts = sums.parts - 1;
  let [squares, of, products, variances] = [0, 0, 0, 0];
  for (let cell = 0; cell < sums.size; cell++) {
    if (cell === asked) continue;
    const own = levelIn(sums, cell, 0, parts);
    let before: number | null = null;
    let known = 0;
    for (let part = 0; part < parts; part++) {
      const { n, weight, mean } = levelIn(sums, cell, part, part + 1);
      const error = n > 0 ? (mean - own.mean) * Math.sqrt(weight / sums.variance) : null;
      if (error !== null) {
        squares += error ** 2;
        known++;
        if (before !== null) {
          products += error * before;
          variances += (error ** 2 + before ** 2) / 2;
        }
      }
      before = error;
    }
    of += Math.max(0, known - 1);
  }
  if (of < LIMITS.fewestToStray || !(variances > 0)) return Infinity;
  const found = products / variances;
  const rho = Math.min(LIMITS.mostPersistent, Math.max(0, found + (1 + LIMITS.biasOfRho * found) / parts));
  return Math.max(1, squares / of) * ((1 + rho) / (1 - rho));
} // prettier-ignore
