import type { ColumnCorrection } from '@hub/shared/contracts/sources/column-roles';
import type { ReportDocument } from '@hub/shared/contracts/reports/report';
import { ROLES_OF_TYPE } from '@hub/shared/contracts/sources/roles-of-type';
import type { TableCorrection, ToldJoin } from '@hub/shared/contracts/reports/told-reading';
import { AppError } from '../../../errors';
import { t } from '../../../messages';

/** @throws AppError when the report has no such column, or the column cannot have the role */
export const requirePossibleRoles = ({ tables }: ReportDocument, corrections: ColumnCorrection[]) => {
  const seen = new Set<string>();
  for (const { table, column, role } of corrections) {
    const found = tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === column);
    if (!found) throw new AppError('invalid-input', t('invalid-input.no-column', { column, table }));
    if (role !== found.role && !ROLES_OF_TYPE[found.type].includes(role))
      throw new AppError('invalid-input', t('invalid-input.no-role', { column, role }));
    const key = JSON.stringify([table, column]);
    if (seen.has(key)) throw new AppError('invalid-input', t('invalid-input.twice', { column }));
    seen.add(key);
  }
};

/**
 * What was said before of a column that is gone may stay: the engine says that it is not followed.
 * @param before what is stored
 * @throws AppError when the report has no such table or column, or a table is named twice
 */
export const requirePossibleTables = ({ tables }: ReportDocument, told: TableCorrection[], before: TableCorrection[]) => {
  const seen = new Set<string>();
  for (const { table, outcome, time, totals = [] } of told) {
    const found = tables.find(({ name }) => name === table);
    const known = before.find((one) => one.table === table);
    if (!found && !known) throw new AppError('invalid-input', t('invalid-input.no-table', { table }));
    if (seen.has(table)) throw new AppError('invalid-input', t('invalid-input.table-twice', { table }));
    seen.add(table);
    const old = [known?.outcome?.column, known?.time, ...(known?.totals ?? []).map(({ column }) => column)];
    for (const column of [outcome?.column, time, ...totals.map((total) => total.column)])
      if (column !== undefined && column !== null && !old.includes(column) && !found?.columns.some(({ name }) => name === column))
        throw new AppError('invalid-input', t('invalid-input.no-column', { column, table }));
  }
};

/**
 * @param before what is stored: what was said of tables that are gone may stay
 * @throws AppError when the report has no such table or column, a table is said to refer to itself, a column to none, or one thing is said twice
 */
export const requirePossibleJoins = ({ tables }: ReportDocument, told: ToldJoin[], before: ToldJoin[]) => {
  const keyOf = ({ table, columns, referencedTable, referencedColumns }: ToldJoin) =>
    JSON.stringify([table, columns, referencedTable, referencedColumns]);
  const known = new Set(before.map(keyOf));
  const seen = new Set<string>();
  for (const join of told) {
    const { table, columns, referencedTable, referencedColumns } = join;
    const key = keyOf(join);
    if (seen.has(key)) throw new AppError('invalid-input', t('invalid-input.join-twice', { table, other: referencedTable }));
    seen.add(key);
    if (known.has(key)) continue;
    if (table === referencedTable || columns.length === 0 || columns.length !== referencedColumns.length)
      throw new AppError('invalid-input', t('invalid-input.join', { table, other: referencedTable }));
    requireColumns(tables, table, columns);
    requireColumns(tables, referencedTable, referencedColumns);
  }
};

function requireColumns(tables: ReportDocument['tables'], table: string, columns: readonly string[]) {
  const found = tables.find(({ name }) => name === table);
  if (!found) throw new AppError('invalid-input', t('invalid-input.no-table', { table }));
  for (const column of columns)
    if (!found.columns.some(({ name, carried }) => name === column && !carried))
      throw new AppError('invalid-input', t('invalid-input.no-column', { column, table }));
}
