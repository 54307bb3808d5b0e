import type { Rollout } from '@hub/shared/contracts/releases/discovery';
import { t } from './messages';
import {
  HARD_EVIDENCE,
  OTHER_EVIDENCE,
  unitOf,
  type HardFailure,
  type RateMetric,
  type ShareMetric,
  type TimeMetric,
} from './metrics';
import { rateOf, type Arm } from './statistics/rate-difference';

interface Arms {
  canary: Arm;
  /** Units that have the canary by a cohort; they are not drawn by lot, so they are not compared. */
  cohort: Arm;
  stable: Arm;
}

interface MetricTally {
  metric: ShareMetric | TimeMetric;
  /** Share of units, or the typical time in milliseconds; null while there is none. */
  canary: number | null;
  stable: number | null;
  /** Between which the true figure lies in 95 of 100 cases; null where too little is known. For people: no verdict looks at them. */
  intervals?: { canary: [number, number] | null; stable: [number, number] | null };
  evidence: number;
  strongEvidence: number;
}

/** What a verdict is made of: units of the present weight, and evidence of the whole rollout. */
export interface Tally extends Arms {
  /** Without what anybody may make. */
  strong: Arms;
  /** Of hard failures, pooled. */
  evidence: number;
  strongEvidence: number;
  metrics: MetricTally[];
  /** The old build's failures of the last 28 days, 0 to 1, where nobody is left to compare with. */
  oldRate: number | null;
  /** Networks from which units report that the canary has failed. */
  failingNetworks: number;
  /** How it has failed, most often first, and what pages have said. */
  reports: { kind: HardFailure; units: number; text: string | null }[];
  /** Units that saw a screen of the canary within the last day, and for which it did not fail. */
  fresh: number;
}

export interface Verdict {
  /** Halted takes the build from everybody. Paused keeps it from growing, harms nobody, and is what unproven reports come to. */
  state: 'halted' | 'paused';
  reason: string;
  exchange: NonNullable<Rollout['exchange']>;
}

/** Troubles that end with the screen that has them. What froze a page or did damage runs on when its screen is gone. */
const ENDS_WITH_SCREEN: readonly (HardFailure | RateMetric)[] = [
  'load_fail',
  'crash',
  'never-shown',
  'empty',
  'landmarks',
  'failed_calls',
  'errors',
];
const exchangeFor = (troubles: readonly (HardFailure | ShareMetric | TimeMetric)[]): Verdict['exchange'] =>
  troubles.every((each) => ENDS_WITH_SCREEN.some((known) => known === each)) ? 'in-place' : 'by-page';

/** From this share of failing units on, a canary is broken and not merely worse. Noise of 5 % reaches it once in 1,000 rollouts. */
export const BROKEN_SHARE = 0.3;
/** A fault that strikes the stable build too is not the canary's. */
export const BROKEN_RATIO = 2;
/** What units that nobody can invent must say at least, where weak ones make up the rest: one sound canary in ten comes so far. */
const STRONG_PART = 10;
/** At a very small weight a single failure is improbable already; a person's own trouble is not the build's. */
const LEAST_FAILING = 3;
/** Times within this of each other are alike to who waits. */
const LEAST_SLOWER = 0.1;
/** Where nobody logs in: one person commonly calls from two networks, a line and a telephone. */
const LEAST_NETWORKS = 3;

const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
const SAID: Record<ReturnType<typeof unitOf>, (value: number) => string> = {
  share: percent,
  thousandths: (value) => (value / 1000).toFixed(3),
  ms: (value) => `${Math.round(value)} ms`,
  MB: (value) => `${value.toFixed(1)} MB`,
};
const sum = (a: Arm, b: Arm): Arm => ({ units: a.units + b.units, failed: a.failed + b.failed });

const isBroken = ({ canary, cohort, stable }: Arms, hardFailures: number, oldRate: number | null) => {
  const all = sum(canary, cohort);
  const usual = oldRate ?? rateOf(stable);
  return all.failed >= hardFailures && rateOf(all) >= BROKEN_SHARE && rateOf(all) >= BROKEN_RATIO * usual;
};

