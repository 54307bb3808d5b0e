import { ROLES_OF_TYPE } from '@hub/shared/contracts/roles-of-type';
import type { ColumnRole, ReportDocument } from '@hub/shared/contracts/report';
import { foreignText, Select } from '@hub/shared/ui';
import { t } from '../../messages';
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
    {
      value: AUTOMATIC,
      label: role === null ? t('column.automatic.found', { role: t(`role.${found}`) }) : t('column.automatic'),
    },
    ...possible.map((each) => ({ value: each, label: t(`role.${each}`) })),
  ];
  return (
    <li className={styles.row}>
      <span className={styles.column}>
        <span className={styles.name}>
          <bdi>{foreignText(name)}</bdi>
        </span>
        <span className={styles.facts}>
          {t('column.facts', { type: t(`type.${type}`), distinct: stats.distinct, missing: stats.missing })}
        </span>
      </span>
      <Select
        compact
        label={t('column.role', { name: foreignText(name) })}
        className={styles.role}
        options={options}
        value={role ?? AUTOMATIC}
        onChange={({ target }) => onChoose(possible.find((each) => each === target.value) ?? null)}
      />
    </li>
  );
}
