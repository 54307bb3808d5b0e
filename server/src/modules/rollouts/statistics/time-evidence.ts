import { Z95 } from './rate-difference';

/** What one unit has met in one phase: the mean of the logarithms of its times. */
export interface UnitTime {
  phase: number;
  chance: number;
  isCanary: boolean;
  /** Mean of ln(milliseconds). */
  mean: number;
  /** The same device's mean of the 28 days before; null where there is none. */
  before: number | null;
}

/** How far apart on the log scale the arms are thought to be when the canary is slower: .3 is a third slower. */
const EXPECTED_EFFECT = 0.3;
/** Fewer units in an arm tell too little of the scatter: the estimated error of a mean is itself off by a fifth. */
const LEAST_UNITS = 30;
/** Part of the units at either end whose value is drawn in to that of the next: one device that took a minute is not the arm's mean. */
const WINSORISED = 0.02;
const MOST_LOG = 300;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const quantile = (sorted: Float64Array, share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;

const winsorise = (values: readonly number[]): number[] => {
  const sorted = Float64Array.from(values).sort();
  const [low, high] = [quantile(sorted, WINSORISED), quantile(sorted, 1 - WINSORISED)];
  return values.map((value) => Math.min(Math.max(value, low), high));
};

/**
 * The means with what the device's own history explains taken out (CUPED). A device without history is left as it is, less the mean of
 * those like it: whether there is one was settled before the lot was drawn.
 *
 * A. Deng et al., Improving the Sensitivity of Online Controlled Experiments by Utilizing Pre-Experiment Data, WSDM 2013.
 */
const adjusted = (units: readonly UnitTime[]): number[] => {
  const values = winsorise(units.map((unit) => unit.mean));
  const known = units.flatMap(({ before }, i) => (before === null ? [] : [{ x: before, y: values[i] ?? 0 }]));
  if (known.length < LEAST_UNITS) return values;
  const [meanX, meanY] = [mean(known.map(({ x }) => x)), mean(known.map(({ y }) => y))];
  const spread = known.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  const slope = spread === 0 ? 0 : known.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread;
  const unknown = units.flatMap(({ before }, i) => (before === null ? [values[i] ?? 0] : []));
  const meanUnknown = unknown.length > 0 ? mean(unknown) : 0;
  return units.map(({ before }, i) => (values[i] ?? 0) - (before === null ? meanUnknown : meanY + slope * (before - meanX)));
};

/** Abramowitz and Stegun 26.2.17: off by less than 7.5e-8. */
const normalBelow = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z >= 0 ? 1 - tail : tail;
};

const variance = (values: readonly number[]) => {
  const centre = mean(values);
  return values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1);
};

/**
 * The two times between which the typical one lies in 95 of 100 cases, by the scatter of units on the log scale; null of fewer units than
 * tell it.
 */
export const timeInterval = (units: readonly Pick<UnitTime, 'mean'>[]): [number, number] | null => {
  if (units.length < LEAST_UNITS) return null;
  const values = units.map((unit) => unit.mean);
  const half = Z95 * Math.sqrt(variance(values) / values.length);
  return [Math.exp(mean(values) - half), Math.exp(mean(values) + half)];
};

/** Log evidence of one stratum: the likelihood ratio of the difference, mixed over slower canaries alone (half a normal curve). */
const logEvidence = (units: readonly UnitTime[]): number => {
  const values = adjusted(units);
  const canary = values.filter((_, i) => units[i]?.isCanary);
  const stable = values.filter((_, i) => !units[i]?.isCanary);
  if (canary.length < LEAST_UNITS || stable.length < LEAST_UNITS) return 0;
  const error = variance(canary) / canary.length + variance(stable) / stable.length;
  if (error <= 0) return 0;
  const difference = mean(canary) - mean(stable);
  const prior = EXPECTED_EFFECT ** 2;
  const scaled = (difference * EXPECTED_EFFECT) / Math.sqrt(error * (error + prior));
  return (
    Math.log(2) + 0.5 * Math.log(error / (error + prior)) + scaled ** 2 / 2 + Math.log(Math.max(normalBelow(scaled), 1e-300))
  );
};

/**
 * How many times better "the canary is slower" explains the units' times than "both arms are alike" does; strata of one phase and one lot
 * are compared each by itself, and multiplied. Valid at every look, as `rateEvidence` is, where means of units are nearly normal: they are
 * winsorised, on the log scale, and of at least 30 units an arm.
 */
export const timeEvidence = (units: readonly UnitTime[]): number => {
  const strata = new Map<string, UnitTime[]>();
  for (const unit of units) {
    const key = `${unit.phase} ${unit.chance}`;
    const known = strata.get(key);
    if (known) known.push(unit);
    else strata.set(key, [unit]);
  }
  let log = 0;
  for (const stratum of strata.values()) log += logEvidence(stratum);
  return Math.exp(Math.min(log, MOST_LOG));
};