/**
 * Evidence of all units and of the strong alone, put together: the mean of two that are valid is valid itself, so that sound canaries are
 * halted no more often for it, and what anybody adds cannot undo what accounts have seen.
 */
const combined = ({ evidence, strongEvidence }: Pick<Tally, 'evidence' | 'strongEvidence'>) => (evidence + strongEvidence) / 2;

const isWorse = ({ metric, canary, stable }: MetricTally, maxDelta: number) =>
  canary !== null &&
  stable !== null &&
  (unitOf(metric) === 'share' ? canary - stable > maxDelta : canary > stable * (1 + LEAST_SLOWER));

interface Judged extends Pick<Rollout, 'version' | 'guard'> {
  /** Whether somebody has to log in to see the remote's screens. */
  hasLogin: boolean;
}

/**
 * Why a rollout has to be halted or paused, in a sentence of our own; null while it may go on. Pure.
 *
 * _Broken_: `hardFailures` units failed hard, three in ten or more of those that have it, and at least twice the share of the stable arm.
 * _Worse_: the evidence of hard failures reaches 200, that of another metric 2,000, and the difference is more than the guard allows. Both
 * halt when units that nobody can invent say so too; else they pause. Where nobody logs in, three networks have to say so.
 */
export const judge = ({ version, guard, hasLogin }: Judged, stableBuild: string, tally: Tally): Verdict | null => {
  const { canary, cohort, stable, strong, oldRate } = tally;
  const { hardFailures, maxFailureDelta } = guard;
  const manyNetworks = !hasLogin && tally.failingNetworks >= LEAST_NETWORKS;
  const builds = { build: version, stable: stableBuild };
  const hardExchange = exchangeFor(tally.reports.map(({ kind }) => kind));

  const broken = ({ canary: own, cohort: staff, stable: other }: Arms, state: Verdict['state']): Verdict => {
    const all = sum(own, staff);
    const how = tally.reports.map(({ kind, units }) => t(`kind.${kind}`, { n: units })).join(', ');
    const counts = { failed: all.failed, units: all.units, stableFailed: other.failed, stableUnits: other.units };
    return { state, reason: t('broken', { ...builds, ...counts, how }), exchange: hardExchange };
  };
  if (isBroken(strong, hardFailures, oldRate)) return broken(strong, 'halted');
  const brokenByAll = isBroken(tally, hardFailures, oldRate);
  if (brokenByAll && manyNetworks) return broken(tally, 'halted');

  const state = (strongEvidence: number): Verdict['state'] =>
    strongEvidence >= STRONG_PART || manyNetworks ? 'halted' : 'paused';
  const worse: Verdict[] = [];
  if (canary.failed >= LEAST_FAILING && combined(tally) >= HARD_EVIDENCE && rateOf(canary) - rateOf(stable) > maxFailureDelta) {
    const shares = { share: percent(rateOf(canary)), stableShare: percent(rateOf(stable)) };
    const counts = { units: canary.units, stableUnits: stable.units };
    worse.push({
      state: state(tally.strongEvidence),
      reason: t('worse', { ...builds, ...shares, ...counts }),
      exchange: hardExchange,
    });
  }
  for (const each of tally.metrics) {
    if (combined(each) < OTHER_EVIDENCE || !isWorse(each, maxFailureDelta)) continue;
    const say = (value: number | null) => SAID[unitOf(each.metric)](value ?? 0);
    const values = { value: say(each.canary), stableValue: say(each.stable) };
    worse.push({
      state: state(each.strongEvidence),
      reason: t('metric', { ...builds, ...values, metric: t(`metric.${each.metric}`) }),
      exchange: exchangeFor([each.metric]),
    });
  }
  const halting = worse.find((each) => each.state === 'halted');
  if (halting) return halting;
  const doubtful = brokenByAll ? broken({ canary, cohort, stable }, 'paused') : worse[0];
  return doubtful ? { ...doubtful, state: 'paused', reason: t('doubtful', { verdict: doubtful.reason }) } : null;
};
