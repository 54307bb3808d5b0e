import type { Alert } from '../../contracts/report/alert';
import type { CellFormat } from '../../read/typing/cell-format';
import type { LoadedColumn, LoadedTable } from '../../read/load/loaded-table';
import { amountText, numberText } from '../../wording/number-text';
import { firstOf, listed, type AlertMaker } from './alert-context';
import { t } from './messages';
import { LIMITS } from './limits';

/** The forms in which a date can be written, each as readers call it. */
const DATE_FORMS: Partial<Record<CellFormat, () => string>> = {
  'year-month-day': () => t('form.year-month-day'),
  'day-month-year': () => t('form.day-month-year'),
  'month-day-year': () => t('form.month-day-year'),
  'month in words': () => t('form.month-in-words'),
};
/** Which of them say what stands first, where a date can be read either way. */
const FIRST: readonly (readonly [CellFormat, 'year' | 'month' | 'day'])[] = [
  ['year-month-day', 'year'],
  ['month-day-year', 'month'],
  ['day-month-year', 'day'],
];

/** Cells that could not be read, or could have been read otherwise. */
export const cellAlerts = ({ columns }: LoadedTable, make: AlertMaker): Alert[] => [
  ...columns.flatMap((column) => [
    ...unread(column, make),
    ...beyond(column, make),
    ...slipped(column, make),
    ...belowNought(column, make),
    ...eitherWay(column, make),
    ...dateForms(column, make),
    ...timeZones(column, make),
  ]),
  ...placeholders(columns, make),
];

function unread({ name, type, unread: cells }: LoadedColumn, make: AlertMaker): Alert[] {
  if (cells.count === 0) return [];
  const details = { count: cells.count, lines: cells.lines, examples: cells.examples };
  return [make('unread-cells', 'warning', [name], t('cells.unread', { n: cells.count, name, type }), details)];
}

function beyond({ name, unit, beyond: aside }: LoadedColumn, make: AlertMaker): Alert[] {
  if (!aside) return [];
  const { count, from, next } = aside;
  const told = { name, n: count, from: amountText(from, unit), next: amountText(next, unit), above: from > next };
  return [make('not-computed', 'warning', [name], t('cells.beyond', told), { count })];
}

function slipped({ name, slips }: LoadedColumn, make: AlertMaker): Alert[] {
  if (!slips) return [];
  const { count, times, isTooSmall, beside } = slips;
  const told = { name, n: count, times, below: isTooSmall, as: beside?.as ?? 'none', by: beside?.name ?? '' };
  return [make('not-computed', 'warning', [name], t('cells.slipped', told), { count })];
}

function belowNought({ name, below }: LoadedColumn, make: AlertMaker): Alert[] {
  if (!below) return [];
  const { count, times } = below;
  const told = { name, n: count, known: times !== undefined, start: times?.start ?? '', end: times?.end ?? '' };
  return [make('not-computed', 'serious', [name], t('cells.below-nought', told), { count })];
}

/** Columns that write “no value” in the same way are one note. */
function placeholders(columns: readonly LoadedColumn[], make: AlertMaker): Alert[] {
  const written = columns.flatMap(({ name, placeholders: found }) => {
    const n = found.reduce((sum, [, count]) => sum + count, 0);
    return n === 0 ? [] : [{ name, n, spellings: found.map(([text]) => text) }];
  });
  const alike = new Map<string, typeof written>();
  for (const column of written) {
    const key = column.spellings.toSorted().join('\n');
    alike.set(key, [...(alike.get(key) ?? []), column]);
  }
  return [...alike.values()].map((group) => {
    const spellings = group[0]?.spellings ?? [];
    const names = group.map(({ name }) => name);
    const count = group.reduce((sum, { n }) => sum + n, 0);
    const examples = spellings.slice(0, LIMITS.mostPlaceholders);
    return make('placeholder-nulls', 'info', names, placeholdersText(group, listed(spellings)), { count, examples });
  });
}

function placeholdersText(group: readonly { name: string; n: number }[], spellings: string): string {
  const [only] = group;
  if (only && group.length === 1) return t('cells.placeholders', { ...only, spellings });
  const inColumns = group.toSorted((a, b) => b.n - a.n).map(({ name, n }) => t('cells.placeholders-in', { name, n }));
  return t('cells.placeholders-of-several', { columns: numberText(group.length), spellings, listed: firstOf(inColumns) });
}

function eitherWay({ name, ambiguousDates, formats, doubts }: LoadedColumn, make: AlertMaker): Alert[] {
  const alerts: Alert[] = [];
  if (ambiguousDates) {
    const [, first] = FIRST.find(([form]) => formats.includes(form)) ?? [null, 'day'];
    alerts.push(make('ambiguous-dates', 'warning', [name], t('cells.dates-either-way', { name, first })));
  }
  if (doubts?.includes('decimal-or-thousands')) {
    const thousands = formats.some((format) => format.startsWith('thousands'));
    alerts.push(make('mixed-formats', 'warning', [name], t('cells.numbers-either-way', { name, thousands })));
  }
  if (doubts?.includes('mixed-currencies'))
    alerts.push(make('mixed-formats', 'serious', [name], t('cells.currencies', { name })));
  return alerts;
}

function timeZones({ name, zones }: LoadedColumn, make: AlertMaker): Alert[] {
  if (!zones) return [];
  const said = { name, zones: listed(zones.names) };
  return [make('mixed-formats', 'info', [name], zones.toUtc ? t('cells.zone-utc', said) : t('cells.zone', said))];
}

function dateForms({ name, formats }: LoadedColumn, make: AlertMaker): Alert[] {
  const forms = formats.flatMap((format) => DATE_FORMS[format] ?? []);
  if (forms.length < 2) return [];
  const sentence = t('cells.date-forms', { name, forms: forms.map((say) => say()).join(', ') });
  return [make('mixed-formats', 'info', [name], sentence)];
}
