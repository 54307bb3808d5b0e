import { toldShape, type ToldReading } from '../../contracts/reports/told-reading';
import { Select } from '../../ui/fields/select';
import { ColumnChoice } from './column-choice';
import styles from './correction.module.css';
import { JoinsFields } from './joins-fields';
import { t } from './messages';
import { OutcomeFields } from './outcome-fields';
import { RoleFields } from './role-fields';
import { draftOf, withDraft, type ReportTable } from './table-draft';
import { TotalsFields } from './totals-fields';

const AUTOMATIC = 'automatic';
const MAY_BE_TIME = new Set(['date', 'timestamp', 'integer']);

interface CorrectionFieldsProps {
  table: ReportTable;
  told: ToldReading;
  onChange: (told: ToldReading) => void;
}

/** All that can be said of how one table is to be read; each stays Automatic until it is said. */
export function CorrectionFields({ table, told, onChange }: CorrectionFieldsProps) {
  const draft = draftOf(told, table.name);
  const set = (part: Partial<typeof draft>) => onChange(withDraft(told, { ...draft, ...part }));
  const kind = table.reading?.shape.kind ?? 'unknown';
  return (
    <>
      <div className={styles.fields}>
        <OutcomeFields table={table} outcome={draft.outcome} onChange={(outcome) => set({ outcome })} />
        <ColumnChoice
          label={t('time')}
          columns={table.columns.filter(({ type }) => MAY_BE_TIME.has(type)).map(({ name }) => name)}
          value={draft.time}
          found={table.reading?.time?.name}
          onChoose={(time) => set({ time })}
        />
        <Select
          label={t('shape')}
          value={draft.shape ?? AUTOMATIC}
          options={[
            { value: AUTOMATIC, label: draft.shape ? t('automatic') : t('automatic.found', { what: t(`shape.${kind}`) }) },
            ...toldShape.options.map((shape) => ({ value: shape, label: t(`shape.${shape}`) })),
          ]}
          onChange={({ target }) => set({ shape: toldShape.options.find((shape) => shape === target.value) })}
        />
      </div>
      <TotalsFields table={table} totals={draft.totals ?? []} onChange={(totals) => set({ totals })} />
      <JoinsFields table={table} joins={told.joins ?? []} onChange={(joins) => onChange({ ...told, joins })} />
      <RoleFields
        table={table}
        corrections={told.corrections}
        onChange={(column, role) => {
          const others = told.corrections.filter((one) => one.table !== table.name || one.column !== column);
          onChange({ ...told, corrections: role === null ? others : [...others, { table: table.name, column, role }] });
        }}
      />
    </>
  );
}
