import type { RemoteRelease } from '@hub/shared/contracts/releases/releases';
import { formatPercent } from '@hub/shared/format';
import { useQuery } from '@hub/shared/query';
import { ForeignText, InlineNote } from '@hub/shared/ui';
import { t } from '../../messages';
import { auditQuery } from '../../queries';
import { ChangeButtons } from '../change/change-buttons';
import { AuditSection } from './audit-section';
import { BuildsSection } from './builds-section';
import { CrashesSection } from './crashes-section';
import { ErrorsSection } from './errors-section';
import { FiguresSection } from './figures-section';
import { Facts, Section } from './section';
import { StateBadge } from './state-badge';
import styles from './remote.module.css';

interface RemotePanelProps {
  remote: RemoteRelease;
  onChanged: (remote: RemoteRelease, revision: number) => void;
}

function rolloutText({ rollout }: RemoteRelease): string {
  if (!rollout) return t('rollout.none');
  const said = { build: rollout.version, share: formatPercent(rollout.weightBp / 100, 2) };
  return rollout.cohorts.length === 0
    ? t('rollout.at', said)
    : t('rollout.at.cohorts', { ...said, cohorts: rollout.cohorts.join(', ') });
}

/** All that is known of one remote, and what may be done with it. */
export function RemotePanel({ remote, onChanged }: RemotePanelProps) {
  const audit = useQuery(auditQuery, remote.name);
  const { rollout } = remote;
  return (
    <div className={styles.panel}>
      <Section title={remote.name} aside={rollout && <StateBadge state={rollout.state} />}>
        <Facts
          facts={[
            { label: t('stable'), value: remote.stable ?? t('stable.none') },
            { label: t('previous'), value: remote.previous ?? '–' },
            { label: t('rollout'), value: rolloutText(remote) },
            { label: t('team'), value: `${remote.owner.team}, ${remote.owner.contact}` },
          ]}
        />
        {rollout?.reason && (
          <InlineNote tone={rollout.state === 'halted' ? 'danger' : 'warning'}>
            <ForeignText>{t('reason', { reason: rollout.reason })}</ForeignText>
          </InlineNote>
        )}
        <ChangeButtons
          remote={remote}
          onChanged={(next, revision) => {
            onChanged(next, revision);
            audit.refresh();
          }}
        />
      </Section>
      {rollout && <FiguresSection rollout={rollout} />}
      <ErrorsSection remote={remote} />
      <CrashesSection remote={remote.name} />
      <AuditSection isFailed={audit.status === 'failed'} entries={audit.data?.entries ?? null} />
      <BuildsSection remote={remote} />
    </div>
  );
}
