import type { ReportDocument } from '../../contracts/report/document';
import { foreignText } from '../../contracts/foreign-text';
import { dayText } from '../../wording/date-text';
import { t } from '../messages';
import { safeDocument } from '../safe-document';
import { chartSvg } from './svg/chart-svg';

/**
 * One of the report's charts as an SVG file, on a light ground of its own, with its title and a line that says where it is from.
 * @returns null where the report has no such chart
 */
export function chartPicture(document: ReportDocument, id: string): string | null {
  const chart = safeDocument(document).charts.find((one) => one.id === id);
  if (!chart) return null;
  const { source, created_at } = document.report;
  return chartSvg(chart, { alone: { source: t('picture.source', { source: foreignText(source), day: dayText(Date.parse(created_at)) }) } });
} // prettier-ignore
