import type { DiscoveryDocument, RemoteEntry } from '../contracts/releases/discovery';
import { bucket } from './bucket';

export interface Visitor {
  /** The anonymous id of this device. */
  subject: string;
  cohorts?: readonly string[];
  /** Remote to build id, set by a developer. */
  overrides?: Readonly<Record<string, string>>;
  /** Builds that crashed on this device lately. */
  quarantine?: readonly { remote: string; buildId: string }[];
}

export type Reason = 'override' | 'cohort' | 'percentage' | 'stable' | 'previous' | 'last-resort' | 'none' | 'on-trial';

export interface Choice {
  /** Null when the document has no build that may run. */
  buildId: string | null;
  reason: Reason;
  arm: 'stable' | 'canary' | 'override';
  /** The rollout this visitor takes part in, in either arm. */
  rollout?: string;
  /** Builds that were passed over on the way, and why. */
  skipped: { buildId: string; because: 'blocked' | 'halted' | 'quarantined' | 'unknown' }[];
}

/** Whether the visitor is among those who get the rollout's version, and by which rule. */
function admission(name: string, rollout: NonNullable<RemoteEntry['rollout']>, visitor: Visitor): 'cohort' | 'percentage' | null {
  if (rollout.cohorts.some((cohort) => visitor.cohorts?.includes(cohort))) return 'cohort';
  return bucket(rollout.salt, name, visitor.subject) < rollout.weightBp ? 'percentage' : null;
}

function chooseBuild(name: string, entry: RemoteEntry, visitor: Visitor): Choice {
  const skipped: Choice['skipped'] = [];
  const { rollout } = entry;
  const open = rollout && (rollout.state === 'running' || rollout.state === 'paused') ? rollout : undefined;

  const override = visitor.overrides?.[name];
  if (override !== undefined) {
    if (entry.versions[override]) return { buildId: override, reason: 'override', arm: 'override', skipped };
    skipped.push({ buildId: override, because: 'unknown' });
  }

  const isQuarantined = (buildId: string) =>
    visitor.quarantine?.some((each) => each.remote === name && each.buildId === buildId) ?? false;
  const usable = (buildId: string, minding: 'quarantine' | 'blocks only' = 'quarantine'): boolean => {
    const because = !entry.versions[buildId]
      ? 'unknown'
      : entry.blocked.includes(buildId)
        ? 'blocked'
        : minding === 'quarantine' && isQuarantined(buildId)
          ? 'quarantined'
          : null;
    if (because) skipped.push({ buildId, because });
    return because === null;
  };

  if (rollout?.state === 'halted') skipped.push({ buildId: rollout.version, because: 'halted' });
  const admitted = open && admission(name, open, visitor);
  if (open && admitted && usable(open.version)) {
    return { buildId: open.version, reason: admitted, arm: 'canary', rollout: open.id, skipped };
  }

  // Nothing was there before it to fall back to.
  if (entry.onTrial) return { buildId: null, reason: 'on-trial', arm: 'stable', skipped };

  const stableArm = { arm: 'stable' as const, ...(open && { rollout: open.id }), skipped };
  // A halted version is not to come back by the side door of `previous`.
  const isHalted = (buildId: string) => rollout?.state === 'halted' && rollout.version === buildId;
  const { stable, previous } = entry;
  if (usable(stable)) return { buildId: stable, reason: 'stable', ...stableArm };
  if (previous !== null && !isHalted(previous) && usable(previous))
    return { buildId: previous, reason: 'previous', ...stableArm };
  // Nothing else is left: a build that crashed here once is better than no screen at all. A blocked one is not.
  if (usable(stable, 'blocks only')) return { buildId: stable, reason: 'last-resort', ...stableArm };
  return { buildId: null, reason: 'none', ...stableArm };
}

/**
 * Which build of each remote a visitor gets, and why. Pure: the same document and visitor always give the same answer.
 * Order: override → blocked or halted → quarantine → cohort → percentage → stable → previous.
 */
export function resolve(document: DiscoveryDocument, visitor: Visitor): Record<string, Choice> {
  return Object.fromEntries(Object.entries(document.remotes).map(([name, entry]) => [name, chooseBuild(name, entry, visitor)]));
}
