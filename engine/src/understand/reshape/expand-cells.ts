import type { DuckDBConnection } from '@duckdb/node-api';
import type { TableModel } from '../../contracts/table/table-model';
import { quoteName, quoteText } from '../../duckdb/quote-sql';
import { rowsOf } from '../../insights/rows-of';
import type { LoadedColumn, LoadedTable } from '../../read/load/loaded-table';
import { human, labelText } from '../../wording/human';
import { t } from './messages';
import { freeName, madeColumn, type Reshaped, writeForm } from './reshaped';
import { LIMITS } from './limits';

/**
 * A row for each case that a table of cells counts, so that every figure is one of cases and not of cells. Of two counts beside each other
 * the kind becomes a column: cases and controls, or those of all to whom it happened.
 */
export async function expandCells(
  connection: DuckDBConnection,
  table: LoadedTable,
  { shape, columns, algebra }: TableModel,
  signal?: AbortSignal,
): Promise<Reshaped | null> {
  const weight = table.columns.find(({ name }) => name === shape.weight);
  if (shape.kind !== 'cells' || !weight || shape.key.length === 0) return null;
  const counts = columns.filter(({ role }) => role === 'measure').map(({ name }) => name);
  const [other, ...more] = counts.filter((name) => name !== weight.name);
  if (more.length > 0) return null;
  const part = algebra.find((relation) => relation.kind === 'part' && relation.target === other && relation.of === weight.name);
  const all = quoteName(weight.name);
  const own = other === undefined ? null : quoteName(other);
  const shares: [string, string][] = own === null ? [[all, 'NULL']] : part ? [[own, 'true'], [`${all} - ${own}`, 'false']] : [[all, quoteText(caseOf(weight.name))], [own, quoteText(caseOf(other ?? ''))]]; // prettier-ignore
  const sum = shares.map(([count]) => `coalesce(${count}, 0)`).join(' + ');
  const counted = [all, ...(own === null ? [] : [own])];
  const [row = []] = await rowsOf(
    connection,
    `SELECT CAST(sum(${sum}) AS DOUBLE), bool_and(${counted.map((count) => `coalesce(${count}, 0) >= 0`).join(' AND ')}` +
      `${part && own !== null ? ` AND coalesce(${own} <= ${all}, true)` : ''}) FROM ${table.relation}`,
  );
  const [cases, sound] = row;
  if (typeof cases !== 'number' || cases < table.rows || cases > LIMITS.mostCases || sound !== true) return null;
  // A number of the cell is none of its cases.
  const isRowNumber = (name: string) =>
    columns.some((one) => one.name === name && one.role === 'identifier' && !shape.key.includes(name));
  const kept = table.columns.filter(({ name }) => name !== weight.name && name !== other && !isRowNumber(name));
  const kind =
    other === undefined
      ? null
      : freeName(
          part ? human(other) : t('kind'),
          kept.map(({ name }) => name),
        );
  const relation = `${table.relation}_cases`;
  // A header may be `range`, as the numbers beside it are.
  const attributes = kept.map(({ name }) => `cells.${quoteName(name)}`).join(', ');
  const selects = shares.map(
    ([count, label]) =>
      `SELECT ${attributes}${kind === null ? '' : `, ${label} AS ${quoteName(kind)}`} FROM ${table.relation} AS cells, range(CAST(coalesce(${count}, 0) AS BIGINT))`,
  );
  const select = selects.join(' UNION ALL ');
  await writeForm(connection, relation, select, signal);
  const made: LoadedColumn[] = kind === null ? [] : [madeColumn(kind, part ? 'boolean' : 'text')];
  const said = { rows: table.rows, cases };
  return {
    select,
    table: { ...table, relation, rows: cases, columns: [...kept, ...made] },
    columns: [weight.name, ...(other === undefined ? [] : [other])],
    ...(kind === null ? {} : { outcome: { column: kind, event: part ? 'true' : caseOf(other ?? '') } }),
    sentence:
      other === undefined
        ? t('cells', { ...said, weight: labelText(weight.name) })
        : part
          ? t('part', { ...said, whole: labelText(weight.name), part: labelText(other) })
          : t('two-counts', { ...said, first: labelText(other), second: labelText(weight.name) }),
  };
}

/** What a count counts: `ncases` and `number_of_cases` count cases. */
const caseOf = (column: string): string => human(column).replace(/^(?:n|no|num|number|count)(?: of)?[ .]?(?=\p{L}{4})/u, '');
