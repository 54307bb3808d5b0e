import type { Row } from '../../duckdb/cell';
import type { Table } from '../../model';
import { fact, type Saying } from '../../insights/finding';
import type { Frame } from '../../insights/frame/frame';
import { human, labelText, list } from '../../wording/human';
import { rangeText } from '../../wording/date-text';
import { countText } from '../../wording/phrases';

/** How many rows the table has, in how many columns and over which time. */
export function sayRows({ rows, table, timeline }: Frame, facts: Row): Saying {
  const from = fact(facts, 'first');
  const period = Number.isNaN(from) ? '' : ` ${rangeText(from, fact(facts, 'last'), timeline?.finest === 'year')}`;
  const value = fact(facts, 'value');
  return {
    sentence: `The table holds ${countText(value, rows)} in ${countText(table.columns.length, 'columns')}${period}${totalsText(table)}.`,
    n: value,
  };
}

/** Which rows are not counted because they sum up others. */
function totalsText({ parts }: Table): string {
  if (!parts) return '';
  const members = list(parts.totals.map(({ column, label }) => `${human(column)} ${labelText(label)}`));
  return `, beside rows that hold the sum of the others (${members}) and are left out of all figures`;
}
