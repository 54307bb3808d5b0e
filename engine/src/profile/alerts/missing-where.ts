import type { Alert } from '../../contracts/report/alert';
import type { Table } from '../../model';
import { labelText, list } from '../../wording/human';
import { wholeText } from '../../wording/number-text';
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
            missingWhereText(column.name, n, may),
            { count: n },
          ),
        ]
      : [];
  });
}

export const missingWhereText = (name: string, n: number, { of, labels, rows }: MayHave): string =>
  t('missing.where', { name, share: percentOf(n, rows), n, rows: wholeText(n), of, label: list(labels.map(labelText)) });

/** The labels of which a row must have one for a column to be filled, and how many have. */
export interface MayHave {
  of: string;
  labels: readonly string[];
  rows: number;
}

export function mayHave({ columns, model }: Table, name: string): MayHave | null {
  const known = (model?.algebra ?? []).flatMap((one) => {
    if (one.kind === 'settled' && one.target === name && !one.nought && one.absent !== true) return [{ of: one.of, labels: [one.label] }];
    return one.kind === 'filled-by' && one.target === name && !one.nought ? [{ of: one.of, labels: one.labels }] : [];
  });
  const found = known.flatMap(({ of, labels }) => {
    const top = columns.find((column) => column.name === of)?.stats.top ?? [];
    const rows = labels.map((label) => top.find(([own]) => own === label)?.[1]);
    return rows.every((n) => n !== undefined) ? [{ of, labels, rows: rows.reduce((sum, n) => sum + n, 0) }] : [];
  });
  // Of several the one that leaves the fewest gaps.
  return found.sort((a, b) => a.rows - b.rows)[0] ?? null;
} // prettier-ignore
