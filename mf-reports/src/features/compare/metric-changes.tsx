import { foreignText } from '@hub/shared/ui';
import type { MetricChange } from '@hub/shared/contracts/reports/comparison';
import { ChangeRow } from './change-row';
import { shareText } from './change-text';
import { t } from './messages';
import styles from './compare.module.css';

export function MetricChanges({ metrics, several }: { metrics: readonly MetricChange[]; several: boolean }) {
  return (
    <ul className={styles.rows}>
      {metrics.map(({ table, label, before, after, relative }) => (
        <ChangeRow
          key={`${table} ${label}`}
          label={several ? t('metric.of', { label, table: foreignText(table) }) : label}
          before={before?.text ?? null}
          after={after?.text ?? null}
          change={shareText(relative)}
        />
      ))}
    </ul>
  );
}
