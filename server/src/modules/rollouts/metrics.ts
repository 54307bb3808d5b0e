import type { RemoteEvent } from '@hub/shared/contracts/releases/telemetry';

type Harm = NonNullable<RemoteEvent['harm']>;

/** Troubles that leave a person without the screen. */
export const HARD = ['load_fail', 'crash', 'frozen', 'never-shown', 'empty', 'landmarks'] as const;
export type HardFailure = (typeof HARD)[number];

/** Troubles of which a unit has had one or not. */
export const RATES = ['failed_calls', 'errors', 'damage'] as const;
export type RateMetric = (typeof RATES)[number];

/** Pages that were sent and never said that they live: known by what does not come, so no event tells of them. */
export const SILENT = 'silent';
export type ShareMetric = RateMetric | typeof SILENT;

/**
 * Measures of which each unit has a mean on the log scale. All in milliseconds but `layout_shift`, which is in thousandths, and `memory`, in
 * megabytes: a leak is no condition on one page, since what a page holds depends on what its reader has opened, but it shows between arms.
 */
export const TIMES = ['load', 'shown', 'longest_task', 'inp', 'layout_shift', 'memory'] as const;
export type TimeMetric = (typeof TIMES)[number];

/** What a metric's figures are told in. */
export const unitOf = (metric: ShareMetric | TimeMetric): 'share' | 'thousandths' | 'MB' | 'ms' =>
  metric === 'layout_shift'
    ? 'thousandths'
    : metric === 'memory'
      ? 'MB'
      : metric === SILENT || RATES.some((each) => each === metric)
        ? 'share'
        : 'ms';

/** Hard failures, pooled, may halt one sound rollout in 200; the ten other metrics together another. Two in 400 is the 1 % promised. */
export const HARD_EVIDENCE = 200;
export const OTHER_EVIDENCE = HARD_EVIDENCE * (RATES.length + 1 + TIMES.length);

const DAMAGE: readonly Harm[] = ['flood', 'globals', 'leak', 'store'];

/** How the build has failed its user; null when it has not, or not so hard. */
export const hardFailureOf = ({ type, harm }: RemoteEvent): HardFailure | null => {
  if (type === 'load_fail' || type === 'crash') return type;
  return (type === 'harm' && HARD.find((each) => each === harm)) || null;
};

export const ratesOf = ({ type, harm, figures = {} }: RemoteEvent): Record<RateMetric, boolean> => ({
  failed_calls: (type === 'harm' && harm === 'calls-failed') || (type === 'visit' && (figures.failedCalls ?? 0) > 0),
  errors: type === 'visit' && (figures.errors ?? 0) > 0,
  damage: type === 'harm' && harm !== undefined && DAMAGE.includes(harm),
});

/** Longer than this is told by `never-shown`; one value must not outweigh a thousand. */
const LONGEST_MS = 60_000;

/**
 * The measures of an event, on the log scale. None of the first page of a device at this weight, in either arm: there the canary's files are
 * new to the browser and those of the stable build are not, which would make every sound build slow.
 */
export const timesOf = ({ type, ms, figures = {}, first = false }: RemoteEvent): [TimeMetric, number][] => {
  if (first) return [];
  const found: [TimeMetric, number | undefined][] =
    type === 'load_ok'
      ? [['load', ms]]
      : type === 'shown'
        ? [['shown', ms]]
        : type === 'visit'
          ? [
              ['longest_task', figures.longestTaskMs],
              ['inp', figures.inpMs],
              ['layout_shift', figures.layoutShift === undefined ? undefined : figures.layoutShift * 1000],
              ['memory', figures.memoryMb],
            ]
          : [];
  return found.flatMap(([metric, value]): [TimeMetric, number][] =>
    value === undefined || !Number.isFinite(value) ? [] : [[metric, Math.log(Math.min(Math.max(value, 1), LONGEST_MS))]],
  );
};
