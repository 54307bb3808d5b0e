import { Filter } from 'lucide-react';
import { useId, useState } from 'react';
import type { ClaimRowsResponse, RowsFilter } from '../../contracts/reports/claim';
import { Button } from '../../ui/buttons/button';
import { t } from '../messages';
import styles from './rows.module.css';

const KINDS = ['contains', 'at-least', 'at-most'] as const;
const isKind = (value: string): value is RowsFilter['is'] => KINDS.some((kind) => kind === value);

interface RowsFilterFormProps {
  page: ClaimRowsResponse;
  titles: ReadonlyMap<string, string>;
  filter: RowsFilter | undefined;
  onFilter: (filter: RowsFilter | undefined) => void;
}

/** Which rows are shown, by what one of their columns holds. */
export function RowsFilterForm({ page: { columns, rows }, titles, filter, onFilter }: RowsFilterFormProps) {
  const id = useId();
  const [column, setColumn] = useState(filter?.column ?? columns[0] ?? '');
  const [is, setIs] = useState<RowsFilter['is']>(filter?.is ?? 'contains');
  const [text, setText] = useState(filter === undefined ? '' : String(filter.value));
  const at = columns.indexOf(column);
  const isNumeric = rows.some((row) => typeof row[at] === 'number');
  const submit = () => {
    const wanted = text.trim();
    if (wanted === '') {
      onFilter(undefined);
      return;
    }
    const number = Number(wanted.replace(/\s/g, ''));
    const isNumber = is !== 'contains' && Number.isFinite(number) && (isNumeric || typeof filter?.value === 'number');
    onFilter({ column, is, value: isNumber ? number : wanted });
  };
  return (
    <form
      className={styles.filter}
      aria-label={t('number.filter')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <select
        id={`${id}-column`}
        aria-label={t('number.filter.column')}
        value={column}
        onChange={(event) => setColumn(event.target.value)}
      >
        {columns.map((each) => (
          <option key={each} value={each}>
            {titles.get(each)}
          </option>
        ))}
      </select>
      <select
        aria-label={t('number.filter.is')}
        value={is}
        onChange={(event) => isKind(event.target.value) && setIs(event.target.value)}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`number.filter.${kind}`)}
          </option>
        ))}
      </select>
      <input
        aria-label={t('number.filter.value')}
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
      />
      <Button size="sm" type="submit" icon={<Filter size={16} />}>
        {t('number.filter.apply')}
      </Button>
      {filter && (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            setText('');
            onFilter(undefined);
          }}
        >
          {t('number.filter.clear')}
        </Button>
      )}
    </form>
  );
}
