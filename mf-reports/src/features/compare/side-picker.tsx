import { useNavigate } from '@hub/shared/router';
import type { ComparedReport, ReportComparison } from '@hub/shared/contracts/comparison';
import { formatCount, formatDateTime } from '@hub/shared/format';
import { Card, foreignText, Link, Select } from '@hub/shared/ui';
import { comparePath } from './compare-path';
import styles from './compare.module.css';

const optionOf = ({ id, created_at, record_count }: ComparedReport) => ({
  value: id,
  label: `${formatDateTime(created_at)} · ${formatCount(record_count)} ${record_count === 1 ? 'record' : 'records'}`,
});

/** Which two reports of the source stand side by side. */
export function SidePicker({ older, newer, reports }: Pick<ReportComparison, 'older' | 'newer' | 'reports'>) {
  const navigate = useNavigate();
  const at = (id: string) => reports.findIndex((report) => report.id === id);
  const sides = [
    {
      label: 'Earlier report',
      chosen: older,
      options: reports.slice(at(newer.id) + 1),
      path: (id: string) => comparePath(newer.id, id),
    },
    {
      label: 'Later report',
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
              onChange={(event) => void navigate(path(event.target.value))}
            />
            <Link to={`/dashboard/reports?report=${chosen.id}`}>
              Read “<bdi>{foreignText(chosen.report_title)}</bdi>”
            </Link>
          </div>
        ))}
      </div>
    </Card>
  );
}
