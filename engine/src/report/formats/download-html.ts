import type { ReportDocument } from '../../contracts/report/document';
import { blocksOf } from '../blocks/blocks-of';
import { safeDocument } from '../safe-document';
import { writeHtml } from './html/write-html';

/** The report as one HTML file that opens without anything else: no script, no request, charts as SVG. */
export function downloadHtml(document: ReportDocument): string {
  const { claims, charts } = safeDocument(document);
  const claim = new Map(claims.map((one) => [one.id, one]));
  const chart = new Map(charts.map((one) => [one.id, one]));
  return writeHtml(blocksOf(document), { claim: (id) => claim.get(id), chart: (id) => chart.get(id) });
}
