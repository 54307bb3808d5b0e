import { correlationP } from '../correlation/spearman';
import { studentTwoSided } from '../distributions/distributions';
import { LIMITS } from '../limits';

/** Where the rows of each cluster begin, which lie beside each other; one more entry for the end. */
type Starts = ArrayLike<number>;

/** How often chance makes two values go together as they do, and how many clusters carry what they have in common. */
export interface Clustered {
  p: number;
  carriers: number;
}

/**
 * Whether two values go together where the rows of a cluster resemble each other: generalised estimating equations of exchangeable rows (Liang & Zeger, Biometrika 73,
 * 1986), in which each cluster counts with as much of its mean as that is known by itself, so that clusters of a row or two tell what they have in common,
 * and large ones what differs in them. Of two spreads the larger counts: of rows as they are taken to be, and of what is found when each cluster is left out (jackknife; MacKinnon,
 * Nielsen & Webb, J. Econometrics 232, 2023), with t by as many clusters as carry either value (Carter, Schnepel & Steigerwald, Rev. Econ. Stat. 99, 2017).
 */
export function clusteredTest(x: Float64Array, y: Float64Array, starts: Starts): Clustered | null {
  if (!differs(x) || !differs(y)) return null;
  const parts = takenOut(starts, resemblance(y, starts));
  const [a, b] = [centred(x, starts, parts), centred(y, starts, parts)];
  const sums = () => new Float64Array(starts.length - 1);
  const [both, ofA, ofB] = [sums(), sums(), sums()];
  eachCluster(starts, (from, to, cluster) => {
    for (let i = from; i < to; i++) {
      const [u, v] = [a[i] ?? 0, b[i] ?? 0];
      both[cluster] = (both[cluster] ?? 0) + u * v;
      ofA[cluster] = (ofA[cluster] ?? 0) + u * u;
      ofB[cluster] = (ofB[cluster] ?? 0) + v * v;
    }
  });
  const r = total(both) / Math.sqrt(total(ofA) * total(ofB));
  const carriers = Math.min(carriersOf(ofA), carriersOf(ofB));
  if (!(carriers > 1)) return { carriers, p: 1 };
  return { carriers, p: Math.max(correlationP(Math.max(-1, Math.min(1, r)), x.length), studentTwoSided(slopeByJackknife(both, ofA), carriers - 1)) };
} // prettier-ignore

/** A slope in its own deviations, by how it moves when one cluster is left out. */
function slopeByJackknife(both: Float64Array, squares: Float64Array): number {
  const [sum, all] = [total(both), total(squares)];
  const slope = sum / all;
  let [spread, clusters] = [0, 0];
  squares.forEach((own, cluster) => {
    if (own > 0) clusters++;
    const left = all - own;
    // Where one cluster carries all there is no slope without it.
    spread += left > LIMITS.nothingLeft * all ? ((sum - (both[cluster] ?? 0)) / left - slope) ** 2 : Infinity;
  });
  return slope / Math.sqrt((spread * (clusters - 1)) / clusters);
}

/** So many clusters of one size would carry as much as these do. */
const carriersOf = (squares: Float64Array): number => total(squares) ** 2 / squares.reduce((sum, own) => sum + own * own, 0);

const differs = (values: Float64Array): boolean => values.some((value) => value !== values[0]);

const total = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0);

function eachCluster(starts: Starts, look: (from: number, to: number, cluster: number) => void): void {
  for (let cluster = 0; cluster + 1 < starts.length; cluster++) {
    const [from, to] = [starts[cluster] ?? 0, starts[cluster + 1] ?? 0];
    if (to > from) look(from, to, cluster);
  }
}

/** Intraclass correlation by analysis of variance, of clusters of any size (Donner, Int. Stat. Rev. 54, 1986); none where rows of a cluster differ more than others. */
function resemblance(values: Float64Array, starts: Starts): number {
  let [n, sum, squares, between, sizes, clusters] = [0, 0, 0, 0, 0, 0];
  eachCluster(starts, (from, to) => {
    let own = 0;
    for (let i = from; i < to; i++) {
      const value = values[i] ?? 0;
      own += value;
      squares += value * value;
    }
    const size = to - from;
    between += (own * own) / size;
    sum += own;
    n += size;
    sizes += size * size;
    clusters++;
  });
  if (clusters < 2 || n <= clusters) return 0;
  const within = (squares - between) / (n - clusters);
  const mean = (between - (sum * sum) / n) / (clusters - 1);
  const size = (n - sizes / n) / (clusters - 1);
  return Math.min(LIMITS.mostAlike, Math.max(0, (mean - within) / (mean + (size - 1) * within)));
} // prettier-ignore

/** Which part of its mean is taken out of each cluster (Swamy & Arora, Econometrica 40, 1972). */
function takenOut(starts: Starts, like: number): Float64Array {
  const parts = new Float64Array(starts.length - 1);
  eachCluster(starts, (from, to, cluster) => {
    parts[cluster] = 1 - Math.sqrt((1 - like) / (1 + (to - from - 1) * like));
  });
  return parts;
}

/** Values less a part of the mean of their cluster, and less what all have in common. */
function centred(values: Float64Array, starts: Starts, parts: Float64Array): Float64Array {
  const left = new Float64Array(values.length);
  let [across, along] = [0, 0];
  eachCluster(starts, (from, to, cluster) => {
    let sum = 0;
    for (let i = from; i < to; i++) sum += values[i] ?? 0;
    const rest = 1 - (parts[cluster] ?? 0);
    for (let i = from; i < to; i++) left[i] = (values[i] ?? 0) - ((1 - rest) * sum) / (to - from);
    across += rest * rest * sum;
    along += rest * rest * (to - from);
  });
  eachCluster(starts, (from, to, cluster) => {
    for (let i = from; i < to; i++) left[i] = (left[i] ?? 0) - (across / along) * (1 - (parts[cluster] ?? 0));
  });
  return left;
}
