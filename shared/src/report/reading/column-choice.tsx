import { foreignText } from '../../contracts/foreign-text';
import { Select } from '../../ui/fields/select';
import { t } from './messages';

const AUTOMATIC = 'automatic';
const NONE = 'none';
/** Before a column's name, which may be any text. */
const COLUMN = 'column:';

interface ColumnChoiceProps {
  label: string;
  hint?: string;
  columns: readonly string[];
  /** A column; null: none; undefined: the engine decides. */
  value: string | null | undefined;
  /** What the engine has decided, where it did. */
  found?: string | null | undefined;
  onChoose: (column: string | null | undefined) => void;
}

/** One column of the table, none of them, or the one that the engine finds. */
export function ColumnChoice({ label, hint, columns, value, found, onChoose }: ColumnChoiceProps) {
  const automatic =
    value !== undefined
      ? t('automatic')
      : found === undefined || found === null
        ? t('automatic.none')
        : t('automatic.found', { what: foreignText(found) });
  // One that is gone stays to be seen until it is taken back.
  const names = value === undefined || value === null || columns.includes(value) ? columns : [...columns, value];
  return (
    <Select
      label={label}
      hint={hint}
      value={value === undefined ? AUTOMATIC : value === null ? NONE : `${COLUMN}${value}`}
      options={[
        { value: AUTOMATIC, label: automatic },
        { value: NONE, label: t('none') },
        ...names.map((name) => ({ value: `${COLUMN}${name}`, label: foreignText(name) })),
      ]}
      onChange={({ target }) =>
        onChoose(target.value === AUTOMATIC ? undefined : target.value === NONE ? null : target.value.slice(COLUMN.length))
      }
    />
  );
}
