import type { Chart } from '../contracts/report/chart';
import { t } from './messages';

const YEAR = /^\d{4}-01-01T00:00:00/;
const MONTH = /^\d{4}-\d\d-01T00:00:00/;
const DAY = /^\d{4}-\d\d-\d\dT00:00:00/;

/**
 * How instants (ISO 8601) are written so that they are as fine as they differ, as the page writes them: `2000`, `Q2 2000`, `Mar 2000`, `5 Mar 2000`,
 * `5 Mar 2000, 14:00`.
 * @param grain of the axis; charts of before do not tell it
 * @param names what the table calls some of them
 */
export function periodLabel(
  instants: readonly string[],
  grain: Chart['x']['grain'],
  names: Chart['x']['names'] = [],
): (instant: string) => string {
  const named = new Map(names);
  const plain = plainLabel(instants, grain);
  return (instant) => named.get(instant) ?? plain(instant);
}

const yearOf = (instant: string): string => instant.slice(0, 4);
const monthOf = (instant: string): string => t('period.months').split(' ')[Number(instant.slice(5, 7)) - 1] ?? '';
const monthText = (instant: string): string => t('period.month', { month: monthOf(instant), year: yearOf(instant) });
const quarterText = (instant: string): string =>
  t('period.quarter', { quarter: String(Math.ceil(Number(instant.slice(5, 7)) / 3)), year: yearOf(instant) });
const dayText = (instant: string): string =>
  t('period.day', { day: String(Number(instant.slice(8, 10))), month: monthOf(instant), year: yearOf(instant) });
const hourText = (instant: string): string => t('period.hour', { day: dayText(instant), time: instant.slice(11, 16) });

function plainLabel(instants: readonly string[], grain: Chart['x']['grain']): (instant: string) => string {
  const all = (pattern: RegExp) => instants.length > 0 && instants.every((instant) => pattern.test(instant));
  if (grain !== 'month' && grain !== 'quarter' && instants.length > 1 && all(YEAR)) return yearOf;
  if (all(MONTH)) return grain === 'quarter' ? quarterText : monthText;
  return instants.every((instant) => DAY.test(instant) || instant.length <= 10) ? dayText : hourText;
}
