import type { Alert } from '../../contracts/report/alert';
import type { LoadedTable } from '../../read/load/loaded-table';
import { alertMaker, listed, type AlertMaker } from './alert-context';
import { cellAlerts } from './cell-alerts';
import { encodingAlerts } from './encoding-alerts';
import { repairedAlerts, skippedAlerts } from './line-alerts';
import { t } from './messages';

/** What the reader had to decide, leave out or repair. */
export function readingAlerts(loaded: LoadedTable): Alert[] {
  const make = alertMaker(loaded.name);
  return [
    ...encodingAlerts(loaded, make),
    ...headerAlerts(loaded, make),
    ...skippedAlerts(loaded, make),
    ...repairedAlerts(loaded, make),
    ...cellAlerts(loaded, make),
    ...(loaded.notes.notCopied ?? []).map(({ columns, sentence }) => make('truncated', 'warning', columns, sentence)),
  ];
}

function headerAlerts({ notes, columns }: LoadedTable, make: AlertMaker): Alert[] {
  const alerts: Alert[] = [];
  if (notes.header === 'none') {
    alerts.push(
      make(
        'header',
        'warning',
        [],
        t('header.none', {
          names: listed(
            columns.map((column) => column.name),
            2,
          ),
        }),
      ),
    );
  } else {
    const unnamed = columns.filter((column) => column.unnamed).map((column) => column.name);
    if (unnamed.length)
      alerts.push(make('header', 'warning', unnamed, t('header.unnamed', { n: unnamed.length, names: listed(unnamed) })));
  }
  if (notes.header === 'several-rows') alerts.push(make('header', 'info', [], t('header.several-rows')));
  const repeated = [...new Set(notes.repeatedNames)];
  if (repeated.length) alerts.push(make('header', 'warning', repeated, t('header.repeated', { names: listed(repeated) })));
  return alerts;
}
