import type { Alert } from '../../contracts/report/alert';
import type { Table } from '../../model';
import { labelText } from '../../wording/human';
import { alertMaker, percentOf } from './alert-context';
import { t } from './messages';
import { LIMITS } from './limits';

/**
 * Gaps of columns that only rows with a label can have anything in, of those rows: why somebody left is not missing of all who are still there. Nothing where hardly any
 * of them has a gap.
 */
export function missingWhere(table: Table): Alert[] {
  const make = alertMaker(table.name);
  return table.alerts.flatMap((alert) => {
    const [name, ...more] = alert.columns;
    const may = alert.kind === 'missing' && name !== undefined && more.length === 0 ? mayHave(table, name) : null;
    const column = table.columns.find((one) => one.name === name);
    if (!may || !column) return [alert];
    const n = Math.max(0, may.rows - column.stats.count);
    return n > LIMITS.missingNoted * may.rows
      ? [
          make(
            'missing',
            n > LIMITS.missingMuch * may.rows ? 'warning' : 'info',
            [column.name],
            t('missing.where', { name: column.name, share: percentOf(n, may.rows), n, of: may.of, label: labelText(may.label) }),
            { count: n },
          ),
        ]
      : [];
  });
}

/** The label that rows must have for a column to be filled, and how many have it. */
function mayHave({ columns, model }: Table, name: string): { of: string; label: string; rows: number } | null {
  const settled = (model?.algebra ?? []).flatMap((one) =>
    one.kind === 'settled' && one.target === name && !one.nought && one.absent !== true ? [one] : [],
  );
  return (
    settled
      .flatMap(({ of, label }) => {
        const rows = columns.find((column) => column.name === of)?.stats.top?.find(([own]) => own === label)?.[1];
        return rows === undefined ? [] : [{ of, label, rows }];
      })
      // Of several the one that leaves the fewest gaps.
      .sort((a, b) => a.rows - b.rows)[0] ?? null
  );
}
