import { GitCompare, Minus, Plus, Equal } from 'lucide-react';
import type { ReportComparison } from '@hub/shared/contracts/reports/comparison';
import { formatCount } from '@hub/shared/format';
import { Card, Disclosure, StatCard } from '@hub/shared/ui';
import { movedShare } from './change-text';
import { FindingChanges } from './finding-changes';
import { t } from './messages';
import { MetricChanges } from './metric-changes';
import { SidePicker } from './side-picker';
import { TableChanges } from './table-changes';
import styles from './compare.module.css';

export function ComparisonView({ comparison }: { comparison: ReportComparison }) {
  const { tables, metrics, moved, appeared, vanished, unchanged } = comparison;
  return (
    <>
      <SidePicker {...comparison} />
      <section aria-label={t('figures')} className={styles.cards}>
        <StatCard label={t('moved')} icon={<GitCompare />} value={formatCount(moved.length)} />
        <StatCard label={t('appeared')} icon={<Plus />} value={formatCount(appeared.length)} />
        <StatCard label={t('vanished')} icon={<Minus />} value={formatCount(vanished.length)} />
        <StatCard label={t('unchanged')} icon={<Equal />} value={formatCount(unchanged)} />
      </section>
      <div className={styles.pair}>
        <section className={styles.section} aria-labelledby="changes-tables">
          <h2 id="changes-tables" className={styles.heading}>
            {t('tables')}
          </h2>
          <Card>
            <TableChanges tables={tables} />
          </Card>
        </section>
        {metrics.length > 0 && (
          <section className={styles.section} aria-labelledby="changes-metrics">
            <h2 id="changes-metrics" className={styles.heading}>
              {t('metrics')}
            </h2>
            <Card>
              <MetricChanges metrics={metrics} several={tables.length > 1} />
            </Card>
          </section>
        )}
      </div>
      <FindingChanges {...comparison} />
      <Disclosure summary={t('rule')}>
        <p className={styles.note}>{t('rule.text', { share: movedShare() })}</p>
      </Disclosure>
    </>
  );
}
