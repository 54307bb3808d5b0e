import type { Rollout } from '@hub/shared/contracts/discovery';
import type { RolloutFigures } from '@hub/shared/contracts/releases';
import { t } from './messages';
import { HALTING_EVIDENCE } from './sequential-test';

/** What a verdict is made of. */
export interface Tally extends Pick<RolloutFigures, 'canary' | 'cohort' | 'stable' | 'z' | 'evidence'> {
  /** Networks from which devices of either arm have reported. */
  networks: number;
  /** Of these, networks with a device on which the canary has failed. */
  failingNetworks: number;
  /** What failing devices of the canary have said most often. */
  commonReason: string | null;
}

/** From this share of failing devices on, a canary is broken and not merely worse. Noise of 5 % reaches it once in 1,000 rollouts. */
const BROKEN_SHARE = 0.3;
/** A fault that strikes the stable build too is not the canary's. */
const BROKEN_RATIO = 2;

const rate = ({ devices, failed }: { devices: number; failed: number }) => (devices === 0 ? 0 : failed / devices);
const share = (value: number) => `${(100 * value).toFixed(1)} %`;

/**
 * Why a rollout has to be halted, in a sentence; null while it may go on. Pure.
 *
 * It is halted at once when the canary is broken: `hardFailures` devices failed, three in ten or more of those that have it, and at least
 * twice the share of the stable arm. It is halted when the canary is worse: both arms have `minMounts` devices, the failure rates
 * differ by more than `maxFailureDelta`, and the evidence is 100 or more (`evidenceOfHarm`, in the place of one look at z > 2.33).
 *
 * One device counts once. When devices from several networks take part, failures from a single network halt nothing: one client that
 * invents devices cannot stop a rollout.
 */
export const judge = (
  { version, guard }: Pick<Rollout, 'version' | 'guard'>,
  stableBuild: string,
  tally: Tally,
): string | null => {
  if (tally.networks > 1 && tally.failingNetworks < 2) return null;
  const { canary, cohort, stable } = tally;
  const all = { devices: canary.devices + cohort.devices, failed: canary.failed + cohort.failed };
  const { commonReason: reason } = tally;
  const told = (verdict: string) => (reason === null ? verdict : t('with-reason', { verdict, reason }));
  const builds = { build: version, stable: stableBuild, stableDevices: stable.devices };
  if (all.failed >= guard.hardFailures && rate(all) >= BROKEN_SHARE && rate(all) >= BROKEN_RATIO * rate(stable)) {
    return told(t('broken', { ...builds, ...all, stableFailed: stable.failed }));
  }
  const isSeen = canary.devices >= guard.minMounts && stable.devices >= guard.minMounts;
  const isWorse = rate(canary) - rate(stable) > guard.maxFailureDelta && tally.evidence >= HALTING_EVIDENCE;
  if (!isSeen || !isWorse) return null;
  const shares = { share: share(rate(canary)), stableShare: share(rate(stable)) };
  return told(t('worse', { ...builds, ...shares, devices: canary.devices, z: tally.z?.toFixed(1) ?? '–' }));
};
