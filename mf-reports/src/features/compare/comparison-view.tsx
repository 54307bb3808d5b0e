import { GitCompare, Minus, Plus, Equal } from 'lucide-react';
import type { ReportComparison } from '@hub/shared/contracts/comparison';
import { formatCount } from '@hub/shared/format';
import { Card, Disclosure, StatCard } from '@hub/shared/ui';
import { RULE } from './change-text';
import { FindingChanges } from './finding-changes';
import { MetricChanges } from './metric-changes';
import { SidePicker } from './side-picker';
import { TableChanges } from './table-changes';
import styles from './compare.module.css';

export function ComparisonView({ comparison }: { comparison: ReportComparison }) {
  const { tables, metrics, moved, appeared, vanished, unchanged } = comparison;
  return (
    <>
      <SidePicker {...comparison} />
      <section aria-label="Findings in figures" className={styles.cards}>
        <StatCard label="Moved" icon={<GitCompare />} value={formatCount(moved.length)} />
        <StatCard label="Appeared" icon={<Plus />} value={formatCount(appeared.length)} />
        <StatCard label="Vanished" icon={<Minus />} value={formatCount(vanished.length)} />
        <StatCard label="Unchanged" icon={<Equal />} value={formatCount(unchanged)} />
      </section>
      <div className={styles.pair}>
        <section className={styles.section} aria-labelledby="changes-tables">
          <h2 id="changes-tables" className={styles.heading}>
            Rows and columns
          </h2>
          <Card>
            <TableChanges tables={tables} />
          </Card>
        </section>
        {metrics.length > 0 && (
          <section className={styles.section} aria-labelledby="changes-metrics">
            <h2 id="changes-metrics" className={styles.heading}>
              Key metrics
            </h2>
            <Card>
              <MetricChanges metrics={metrics} several={tables.length > 1} />
            </Card>
          </section>
        )}
      </div>
      <FindingChanges {...comparison} />
      <Disclosure summary="How findings are compared">
        <p className={styles.note}>{RULE}</p>
      </Disclosure>
    </>
  );
}
