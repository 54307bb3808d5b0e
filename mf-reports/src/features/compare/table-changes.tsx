import { foreignText } from '@hub/shared/ui';
import type { TableChange } from '@hub/shared/contracts/reports/comparison';
import { formatCount } from '@hub/shared/format';
import { ChangeRow } from './change-row';
import { shareText } from './change-text';
import { t } from './messages';
import styles from './compare.module.css';

const countOf = (rows: number | null) => (rows === null ? null : formatCount(rows));
const shareOf = ({ before, after }: TableChange['rows']) => (before && after !== null ? (after - before) / before : null);
const list = (names: readonly string[]) => names.map((name) => t('columns.name', { name: foreignText(name) })).join(', ');

/** What became of a table's columns, a sentence each. */
const columnTexts = ({ columns_added, columns_removed, columns_retyped }: TableChange): string[] => [
  ...(columns_added.length > 0 ? [t('columns.new', { names: list(columns_added) })] : []),
  ...(columns_removed.length > 0 ? [t('columns.gone', { names: list(columns_removed) })] : []),
  ...columns_retyped.map(({ name, before, after }) =>
    t('columns.retyped', { name: foreignText(name), before: t(`type.${before}`), after: t(`type.${after}`) }),
  ),
];

export function TableChanges({ tables }: { tables: readonly TableChange[] }) {
  return (
    <ul className={styles.rows}>
      {tables.map((table) => {
        const columns = columnTexts(table);
        return (
          <li key={table.name}>
            <ul>
              <ChangeRow
                label={tables.length > 1 ? t('rows.of', { table: foreignText(table.name) }) : t('rows')}
                before={countOf(table.rows.before)}
                after={countOf(table.rows.after)}
                change={shareText(shareOf(table.rows))}
              />
              <li className={styles.columns}>
                <span className={styles.label}>{t('columns')}</span>
                <span>{columns.length > 0 ? columns.join(' ') : columnsSame(table)}</span>
              </li>
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

const columnsSame = ({ rows }: TableChange): string => {
  if (rows.before === null) return t('columns.later-only');
  return t(rows.after === null ? 'columns.earlier-only' : 'columns.same');
};
