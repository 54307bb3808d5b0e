import { useState } from 'react';
import { foreignText } from '../../contracts/foreign-text';
import type { ColumnCorrection, ColumnRole } from '../../contracts/reports/report';
import { ROLES_OF_TYPE } from '../../contracts/sources/roles-of-type';
import { SearchField } from '../../ui/fields/search-field';
import { Select } from '../../ui/fields/select';
import styles from './correction.module.css';
import { t } from './messages';
import type { ReportTable } from './table-draft';

const AUTOMATIC = 'automatic';
/** From so many columns on, a search box stands above them. */
const SEARCH_FROM = 12;

interface RoleFieldsProps {
  table: ReportTable;
  corrections: readonly ColumnCorrection[];
  onChange: (column: string, role: ColumnRole | null) => void;
}

/** What each column is for, with some of its values. */
export function RoleFields({ table: { name: table, columns, reading }, corrections, onChange }: RoleFieldsProps) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const shown = columns.filter(({ name }) => name.toLowerCase().includes(wanted));
  const examples = new Map(reading?.columns?.map((one) => [one.name, one.examples]));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('roles')}</legend>
      {columns.length >= SEARCH_FROM && <SearchField label={t('roles.search')} value={search} onChange={setSearch} />}
      <ul className={styles.rows}>
        {shown.map(({ name, type, role: found, stats }) => {
          const role = corrections.find((one) => one.table === table && one.column === name)?.role;
          const possible = [...new Set([...ROLES_OF_TYPE[type], ...(role ? [role] : [])])];
          const values = (examples.get(name) ?? []).map(foreignText).join(', ');
          return (
            <li key={name} className={styles.row}>
              <span className={styles.column}>
                <bdi className={styles.name}>{foreignText(name)}</bdi>
                <span className={styles.hint}>
                  {t('column.facts', { type: t(`type.${type}`), distinct: stats.distinct, missing: stats.missing })}
                </span>
                {values !== '' && <span className={styles.hint}>{t('examples', { examples: values })}</span>}
              </span>
              <Select
                compact
                label={t('role', { name: foreignText(name) })}
                value={role ?? AUTOMATIC}
                options={[
                  { value: AUTOMATIC, label: role ? t('automatic') : t('automatic.found', { what: t(`role.${found}`) }) },
                  ...possible.map((each) => ({ value: each, label: t(`role.${each}`) })),
                ]}
                onChange={({ target }) => onChange(name, possible.find((each) => each === target.value) ?? null)}
              />
            </li>
          );
        })}
      </ul>
      {shown.length === 0 && <p className={styles.hint}>{t('roles.none')}</p>}
    </fieldset>
  );
}
