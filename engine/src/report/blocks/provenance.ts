import type { ReportDocument } from '../../contracts/document';
import { foreignText } from '../../contracts/foreign-text';
import { dayText, rangeText } from '../../wording/date-text';
import { list } from '../../wording/human';
import { countText } from '../../wording/phrases';

/** Tables whose sizes are told one by one. */
const MOST_LISTED = 3;
const NEW_YEAR = /^\d{4}-01-01(?:T00:00:00.*)?$/;

/** Where a report's numbers come from, in one line. */
export function provenance({ report, tables, engine, tests }: ReportDocument): string {
  const size =
    tables.length > MOST_LISTED
      ? `${tables.length} tables with ${tables.reduce((sum, table) => sum + table.rows, 0).toLocaleString('en-US')} rows in all`
      : list(tables.map((table) => `${countText(table.rows, 'rows')} × ${countText(table.columns.length, 'columns')}`));
  const period = report.period
    ? `, ${rangeText(Date.parse(report.period[0]), Date.parse(report.period[1]), isYearly(tables))}`
    : '';
  const when = `${dayText(Date.parse(report.created_at))}, ${report.created_at.slice(11, 16)} UTC`;
  return (
    `Source: ${foreignText(report.source)}, ${size}${period}. Analysed on ${when} by ${engine.name} ${engine.version}; ` +
    `${countText(tests.run, 'comparisons')} tested, ${tests.reported.toLocaleString('en-US')} reported.`
  );
}

/** All points in time are years: no column has more of them than there are first days of January within its range. */
function isYearly(tables: ReportDocument['tables']): boolean {
  const points = tables.flatMap(({ columns }) =>
    columns.filter(({ role, stats }) => role === 'timestamp' && typeof stats.min === 'string'),
  );
  return points.every(({ stats: { min, max, distinct } }) => {
    const [first, last] = [String(min), String(max)];
    const years = Number(last.slice(0, 4)) - Number(first.slice(0, 4)) + 1;
    return NEW_YEAR.test(first) && NEW_YEAR.test(last) && distinct <= years;
  });
}
