import type { SystemStatus } from '@hub/shared/contracts/reports/analysis';
import { formatCount, formatUptime } from '@hub/shared/format';
import { Badge, Card } from '@hub/shared/ui';
import { t } from '../../messages';
import styles from './system.module.css';

/** Live figures of the server. */
export function SystemPanel({ system, stale }: { system: SystemStatus; stale: boolean }) {
  const healthy = system.workers_healthy && system.database.healthy;
  const facts = [
    { label: t('system.queue'), value: formatCount(system.queue_length) },
    { label: t('system.running'), value: formatCount(system.running) },
    {
      label: t('system.database'),
      value: t('system.database.is', { kind: system.database.kind, healthy: system.database.healthy ? 'yes' : 'no' }),
    },
    { label: t('system.version'), value: system.engine_version },
    { label: t('system.uptime'), value: formatUptime(system.uptime_seconds) },
  ];
  return (
    <Card padding="lg" role="region" aria-labelledby="system-status">
      <div className={styles.head}>
        <h2 id="system-status" className={styles.title}>
          {t('system')}
        </h2>
        <span role="status">
          {stale ? (
            <Badge tone="warning">{t('system.stale')}</Badge>
          ) : (
            <Badge tone={healthy ? 'success' : 'danger'}>{t(healthy ? 'system.healthy' : 'system.unhealthy')}</Badge>
          )}
        </span>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
