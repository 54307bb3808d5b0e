import { studentTwoSided } from '../distributions/distributions';
import { LIMITS } from '../limits';
import { residualPersistence } from './persistence';

export interface CountTrend {
  /** Growth of the rate from one period to the next, as a logarithm: .01 is 1% more. */
  slope: number;
  p: number;
  /** Variance of the counts beside that of single events that know nothing of each other; at least 1. */
  dispersion: number;
}

/**
 * Rise or fall of counts over time: a log-linear rate by quasi-likelihood (Wedderburn, Biometrika 61, 1974). Counts scatter more than single events would, and a busy
 * period follows a busy one: the dispersion is that of the residuals (Pearson's X² by its degrees of freedom), at least 1, times (1 + r) / (1 − r) of their
 * first autocorrelation (Quenouille 1952). Residuals are taken from a curve with one bend more, of the logarithm or of the root, whichever leaves
 * less: that a rise slows down is no scatter, and one that adds as much each time begins too steeply for a logarithm.
 *
 * @param counts a period each
 * @param lengths of the periods, in any unit: February is short. For the trend of a share, what each period holds in all; one that holds nothing says nothing
 * @param cycle periods of a season that is taken out; 0 for none
 * @returns null of fewer than five periods, or where nothing was counted. Near a unit root no trend is certain: p is 1
 */
export function countTrend(counts: ArrayLike<number>, lengths: ArrayLike<number>, cycle = 0): CountTrend | null {
  const used = Array.from({ length: counts.length }, (_, i) => i).filter((i) => (lengths[i] ?? 0) > 0);
  const left = used.length - 3 - Math.max(0, cycle - 1);
  if (left < 2 || !used.some((i) => (counts[i] ?? 0) > 0)) return null;
  const middle = (counts.length - 1) / 2;
  const given = used.map((i) => ({ x: (i - middle) / middle, part: cycle > 0 ? i % cycle : 0, count: counts[i] ?? 0, length: lengths[i] ?? 0 })); // prettier-ignore
  let exposures = given.map(({ length }) => length);
  let bent = fitted(given, exposures, 3);
  for (let round = 0; cycle > 0 && bent && round < LIMITS.roundsOfSeason; round++) {
    exposures = withSeason(given, exposures, bent.expected, cycle);
    bent = fitted(given, exposures, 3);
  }
  const straight = fitted(given, exposures, 2);
  if (!bent || !straight) return null;
  const residualsOf = (expected: readonly number[]) =>
    given.map(({ count }, i) => (count - (expected[i] ?? 0)) / Math.sqrt(Math.max(LIMITS.leastExpected, expected[i] ?? 0)));
  const rooted = fittedRoot(given, exposures);
  const [residuals] = [bent.expected, ...(rooted ? [rooted] : [])]
    .map(residualsOf)
    .sort((a, b) => squaresOf(a) - squaresOf(b)) as [number[]];
  const persistence = residualPersistence(residuals, 0, 3);
  const scatter = squaresOf(residuals) / left;
  const dispersion = Math.max(1, scatter * ((1 + persistence) / (1 - persistence)));
  // What scatters less than single events would has nothing that could persist.
  const drifts = scatter > 1 && persistence > LIMITS.nearUnitRoot;
  const p = drifts ? 1 : studentTwoSided(straight.slope / Math.sqrt(dispersion * straight.variance), left);
  return { slope: straight.slope / middle, p, dispersion };
}

const squaresOf = (values: readonly number[]): number => values.reduce((all, value) => all + value ** 2, 0);

interface Period {
  /** −1 to 1 over all of them. */
  x: number;
  /** Its place in the cycle. */
  part: number;
  count: number;
  length: number;
}

interface Fit {
  slope: number;
  /** Of the slope, were counts those of single events. */
  variance: number;
  expected: number[];
}

