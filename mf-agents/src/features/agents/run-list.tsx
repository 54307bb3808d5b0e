import { CircleCheck, CircleStop, CircleX } from 'lucide-react';
import type { AgentRun } from '@hub/shared/contracts/analysis';
import { formatCount, formatDateTime, formatRelativeTime, formatSeconds } from '@hub/shared/format';
import { reportPath } from '@hub/shared/router';
import { Link } from '@hub/shared/ui';
import styles from './agents.module.css';

const OUTCOMES = {
  ok: { icon: CircleCheck, text: 'Finished', className: styles.good },
  failed: { icon: CircleX, text: 'Failed', className: styles.low },
  cancelled: { icon: CircleStop, text: 'Cancelled', className: styles.neutral },
} as const;

const facts = (run: AgentRun): string =>
  [
    formatSeconds(run.duration_ms / 1000),
    `${formatCount(run.rows)} ${run.rows === 1 ? 'row' : 'rows'}`,
    run.checked ? `${formatCount(run.checked.right)} of ${formatCount(run.checked.total)} right` : '',
    run.outcome === 'ok' && !run.within_budget ? 'over its time budget' : '',
  ]
    .filter((fact) => fact !== '')
    .join(' · ');

export function RunList({ runs }: { runs: readonly AgentRun[] }) {
  if (runs.length === 0) return <p className={styles.small}>No run yet. The first analysis will show here.</p>;
  return (
    <ul className={styles.runs}>
      {runs.map((run) => {
        const outcome = OUTCOMES[run.outcome];
        return (
          <li key={`${run.analysis_id}-${run.started_at}`} className={styles.run}>
            <outcome.icon className={outcome.className} aria-hidden="true" />
            <span>
              {outcome.text}{' '}
              <time dateTime={run.ended_at} title={formatDateTime(run.ended_at)}>
                {formatRelativeTime(run.ended_at).toLowerCase()}
              </time>
              <span className={styles.small}>{facts(run)}</span>
            </span>
            {run.report_id !== null && (
              <Link to={reportPath(run.report_id)} className={styles.small}>
                Report
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
