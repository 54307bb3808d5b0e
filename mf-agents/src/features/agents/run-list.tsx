import { CircleCheck, CircleStop, CircleX } from 'lucide-react';
import type { AgentRun } from '@hub/shared/contracts/reports/analysis';
import { formatDateTime, formatRelativeTime, formatSeconds } from '@hub/shared/format';
import { reportPath } from '@hub/shared/router';
import { ForeignText, Link } from '@hub/shared/ui';
import { t } from '../../messages';
import styles from './agents.module.css';

const OUTCOMES = {
  ok: { icon: CircleCheck, className: styles.good },
  failed: { icon: CircleX, className: styles.low },
  cancelled: { icon: CircleStop, className: styles.neutral },
} as const;

/** What the agent has done, in words. */
const didOf = ({ agent, outcome, checked }: AgentRun): string =>
  outcome === 'ok' ? t(`${agent}.did`, checked ?? { right: 0, total: 0 }) : t(`run.${outcome}-at`);

const facts = (run: AgentRun): string =>
  [
    t('run.rows', { rows: run.rows }),
    formatSeconds(run.duration_ms / 1000),
    run.outcome === 'ok' && !run.within_budget ? t('run.late') : '',
  ]
    .filter((fact) => fact !== '')
    .join(' · ');

/** What an agent did on each of some reports, with the way to them. */
export function RunList({ runs, brief = false }: { runs: readonly AgentRun[]; brief?: boolean }) {
  if (runs.length === 0) return <p className={styles.small}>{t('runs.none')}</p>;
  return (
    <ul className={styles.runs}>
      {runs.map((run) => {
        const outcome = OUTCOMES[run.outcome];
        return (
          <li key={`${run.analysis_id}-${run.started_at}`} className={styles.run}>
            <outcome.icon className={outcome.className} aria-hidden="true" />
            <span>
              {run.report_id !== null && run.report_title ? (
                <Link to={reportPath(run.report_id)}>
                  <ForeignText>{run.report_title}</ForeignText>
                </Link>
              ) : (
                t('run.gone')
              )}
              <span className={styles.did}>{didOf(run)}</span>
              {!brief && <span className={styles.small}>{facts(run)}</span>}
            </span>
            <time dateTime={run.ended_at} title={formatDateTime(run.ended_at)} className={styles.small}>
              {formatRelativeTime(run.ended_at)}
            </time>
          </li>
        );
      })}
    </ul>
  );
}
