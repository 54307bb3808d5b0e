import type { ColumnCorrection } from '@hub/shared/contracts/column-roles';
import type { ReportDocument } from '@hub/shared/contracts/report';
import { ROLES_OF_TYPE } from '@hub/shared/contracts/roles-of-type';
import type { TableCorrection } from '@hub/shared/contracts/told-reading';
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
