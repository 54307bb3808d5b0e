import { DEFAULT_GUARD } from '../../releases/release-steps';
import { judge, type Tally } from '../judge';
import { RATES, TIMES } from '../metrics';
import { chanceOf } from '../note-evidence';
import { rateEvidence, type RateStratum } from '../statistics/rate-evidence';
import { timeEvidence, type UnitTime } from '../statistics/time-evidence';
import { generator, person, visit, type Effect, type Visit } from './population';

export interface Scenario {
  /** Weights of the rollout one after the other, 0 to 1. */
  weights: readonly number[];
  /** People that the remote has; each weight is left when all of them that come in its time have come. */
  people: number;
  /** Share of people who come in the time of one weight. */
  presence?: number;
  /** Share of units that fail hard with either build. */
  base: number;
  effect?: Effect;
  /** What is counted: right are units. */
  counts?: 'units' | 'mounts';
}

export interface Outcome {
  reason: string;
  /** Units that had the canary when it was halted. */
  canaries: number;
}

type Draw = Parameters<typeof chanceOf>[2][number];

/** Times are looked at whenever there is a fifth more of them. */
const LOOK_AGAIN = 1.2;
const FIRST_LOOK = 60;
const TROUBLES = ['failed', ...RATES] as const;

/** Counts of one weight, and what all weights together have given. */
const counter = () => {
  const strata = new Map<string, Record<(typeof TROUBLES)[number], RateStratum>>();
  const times: UnitTime[][] = TIMES.map(() => []);
  let evidenceOfTimes = TIMES.map(() => 1);
  let nextLook = FIRST_LOOK;
  return {
    addTrouble: (phase: number, chance: number, isCanary: boolean, trouble: (typeof TROUBLES)[number]) => {
      const key = `${phase} ${chance}`;
      const empty = () => ({ phase, chance, canary: 0, stable: 0 });
      const own = strata.get(key) ?? { failed: empty(), failed_calls: empty(), errors: empty(), damage: empty() };
      own[trouble][isCanary ? 'canary' : 'stable']++;
      strata.set(key, own);
    },
    addTime: (metric: number, time: UnitTime) => void times[metric]?.push(time),
    /** Whether there are enough new times for a look. */
    looksAtTimes: () => {
      if ((times[0]?.length ?? 0) < nextLook) return false;
      nextLook = (times[0]?.length ?? 0) * LOOK_AGAIN;
      evidenceOfTimes = times.map((each) => timeEvidence(each));
      return true;
    },
    evidence: (trouble: (typeof TROUBLES)[number]) => rateEvidence([...strata.values()].map((each) => each[trouble])),
    evidenceOfTime: (metric: number) => evidenceOfTimes[metric] ?? 1,
    typical: (metric: number, phase: number, isCanary: boolean) => {
      const own = (times[metric] ?? []).filter((each) => each.phase === phase && each.isCanary === isCanary);
      return own.length === 0 ? null : Math.exp(own.reduce((sum, { mean }) => sum + mean, 0) / own.length);
    },
  };
};

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** One rollout from its first unit to its last, judged as the controller judges it; what it was halted for, or null. */
export const simulate = (
  seed: number,
  { weights, people, presence = 1, base, effect, counts = 'units' }: Scenario,
): Outcome | null => {
  const random = generator(seed);
  const crowd = Array.from({ length: people }, () => ({ traits: person(random), drawn: [] as Draw[] }));
  const all = counter();
  for (const [step, weight] of weights.entries()) {
    const weightBp = Math.round(weight * 10_000);
    const arms = { canary: { units: 0, failed: 0 }, stable: { units: 0, failed: 0 } };
    const withTrouble = Object.fromEntries(RATES.map((metric) => [metric, { canary: 0, stable: 0 }]));
    for (const { traits, drawn } of crowd) {
      if (random() >= presence) continue;
      const isCanary = traits.place < weight;
      const name = isCanary ? 'canary' : 'stable';
      const chance = chanceOf(weightBp, 'device', drawn);
      drawn.push({ weight_bp: weightBp, arm: name, device: 'device' });
      const met = visit(random, traits, base, isCanary ? (effect ?? null) : null);
      for (const part of counts === 'mounts' ? mountsOf(met) : [met]) {
        arms[name].units++;
        const failed = part.failed.some(Boolean);
        if (failed) arms[name].failed++;
        for (const metric of RATES) {
          const counted = withTrouble[metric];
          if (counted && part.rates[metric].some(Boolean)) counted[name]++;
        }
        if (chance === null) continue;
        const troubles = TROUBLES.filter((each) => (each === 'failed' ? failed : part.rates[each].some(Boolean)));
        for (const trouble of troubles) all.addTrouble(step, chance, isCanary, trouble);
        for (const [metric, values] of part.times.entries()) {
          all.addTime(metric, { phase: step, chance, isCanary, mean: mean(values), before: traits.before[metric] ?? null });
        }
        const isLook = all.looksAtTimes() || (troubles.length > 0 && isCanary);
        if (!isLook) continue;
        const verdict = judge(
          { version: 'canary', guard: DEFAULT_GUARD, hasLogin: true },
          'stable',
          tallyOf(all, step, arms, withTrouble),
        );
        if (verdict?.state === 'halted') return { reason: verdict.reason, canaries: arms.canary.units };
      }
    }
  }
  return null;
};

/** Each mount as if it were somebody of its own. */
const mountsOf = ({ failed, rates, times }: Visit): Visit[] =>
  failed.map((one, i) => ({
    failed: [one],
    rates: {
      failed_calls: [rates.failed_calls[i] ?? false],
      errors: [rates.errors[i] ?? false],
      damage: [rates.damage[i] ?? false],
    },
    times: times.map((values) => [values[i] ?? 0]),
  }));

const tallyOf = (
  all: ReturnType<typeof counter>,
  phase: number,
  arms: Pick<Tally, 'canary' | 'stable'>,
  withTrouble: Record<string, { canary: number; stable: number }>,
): Tally => {
  const share = (metric: string, name: 'canary' | 'stable') =>
    arms[name].units === 0 ? null : (withTrouble[metric]?.[name] ?? 0) / arms[name].units;
  const twice = (evidence: number) => ({ evidence, strongEvidence: evidence });
  const own = { ...arms, cohort: { units: 0, failed: 0 } };
  return {
    ...own,
    strong: own,
    ...twice(all.evidence('failed')),
    metrics: [
      ...RATES.map((metric) => ({
        metric,
        canary: share(metric, 'canary'),
        stable: share(metric, 'stable'),
        ...twice(all.evidence(metric)),
      })),
      ...TIMES.map((metric, i) => ({
        metric,
        // Asked for only where there is evidence, which is seldom.
        get canary() {
          return all.typical(i, phase, true);
        },
        get stable() {
          return all.typical(i, phase, false);
        },
        ...twice(all.evidenceOfTime(i)),
      })),
    ],
    oldRate: null,
    failingNetworks: 9,
    reports: [],
    fresh: 0,
  };
};

/** Share of so many runs that are halted, and by which reasons the first few. */
export const shareHalted = (runs: number, scenario: Scenario): { share: number; reasons: string[] } => {
  const halted = Array.from({ length: runs }, (_, i) => simulate(7919 * (i + 1), scenario)).filter((each) => each !== null);
  return { share: halted.length / runs, reasons: halted.slice(0, 3).map(({ reason }) => reason) };
};
