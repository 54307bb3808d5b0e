import { useState } from 'react';
import { foreignText } from '../../contracts/foreign-text';
import type { ToldTotal } from '../../contracts/reports/told-reading';
import { Button } from '../../ui/buttons/button';
import { Checkbox } from '../../ui/fields/checkbox';
import { Select } from '../../ui/fields/select';
import { TextField } from '../../ui/fields/text-field';
import styles from './correction.module.css';
import { t } from './messages';
import type { ReportTable } from './table-draft';

interface TotalsFieldsProps {
  table: ReportTable;
  totals: readonly ToldTotal[];
  onChange: (totals: ToldTotal[]) => void;
}

/** Values that hold the sum of others: those that were found, those whose name says so, and those that the reader adds. */
export function TotalsFields({ table, totals, onChange }: TotalsFieldsProps) {
  const possible = table.columns.filter(({ type, role }) => type === 'text' && role !== 'personal-data' && role !== 'text');
  const [column, setColumn] = useState(possible[0]?.name ?? '');
  const [label, setLabel] = useState('');
  const found = (table.reading?.shape.totals ?? []).map((one) => ({
    column: one.column,
    label: one.label,
    isTotal: one.by !== 'word',
  }));
  const isSame = (one: ToldTotal, other: ToldTotal) => one.column === other.column && one.label === other.label;
  const shown = [...found.filter((one) => !totals.some((other) => isSame(one, other))), ...totals];
  const set = (total: ToldTotal) => onChange([...totals.filter((one) => !isSame(one, total)), total]);
  if (possible.length === 0 && shown.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('totals')}</legend>
      <p className={styles.hint}>{t('totals.hint')}</p>
      {[...shown]
        .sort((a, b) => (JSON.stringify([a.column, a.label]) < JSON.stringify([b.column, b.label]) ? -1 : 1))
        .map((one) => (
          <Checkbox
            key={JSON.stringify([one.column, one.label])}
            label={t('totals.is', { label: foreignText(one.label), column: foreignText(one.column) })}
            checked={one.isTotal}
            onChange={({ target }) => set({ ...one, isTotal: target.checked })}
          />
        ))}
      {possible.length > 0 && (
        <div className={styles.add}>
          <Select
            label={t('totals.column')}
            value={column}
            options={possible.map(({ name }) => ({ value: name, label: foreignText(name) }))}
            onChange={({ target }) => setColumn(target.value)}
          />
          <TextField label={t('totals.label')} value={label} maxLength={1000} onChange={({ target }) => setLabel(target.value)} />
          <Button
            disabled={label.trim() === ''}
            onClick={() => {
              set({ column, label: label.trim(), isTotal: true });
              setLabel('');
            }}
          >
            {t('totals.add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
