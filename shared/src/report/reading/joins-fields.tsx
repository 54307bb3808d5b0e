import { useState } from 'react';
import { foreignText } from '../../contracts/foreign-text';
import type { ToldJoin } from '../../contracts/reports/told-reading';
import { Button } from '../../ui/buttons/button';
import { Checkbox } from '../../ui/fields/checkbox';
import { Select } from '../../ui/fields/select';
import { useReport } from '../report-context';
import styles from './correction.module.css';
import { joinsOfTable, withJoin } from './join-draft';
import { t } from './messages';
import type { ReportTable } from './table-draft';

interface JoinsFieldsProps {
  table: ReportTable;
  joins: readonly ToldJoin[];
  onChange: (joins: ToldJoin[]) => void;
}

/** How this table refers to others: what was found or declared, each to be denied, and what the reader adds. */
export function JoinsFields({ table, joins, onChange }: JoinsFieldsProps) {
  const report = useReport();
  const others = report.tables.filter(({ name }) => name !== table.name);
  const own = columnsOf(table);
  const [column, setColumn] = useState(own[0] ?? '');
  const [target, setTarget] = useState('');
  const targets = others.flatMap((other) =>
    columnsOf(other).map((referenced) => ({
      table: other.name,
      column: referenced,
      key: JSON.stringify([other.name, referenced]),
    })),
  );
  const chosen = targets.find(({ key }) => key === target) ?? targets[0];
  if (!chosen || own.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('joins')}</legend>
      <p className={styles.hint}>{t('joins.hint')}</p>
      {joinsOfTable(table.name, report.joins, joins).map((join) => (
        <Checkbox
          key={JSON.stringify([join.columns, join.referencedTable, join.referencedColumns])}
          label={t('joins.refers', {
            columns: join.columns.map(foreignText).join(', '),
            other: foreignText(join.referencedTable),
            keys: join.referencedColumns.map(foreignText).join(', '),
          })}
          checked={join.related}
          onChange={({ target: { checked } }) => onChange(withJoin(joins, { ...join, related: checked }))}
        />
      ))}
      <div className={styles.add}>
        <Select
          label={t('joins.column')}
          value={column}
          options={own.map((name) => ({ value: name, label: foreignText(name) }))}
          onChange={(event) => setColumn(event.target.value)}
        />
        <Select
          label={t('joins.target')}
          value={chosen.key}
          options={targets.map(({ key, table: other, column: referenced }) => ({
            value: key,
            label: t('joins.target.of', { column: foreignText(referenced), table: foreignText(other) }),
          }))}
          onChange={(event) => setTarget(event.target.value)}
        />
        <Button
          onClick={() =>
            onChange(
              withJoin(joins, {
                table: table.name,
                columns: [column],
                referencedTable: chosen.table,
                referencedColumns: [chosen.column],
                related: true,
              }),
            )
          }
        >
          {t('joins.add')}
        </Button>
      </div>
    </fieldset>
  );
}

/** Those that can be referred to or by: what came from another table is none of its own. */
const columnsOf = ({ columns }: ReportTable): string[] => columns.filter(({ carried }) => !carried).map(({ name }) => name);
