import { reportPath, useNavigate } from '@hub/shared/router';
import type { ComparedReport, ReportComparison } from '@hub/shared/contracts/reports/comparison';
import { formatDateTime } from '@hub/shared/format';
import { Card, foreignText, Link, Select } from '@hub/shared/ui';
import { comparePath } from './compare-path';
import { rich, t } from './messages';
import styles from './compare.module.css';

const optionOf = ({ id, created_at, record_count }: ComparedReport) => ({
  value: id,
  label: t('side.option', { when: formatDateTime(created_at), n: record_count }),
});

/** Which two reports of the source stand side by side. */
export function SidePicker({ older, newer, reports }: Pick<ReportComparison, 'older' | 'newer' | 'reports'>) {
  const navigate = useNavigate();
  const at = (id: string) => reports.findIndex((report) => report.id === id);
  const sides = [
    {
      label: t('side.earlier'),
      chosen: older,
      options: reports.slice(at(newer.id) + 1),
      path: (id: string) => comparePath(newer.id, id),
    },
    {
      label: t('side.later'),
      chosen: newer,
      options: reports.slice(0, at(older.id)),
      path: (id: string) => comparePath(id, older.id),
    },
  ];
  return (
    <Card>
      <div className={styles.sides}>
        {sides.map(({ label, chosen, options, path }) => (
          <div key={label} className={styles.side}>
            <Select
              label={label}
              options={(options.some(({ id }) => id === chosen.id) ? options : [chosen]).map(optionOf)}
              value={chosen.id}
              onChange={(event) => navigate(path(event.target.value))}
            />
            <Link to={reportPath(chosen.id)}>
              {rich('side.read', { title: foreignText(chosen.report_title), bdi: (title) => <bdi>{title}</bdi> })}
            </Link>
          </div>
        ))}
      </div>
    </Card>
  );
}
