import type { Alert } from '../../contracts/report/alert';
import type { LoadedTable, RepairedRecord, SkippedLines } from '../../read/load/loaded-table';
import type { AlertMaker } from './alert-context';
import { t } from './messages';
import { LIMITS } from './limits';

/** In the order in which they are told. The line that names the delimiter is not worth telling. */
const SKIPPED: readonly Exclude<SkippedLines['why'], 'separator-line'>[] = [
  'preamble',
  'footer',
  'total',
  'carried',
  'other-table',
  'repeated-header',
  'empty-rows',
  'comment',
  'wrong-separator',
  'statement',
];
const REPAIRED: readonly RepairedRecord['what'][] = ['missing-cells', 'extra-cells', 'other-delimiter', 'stray-quote'];

/** Lines of the file that are no rows of the table. */
export function skippedAlerts({ notes }: LoadedTable, make: AlertMaker): Alert[] {
  return SKIPPED.flatMap((why) => {
    const parts = notes.skipped.filter((skipped) => skipped.why === why);
    if (parts.length === 0) return [];
    const n = parts.reduce((sum, { from, to }) => sum + to - from + 1, 0);
    const kind = why === 'repeated-header' ? 'header' : 'skipped-lines';
    const severity = why === 'other-table' ? 'warning' : 'info';
    const examples = parts
      .map(({ text }) => text)
      .filter(Boolean)
      .slice(0, LIMITS.mostExamples);
    const details = {
      count: n,
      lines: parts.slice(0, LIMITS.mostLines).map(({ from }) => from),
      ...(examples.length ? { examples } : {}),
    };
    return [make(kind, severity, [], t(`skipped.${why}`, { n, lines: placesOf(parts) }), details)];
  });
}

/** `3, 7–9 and others`. */
function placesOf(parts: readonly SkippedLines[]): string {
  const places = parts
    .slice(0, LIMITS.mostParts)
    .map(({ from, to }) => (from === to ? String(from) : t('lines.range', { from: String(from), to: String(to) })));
  const lines = places.join(', ');
  return parts.length > LIMITS.mostParts ? t('lines.more', { lines }) : lines;
}

/** Rows that did not have the cells of the others. */
export function repairedAlerts({ notes, columns }: LoadedTable, make: AlertMaker): Alert[] {
  const doubtful = notes.columnsDoubtful ? [make('unread-rows', 'serious', [], t('rows.columns-doubtful'))] : [];
  const repaired = REPAIRED.flatMap((what) => {
    const n = notes.repairedCounts[what] ?? 0;
    if (n === 0) return [];
    const rows = notes.repaired.filter((record) => record.what === what);
    const lost = rows
      .flatMap(({ extra }) => (extra?.length ? [extra.join(' | ').slice(0, LIMITS.longestExample)] : []))
      .slice(0, LIMITS.mostExamples);
    const severity = lost.length || what === 'missing-cells' ? 'warning' : 'info';
    const details = {
      count: n,
      lines: rows.slice(0, LIMITS.mostLines).map(({ line }) => line),
      ...(lost.length ? { examples: lost } : {}),
    };
    return [make('unread-rows', severity, [], t(`rows.${what}`, { n, cells: columns.length }), details)];
  });
  return [...doubtful, ...repaired];
}
