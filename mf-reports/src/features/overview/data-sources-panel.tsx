import { SOURCE_TYPES } from '@hub/shared/contracts/constants';
import type { ReportAnalytics } from '@hub/shared/contracts/reports/report';
import { formatCount, SOURCE_NAMES } from '@hub/shared/format';
import { SourceIcon } from '@hub/shared/ui';
import { language } from '@hub/shared/words';
import { t } from './messages';
import { Panel } from './panel';
import styles from './overview.module.css';

/** How many reports came from each source. */
export function DataSourcesPanel({ figures }: { figures: ReportAnalytics }) {
  const counts = figures.reports_by_source;
  const byName = [...SOURCE_TYPES].sort((a, b) => SOURCE_NAMES[a].localeCompare(SOURCE_NAMES[b], language()));
  const total = byName.reduce((sum, source) => sum + counts[source], 0);
  return (
    <Panel title={t('sources')}>
      <ul className={styles.rows}>
        {byName.map((source) => (
          <li key={source} className={styles.source}>
            <SourceIcon source={source} size="sm" />
            <span>{SOURCE_NAMES[source]}</span>
            <span className={styles.number}>{formatCount(counts[source])}</span>
            <span className={styles.share} aria-hidden="true">
              <span className={styles[source]} style={{ inlineSize: `${total === 0 ? 0 : (100 * counts[source]) / total}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
