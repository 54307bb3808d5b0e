import type { Alert } from '../../contracts/report/alert';
import type { AlertContext } from './alert-context';
import { columnAlerts } from './column-alerts';
import { extremeAlerts } from './extreme-alerts';
import { labelAlerts } from './label-alerts';
import { readingAlerts } from './reading-alerts';
import { rowAlerts } from './row-alerts';
import { scaleAlerts } from './scale-alerts';
import { stuckAlerts } from './stuck-alerts';
import { timeAlerts } from './time-alerts';

const ORDER: Record<Alert['severity'], number> = { serious: 0, warning: 1, info: 2 };

/** Everything that is wrong or odd with the data, the most serious first. */
export async function qualityAlerts(context: AlertContext): Promise<Alert[]> {
  const alerts = [
    ...readingAlerts(context.loaded),
    ...columnAlerts(context),
    ...extremeAlerts(context),
    ...(await scaleAlerts(context)),
    ...stuckAlerts(context.loaded),
    ...labelAlerts(context),
    ...(await rowAlerts(context)),
    ...(await timeAlerts(context)),
  ];
  return alerts
    .map((alert, i) => ({ alert, i }))
    .sort((a, b) => ORDER[a.alert.severity] - ORDER[b.alert.severity] || a.i - b.i)
    .map(({ alert }) => alert);
}
