import type { ReportDocument } from '../../contracts/report/document';
import { foreignText } from '../../contracts/foreign-text';
import { dayText, rangeText } from '../../wording/date-text';
import { withPeriodNames } from '../../wording/period-names';
import { list } from '../../wording/human';
import { t } from '../messages';
import { LIMITS } from './limits';

const NEW_YEAR = /^\d{4}-01-01(?:T00:00:00.*)?$/;

/** Where a report's numbers come from, in one line. */
export function provenance({ report, tables, engine, tests }: ReportDocument): string {
  const size =
    tables.length > LIMITS.mostListed
      ? t('size.tables', {
          tables: tables.length,
          rows: tables.reduce((sum, { rows, written }) => sum + (written?.rows ?? rows), 0),
        })
      : list(tables.map(sizeOf));
  const { period } = report;
  // Several tables have times of their own.
  const names = tables.length === 1 ? tables[0]?.reading?.time?.names : undefined;
  return t('provenance', {
    source: foreignText(report.source),
    size,
    dated: period !== null,
    period: period ? withPeriodNames(names, () => rangeText(Date.parse(period[0]), Date.parse(period[1]), isYearly(tables))) : '',
    day: dayText(Date.parse(report.created_at)),
    time: report.created_at.slice(11, 16),
    engine: engine.name,
    version: engine.version,
    run: tests.run,
    reported: tests.reported,
  });
}

/** Rows and columns as the file has them, and as how many rows it is read. */
function sizeOf({ rows, columns, written }: ReportDocument['tables'][number]): string {
  const size = t('size.table', written ?? { rows, columns: columns.length });
  return written && written.rows !== rows ? t('size.read', { size, rows }) : size;
}

/** The tables' own times are years; in reports that do not say how they were read, all points in time are: no column has more of them than there are first days of January within its range. */
function isYearly(tables: ReportDocument['tables']): boolean {
  const grains = tables.flatMap(({ reading }) => (reading?.time ? [reading.time.grain] : []));
  if (grains.length > 0) return grains.every((grain) => grain === 'year');
  const points = tables.flatMap(({ columns }) =>
    columns.filter(({ role, stats }) => role === 'timestamp' && typeof stats.min === 'string'),
  );
  return points.every(({ stats: { min, max, distinct } }) => {
    const [first, last] = [String(min), String(max)];
    const years = Number(last.slice(0, 4)) - Number(first.slice(0, 4)) + 1;
    return NEW_YEAR.test(first) && NEW_YEAR.test(last) && distinct <= years;
  });
}
