import { foreignText } from '../../contracts/foreign-text';
import type { ColumnRole } from '../../contracts/reports/report';
import type { TableCorrection } from '../../contracts/reports/told-reading';
import { Select } from '../../ui/fields/select';
import { ColumnChoice } from './column-choice';
import { t } from './messages';
import type { ReportTable } from './table-draft';

const NO_RESULT: ReadonlySet<ColumnRole> = new Set(['identifier', 'text', 'constant', 'empty', 'timestamp', 'personal-data']);
const LABELS: ReadonlySet<ColumnRole> = new Set(['boolean', 'category', 'ordered-category', 'geography']);
const EACH = 'each';
const LABEL = 'label:';
const GOOD = ['none', 'high', 'low'] as const;

type Outcome = TableCorrection['outcome'];

interface OutcomeFieldsProps {
  table: ReportTable;
  outcome: Outcome;
  onChange: (outcome: Outcome) => void;
}

/** What the table is about, which of its values counts, and which way is better. */
export function OutcomeFields({ table, outcome, onChange }: OutcomeFieldsProps) {
  const column = table.columns.find(({ name }) => name === outcome?.column);
  const labels = column && LABELS.has(column.role) ? (column.stats.top ?? []).map(([label]) => label) : [];
  const events = outcome?.event === undefined || labels.includes(outcome.event) ? labels : [...labels, outcome.event];
  const choose = (name: string | null | undefined) => {
    if (name === undefined || name === null) onChange(name);
    else onChange({ column: name, good: null });
  };
  return (
    <>
      <ColumnChoice
        label={t('outcome')}
        hint={t('outcome.hint')}
        columns={table.columns.filter(({ role }) => !NO_RESULT.has(role)).map(({ name }) => name)}
        value={outcome === null ? null : outcome?.column}
        found={inferredOutcome(table)}
        onChoose={choose}
      />
      {outcome && events.length > 0 && (
        <Select
          label={t('event')}
          value={outcome.event === undefined ? EACH : `${LABEL}${outcome.event}`}
          options={[
            { value: EACH, label: t('event.each') },
            ...events.map((label) => ({ value: `${LABEL}${label}`, label: foreignText(label) })),
          ]}
          onChange={({ target }) => {
            const { event: _, ...rest } = outcome;
            onChange(target.value === EACH ? rest : { ...rest, event: target.value.slice(LABEL.length) });
          }}
        />
      )}
      {outcome && (
        <Select
          label={t('good')}
          value={outcome.good ?? 'none'}
          options={GOOD.map((value) => ({ value, label: t(`good.${value}`) }))}
          onChange={({ target }) =>
            onChange({ ...outcome, good: target.value === 'high' || target.value === 'low' ? target.value : null })
          }
        />
      )}
    </>
  );
}

function inferredOutcome({ reading }: ReportTable): string | null {
  if (reading?.outcome.kind === 'outcome') return reading.outcome.outcome.column;
  return reading?.outcome.kind === 'lead-measure' ? reading.outcome.column : null;
}