/** Poisson regression of counts on powers of their place, up to below `terms` (iteratively reweighted least squares). */
function fitted(periods: readonly Period[], exposures: readonly number[], terms: 2 | 3): Fit | null {
  const sum = (of: (period: Period, i: number) => number) => periods.reduce((all, period, i) => all + of(period, i), 0);
  const powers = Array.from({ length: terms }, (_, power) => power);
  const beta = powers.map((power) => (power === 0 ? Math.log(sum(({ count }) => count) / sum((_, i) => exposures[i] ?? 0)) : 0));
  let expected: number[] = [];
  let variance = NaN;
  for (let step = 0; step < LIMITS.stepsOfFit; step++) {
    expected = periods.map(
      ({ x }, i) => (exposures[i] ?? 0) * Math.exp(beta.reduce((all, own, power) => all + own * x ** power, 0)),
    );
    const moment = (power: number) => sum(({ x }, i) => (expected[i] ?? 0) * x ** power);
    const information = powers.map((row) => powers.map((column) => moment(row + column)));
    const score = powers.map((power) => sum(({ x, count }, i) => (count - (expected[i] ?? 0)) * x ** power));
    const change = solved(information, score);
    const unit = solved(information, powers.map((power) => (power === 1 ? 1 : 0))); // prettier-ignore
    if (!change || !unit) return null;
    variance = unit[1] ?? NaN;
    change.forEach((by, power) => (beta[power] = (beta[power] ?? 0) + by));
    if (change.every((by) => Math.abs(by) < LIMITS.leastStep)) break;
  }
  const slope = beta[1] ?? NaN;
  return Number.isFinite(slope) && variance > 0 && expected.every(Number.isFinite) ? { slope, variance, expected } : null;
}

/** Counts that a curve of the second degree expects, of the roots of the rates: these scatter alike at every level (Bartlett, J. R. Stat. Soc. Suppl. 3, 1936). */
function fittedRoot(periods: readonly Period[], exposures: readonly number[]): number[] | null {
  const powers = [0, 1, 2];
  const sum = (of: (period: Period, exposure: number) => number) =>
    periods.reduce((all, period, i) => all + of(period, exposures[i] ?? 0), 0);
  const moments = powers.map((row) => powers.map((column) => sum(({ x }, exposure) => exposure * x ** (row + column))));
  const right = powers.map((power) => sum(({ x, count }, exposure) => Math.sqrt(count * exposure) * x ** power));
  const beta = solved(moments, right);
  return (
    beta &&
    periods.map(
      ({ x }, i) =>
        (exposures[i] ?? 0) *
        Math.max(
          0,
          beta.reduce((all, own, power) => all + own * x ** power, 0),
        ) **
          2,
    )
  );
}

/** Solution of a small system of equations (Gaussian elimination; the matrix is one of sums of squares). */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] | null {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  for (const [i, pivot] of rows.entries()) {
    const own = pivot[i] ?? 0;
    if (!(Math.abs(own) > LIMITS.leastPivot)) return null;
    for (const [j, row] of rows.entries()) {
      if (j === i) continue;
      const times = (row[i] ?? 0) / own;
      pivot.forEach((cell, k) => (row[k] = (row[k] ?? 0) - times * cell));
    }
  }
  return rows.map((row, i) => (row.at(-1) ?? 0) / (row[i] ?? 1));
}

/** Lengths of the periods with the season in them: counts of each part of the cycle beside what is expected of it without a season. */
function withSeason(
  periods: readonly Period[],
  exposures: readonly number[],
  expected: readonly number[],
  cycle: number,
): number[] {
  const own = Array.from({ length: cycle }, (_, part) => {
    const sum = (of: (period: Period, i: number) => number) =>
      periods.reduce((all, period, i) => all + (period.part === part ? of(period, i) : 0), 0);
    return sum(({ count }) => count) / sum(({ length }, i) => ((expected[i] ?? 0) * length) / (exposures[i] ?? 1));
  });
  return periods.map(({ length, part }) => length * Math.max(LIMITS.leastOfSeason, own[part] ?? 1));
}
