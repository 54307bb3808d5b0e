import type { Row } from '../../duckdb/cell';
import { fact, type Saying } from '../../insights/finding';
import type { Frame } from '../../insights/frame/frame';
import { columnNames } from '../../wording/column-names';
import { labelText, list } from '../../wording/human';
import { rangeText } from '../../wording/date-text';
import { wholeText } from '../../wording/number-text';
import { countText } from '../../wording/phrases';
import { t } from './messages';

/** How many rows the table has, in how many columns and over which time, and which ones are not counted because they sum up others. */
export function sayRows({ rows, table, timeline }: Frame, facts: Row): Saying {
  const from = fact(facts, 'first');
  const dated = !Number.isNaN(from);
  const value = fact(facts, 'value');
  const nameOf = columnNames(table.columns);
  const totals = table.parts?.totals ?? [];
  // A column that reading has added, such as a moment of a day and a time, is none that the reader of the same rows would count.
  const columns = table.written?.rows === value ? table.written.columns : table.columns.length - (table.made ?? []).length;
  return {
    sentence: t('rows', {
      count: countText(value, rows),
      n: columns,
      columns: wholeText(columns),
      dated,
      period: dated ? rangeText(from, fact(facts, 'last'), timeline?.finest === 'year') : '',
      totals: table.parts !== undefined,
      members: list(totals.map(({ column, label }) => t('member', { noun: nameOf(column), label: labelText(label) }))),
    }),
    n: value,
  };
}
