import type { Alert } from '../../contracts/report/alert';
import type { Table } from '../../model';
import { alertMaker } from './alert-context';
import { t } from './messages';

/** Amounts whose currency another column names, row by row: no figure of all of them together means anything, and none is told. */
export function currencyAlerts({ name: table, columns, model }: Pick<Table, 'name' | 'columns' | 'model'>): Alert[] {
  return (model?.columns ?? []).flatMap(({ name, role, currency, overMembers }) => {
    const by = columns.find((column) => column.name === currency);
    if (!by || role !== 'measure' || overMembers.how !== 'never') return [];
    const sentence = t('currencies.named', { name, n: by.stats.distinct, by: by.name });
    return [alertMaker(table)('mixed-formats', 'serious', [name, by.name], sentence)];
  });
}
