import { ROLES_OF_TYPE } from '@hub/shared/contracts/roles-of-type';
import type { ColumnRole, ReportDocument } from '@hub/shared/contracts/report';
import { formatCount } from '@hub/shared/format';
import { foreignText, Select } from '@hub/shared/ui';
import { ROLE_NAMES } from './role-names';
import styles from './columns.module.css';

export type ReportColumn = ReportDocument['tables'][number]['columns'][number];

const AUTOMATIC = 'automatic';

interface ColumnRowProps {
  column: ReportColumn;
  /** What the user has set; null where the engine decides. */
  role: ColumnRole | null;
  onChoose: (role: ColumnRole | null) => void;
}

export function ColumnRow({ column: { name, type, role: found, stats }, role, onChoose }: ColumnRowProps) {
  const possible = [...new Set([...ROLES_OF_TYPE[type], ...(role ? [role] : [])])];
  const options = [
    { value: AUTOMATIC, label: role === null ? `Automatic: ${ROLE_NAMES[found]}` : 'Automatic' },
    ...possible.map((each) => ({ value: each, label: ROLE_NAMES[each] })),
  ];
  return (
    <li className={styles.row}>
      <span className={styles.column}>
        <span className={styles.name}>
          <bdi>{foreignText(name)}</bdi>
        </span>
        <span className={styles.facts}>
          {type}, {formatCount(stats.distinct)} different
          {stats.missing > 0 && `, ${formatCount(stats.missing)} missing`}
        </span>
      </span>
      <Select
        compact
        label={`Role of ${foreignText(name)}`}
        className={styles.role}
        options={options}
        value={role ?? AUTOMATIC}
        onChange={({ target }) => onChoose(possible.find((each) => each === target.value) ?? null)}
      />
    </li>
  );
}
