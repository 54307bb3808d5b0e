import type { Chart } from '../contracts/report/chart';
import type { Claim } from '../contracts/report/claim';
import { foreignText, safeSentence } from '../contracts/foreign-text';
import type { ReportDocument } from '../contracts/report/document';

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
    claims: parts.claims.map(safeClaim),
    charts: parts.charts.map(safeChart),
    alerts: parts.alerts.map((alert) => ({ ...alert, sentence: oneLine(alert.sentence) })),
    actions: parts.actions.map((action) => ({
      ...action,
      category: oneLine(action.category),
      sentence: oneLine(action.sentence),
      ...(action.advice === undefined ? {} : { advice: oneLine(action.advice) }),
      ...(action.evidence === undefined ? {} : { evidence: oneLine(action.evidence) }),
    })),
  };
}

/** A text of ours on one line, safe to read. Doing so twice changes nothing. */
export const oneLine = (sentence: string): string => safeSentence(sentence.replace(/[\t\n\r]+/g, ' '));

function safeClaim(claim: Claim): Claim {
  const { metric, numbers, evidence_numbers, ...rest } = claim;
  const sentence = oneLine(claim.sentence);
  return {
    ...rest,
    sentence,
    // They are known by their places.
    ...(numbers && sentence === claim.sentence && { numbers }),
    ...(claim.evidence === undefined ? {} : { evidence: oneLine(claim.evidence) }),
    ...(evidence_numbers && oneLine(claim.evidence ?? '') === claim.evidence && { evidence_numbers }),
    ...(metric && {
      metric: {
        ...metric,
        label: oneLine(metric.label),
        text: oneLine(metric.text),
        ...(metric.note === undefined ? {} : { note: oneLine(metric.note) }),
      },
    }),
  };
}

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
