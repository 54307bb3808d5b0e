import { TIMES, type RateMetric } from '../metrics';

/** Draws between 0 and 1: mulberry32 (Tommy Ettinger, public domain), seeded, so that every run can be run again. */
export const generator = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
};

export type Random = () => number;

export const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Student's t with 3 degrees of freedom, of variance 1: now and then a value is far out. */
const heavy = (random: Random) => {
  const square = normal(random) ** 2 + normal(random) ** 2 + normal(random) ** 2;
  return normal(random) / Math.sqrt(square);
};

/** Most units mount a few screens; some mount hundreds. */
const MOST_MOUNTS = 300;
const mountsOf = (random: Random) => Math.min(MOST_MOUNTS, Math.floor((1 - random()) ** (-1 / 1.16)));

/** Scatter on the log scale: between people, between a person's metrics, and between the mounts of one person. */
const BETWEEN = 0.45;
const OWN = 0.2;
const WITHIN = 0.5;
/** Typical time: ln of 600 ms. */
const TYPICAL = Math.log(600);
/** Share of the units that have been here in the 28 days before. */
const KNOWN = 0.7;
/** Share of the mounts on which a unit with a trouble meets it. */
const MET = 0.6;
/** What is usual without any rollout: shares of units with failed calls, errors, damage. */
const USUAL: Record<RateMetric, number> = { failed_calls: 0.03, errors: 0.05, damage: 0.002 };

/** What differs on units that have the canary. */
export interface Effect {
  /** Added to the share of units that fail hard. */
  failing?: number;
  /** Added to the share of units with errors. */
  errors?: number;
  /** Every time as a multiple of what it was. */
  slower?: number;
}

export interface Person {
  /** Where the lot puts the unit, 0 to 1: below the weight it has the canary. */
  place: number;
  mounts: number;
  /** Slow and shaky people are slow and shaky in everything. */
  trait: number;
  own: number[];
  before: (number | null)[];
}

export const person = (random: Random): Person => {
  const trait = normal(random);
  const isKnown = random() < KNOWN;
  const own = TIMES.map(() => TYPICAL + BETWEEN * trait + OWN * normal(random));
  return {
    place: random(),
    mounts: mountsOf(random),
    trait,
    own,
    before: own.map((usual) => (isKnown ? usual + 0.15 * normal(random) : null)),
  };
};

/** What a unit meets in one phase, mount by mount. */
export interface Visit {
  failed: boolean[];
  rates: Record<RateMetric, boolean[]>;
  /** Mean of ln(ms) for each metric, by mount. */
  times: number[][];
}

/** @param base share of units that fail hard with either build */
export const visit = (random: Random, { mounts, trait, own }: Person, base: number, effect: Effect | null): Visit => {
  const count = Math.max(1, mounts);
  const shaky = Math.exp(0.5 * trait - 0.125);
  const trouble = (share: number, added = 0) => {
    const hasIt = random() < Math.min(1, share * shaky) || random() < added;
    // A unit that has a trouble meets it at least once.
    return Array.from({ length: count }, (_, i) => hasIt && (i === 0 || random() < MET));
  };
  return {
    failed: trouble(base, effect?.failing),
    rates: {
      failed_calls: trouble(USUAL.failed_calls),
      errors: trouble(USUAL.errors, effect?.errors),
      damage: trouble(USUAL.damage),
    },
    times: own.map((usual) =>
      Array.from({ length: count }, () => usual + WITHIN * heavy(random) + Math.log(effect?.slower ?? 1)),
    ),
  };
};
