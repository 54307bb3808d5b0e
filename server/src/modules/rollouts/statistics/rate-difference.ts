import { rateEvidence } from './rate-evidence';

/** Units of one arm, and those of them with the trouble. */
export interface Arm {
  units: number;
  failed: number;
}

export const rateOf = ({ units, failed }: Arm) => (units === 0 ? 0 : failed / units);

/** One-sided 99 %. */
const Z99 = 2.326;
/** Two-sided 95 %. */
export const Z95 = 1.96;

/** The rates between which the true one lies, each end by one-sided 99 % unless told otherwise (E. B. Wilson, J. Am. Stat. Assoc. 22, 1927). */
const wilson = ({ units, failed }: Arm, z = Z99): { low: number; high: number } => {
  if (units === 0) return { low: 0, high: 1 };
  const rate = failed / units;
  const square = z ** 2;
  const centre = rate + square / (2 * units);
  const half = z * Math.sqrt((rate * (1 - rate)) / units + square / (4 * units ** 2));
  const scale = 1 + square / units;
  return { low: Math.max(0, (centre - half) / scale), high: Math.min(1, (centre + half) / scale) };
};

/** The two rates between which the true one lies in 95 of 100 cases; null while nobody has told. */
export const rateInterval = (arm: Arm): [number, number] | null => {
  if (arm.units === 0) return null;
  const { low, high } = wilson(arm, Z95);
  return [low, high];
};

/**
 * By how much the canary's rate may at most be above that of the stable build, by one-sided 99 %: the upper end of Newcombe's interval of
 * the difference. 1 while an arm is empty. R. G. Newcombe, Interval Estimation for the Difference between Independent Proportions,
 * Statist. Med. 17 (1998), method 10.
 */
export const upperDifference = (canary: Arm, stable: Arm): number => {
  if (canary.units === 0 || stable.units === 0) return 1;
  const [c, s] = [rateOf(canary), rateOf(stable)];
  return Math.min(1, c - s + Math.hypot(wilson(canary).high - c, s - wilson(stable).low));
};

/** Binomial probabilities of 0 to n, by logarithms. */
const binomial = (n: number, p: number): number[] => {
  if (p <= 0 || p >= 1) return Array.from({ length: n + 1 }, (_, k) => (k === (p <= 0 ? 0 : n) ? 1 : 0));
  const chances: number[] = [];
  let log = n * Math.log(1 - p);
  for (let k = 0; k <= n; k++) {
    chances.push(Math.exp(log));
    log += Math.log((n - k) / (k + 1)) + Math.log(p / (1 - p));
  }
  return chances;
};

interface Rules {
  /** Evidence that halts. */
  evidence: number;
  /** Failing units and their share that halt at once. */
  failures: number;
  share: number;
  ratio: number;
}

/** Fewest failing canaries that would have halted with so many failing stable units. */
const fewestThatHalt = (canary: number, stable: Arm, chance: number, { evidence, failures, share, ratio }: Rules): number => {
  for (let k = 1; k <= canary; k++) {
    const isBroken = k >= failures && k / canary >= share && k / canary >= ratio * rateOf(stable);
    if (isBroken) return k;
    const isSurplus = k / canary > rateOf(stable);
    if (isSurplus && rateEvidence([{ phase: 0, chance, canary: k, stable: stable.failed }]) >= evidence) return k;
  }
  return canary + 1;
};

/** Units of an arm from which on the answer hardly changes, and the sums would only take longer. */
const MOST_UNITS = 5000;

/**
 * The smallest difference of failure rates that the units seen so far would have halted in 95 % of rollouts, 0 to 1; null when not even a
 * canary that always fails would have been. Looks once, at the end, so the truth is a little better.
 */
export const couldSee = (canaryUnits: number, stable: Arm, chance: number, rules: Rules): number | null => {
  if (canaryUnits === 0 || chance <= 0 || chance >= 1) return null;
  const canary = Math.min(canaryUnits, MOST_UNITS);
  const base = rateOf(stable);
  const failing = binomial(Math.min(stable.units, MOST_UNITS), base);
  // Unlikely counts of the stable arm are left out; the rest of them is weighed.
  const likely = failing.flatMap((p, failed) =>
    p < 1e-4 ? [] : [{ p, needed: fewestThatHalt(canary, { ...stable, failed }, chance, rules) }],
  );
  const found = (difference: number) => {
    const chances = binomial(canary, Math.min(1, base + difference));
    const above = [...chances];
    for (let k = canary - 1; k >= 0; k--) above[k] = (above[k] ?? 0) + (above[k + 1] ?? 0);
    return likely.reduce((sum, { p, needed }) => sum + p * (above[needed] ?? 0), 0);
  };
  const WANTED = 0.95;
  if (found(1 - base) < WANTED) return null;
  let [low, high] = [0, 1 - base];
  while (high - low > 0.0005) {
    const middle = (low + high) / 2;
    if (found(middle) >= WANTED) high = middle;
    else low = middle;
  }
  return high;
};
