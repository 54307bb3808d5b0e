import type { DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';
import { bucket, resolve, type Visitor } from '@hub/shared/discovery';
import { percent, table } from './table';

/** Why a device gets a build, in words. */
function because(document: DiscoveryDocument, visitor: Visitor, name: string): { buildId: string; why: string } {
  const choice = resolve(document, visitor)[name];
  const rollout = document.remotes[name]?.rollout;
  const isOpen = rollout?.state === 'running' || rollout?.state === 'paused';
  const { cohorts = [], weightBp = 0 } = rollout ?? {};
  const place = rollout ? bucket(rollout.salt, name, visitor.subject) : 0;
  const reasons = {
    override: 'a developer has chosen it',
    cohort: `in the cohort ${cohorts.filter((each) => visitor.cohorts?.includes(each)).join(', ')}`,
    percentage: `by lot: place ${place} is below ${weightBp} (${percent(weightBp)} of 10000)`,
    stable: isOpen ? `stable: place ${place} is not below ${weightBp} (${percent(weightBp)} of 10000)` : 'stable',
    previous: 'previous: the stable build may not run',
    'last-resort': 'nothing else is left',
    none: 'no build may run',
    'on-trial': 'the first build is on trial elsewhere',
  };
  const skipped = choice?.skipped.map(({ buildId, because: why }) => `${buildId} is ${why}`) ?? [];
  return { buildId: choice?.buildId ?? '–', why: [reasons[choice?.reason ?? 'none'], ...skipped].join('; ') };
}

/** Which build of each remote a device gets. */
export function explainChoices(document: DiscoveryDocument, visitor: Visitor): string {
  const rows = Object.keys(document.remotes)
    .sort()
    .map((name) => {
      const { buildId, why } = because(document, visitor, name);
      return [name, buildId, why];
    });
  const cohorts = visitor.cohorts?.length ? ` in the cohort ${visitor.cohorts.join(', ')}` : '';
  return `Device ${visitor.subject}${cohorts}, revision ${document.revision}\n\n${table(['Remote', 'Build', 'Why'], rows)}`;
}
