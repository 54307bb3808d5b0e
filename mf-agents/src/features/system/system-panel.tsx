import type { SystemStatus } from '@hub/shared/contracts/analysis';
import { formatCount, formatUptime } from '@hub/shared/format';
import { Badge, Card } from '@hub/shared/ui';
import styles from './system.module.css';

const DATABASES = { embedded: 'Embedded', postgresql: 'PostgreSQL' } as const;

/** Live figures of the server. */
export function SystemPanel({ system, stale }: { system: SystemStatus; stale: boolean }) {
  const healthy = system.workers_healthy && system.database.healthy;
  const facts = [
    { label: 'Queue length', value: formatCount(system.queue_length) },
    { label: 'Running', value: formatCount(system.running) },
    { label: 'Database', value: `${DATABASES[system.database.kind]}, ${system.database.healthy ? 'healthy' : 'not answering'}` },
    { label: 'Engine version', value: system.engine_version },
    { label: 'Uptime', value: formatUptime(system.uptime_seconds) },
  ];
  return (
    <Card padding="lg" role="region" aria-labelledby="system-status">
      <div className={styles.head}>
        <h2 id="system-status" className={styles.title}>
          System Status
        </h2>
        <span role="status">
          {stale ? (
            <Badge tone="warning">No answer, last known</Badge>
          ) : (
            <Badge tone={healthy ? 'success' : 'danger'}>{healthy ? 'All in service' : 'Not all in service'}</Badge>
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
