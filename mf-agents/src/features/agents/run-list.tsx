import { CircleCheck, CircleStop, CircleX } from 'lucide-react';
import type { AgentRun } from '@hub/shared/contracts/analysis';
import { formatDateTime, formatRelativeTime, formatSeconds } from '@hub/shared/format';
import { reportPath } from '@hub/shared/router';
import { Link } from '@hub/shared/ui';
import { inSentence } from '@hub/shared/words';
import { rich, t } from '../../messages';
import styles from './agents.module.css';

const OUTCOMES = {
  ok: { icon: CircleCheck, className: styles.good },
  failed: { icon: CircleX, className: styles.low },
  cancelled: { icon: CircleStop, className: styles.neutral },
} as const;

const facts = (run: AgentRun): string =>
  [
    formatSeconds(run.duration_ms / 1000),
    t('run.rows', { rows: run.rows }),
    run.checked ? t('run.checked', run.checked) : '',
    run.outcome === 'ok' && !run.within_budget ? t('run.late') : '',
  ]
    .filter((fact) => fact !== '')
    .join(' · ');

export function RunList({ runs }: { runs: readonly AgentRun[] }) {
  if (runs.length === 0) return <p className={styles.small}>{t('runs.none')}</p>;
  return (
    <ul className={styles.runs}>
      {runs.map((run) => {
        const outcome = OUTCOMES[run.outcome];
        return (
          <li key={`${run.analysis_id}-${run.started_at}`} className={styles.run}>
            <outcome.icon className={outcome.className} aria-hidden="true" />
            <span>
              {rich(`run.${run.outcome}`, {
                when: inSentence(formatRelativeTime(run.ended_at)),
                time: (text) => (
                  <time dateTime={run.ended_at} title={formatDateTime(run.ended_at)}>
                    {text}
                  </time>
                ),
              })}
              <span className={styles.small}>{facts(run)}</span>
            </span>
            {run.report_id !== null && (
              <Link to={reportPath(run.report_id)} className={styles.small}>
                {t('run.report')}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
