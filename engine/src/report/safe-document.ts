import type { Chart } from '../contracts/chart';
import { foreignText, safeSentence } from '../contracts/foreign-text';
import type { ReportDocument } from '../contracts/document';

/**
 * The document with every sentence, title and label made safe to read, whoever composed it: no cell, header or name changes how
 * the numbers around it read. What is data (names of tables and columns, members, filters, points, queries) stays as it is: it is
 * looked up by it, and whoever shows it isolates it.
 */
export function safeDocument<Parts extends Pick<ReportDocument, 'claims' | 'charts' | 'alerts' | 'actions'>>(
  parts: Parts,
): Parts {
  return {
    ...parts,
    claims: parts.claims.map((claim) => ({ ...claim, sentence: oneLine(claim.sentence) })),
    charts: parts.charts.map(safeChart),
    alerts: parts.alerts.map((alert) => ({ ...alert, sentence: oneLine(alert.sentence) })),
    actions: parts.actions.map((action) => ({
      ...action,
      category: oneLine(action.category),
      sentence: oneLine(action.sentence),
    })),
  };
}

const oneLine = (sentence: string): string => safeSentence(sentence.replace(/[\t\n\r]+/g, ' '));

function safeChart(chart: Chart): Chart {
  const { title, x, y, series, reference, highlight } = chart;
  const isSeries = series.some(({ name }) => name === highlight);
  return {
    ...chart,
    title: oneLine(title),
    x: { ...x, label: oneLine(x.label) },
    y: { ...y, label: oneLine(y.label), ...(y.unit === undefined ? {} : { unit: foreignText(y.unit) }) },
    series: series.map((one) => ({ ...one, name: oneLine(one.name) })),
    ...(reference ? { reference: { ...reference, label: oneLine(reference.label) } } : {}),
    // It names a series, or else a point, which is data.
    ...(isSeries && highlight !== undefined ? { highlight: oneLine(highlight) } : {}),
  };
}
