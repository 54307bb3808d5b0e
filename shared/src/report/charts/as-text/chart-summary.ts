import type { Chart, ChartPoint, ChartType } from '../../../contracts/reports/chart';
import { foreignText } from '../../../contracts/foreign-text';
import { binLabel, xLabel } from './chart-table';
import { highlightsOf } from '../colors/highlights';
import { t } from '../messages';
import { formatValue } from '../axes/value-format';

/** Index of the value that a point is read by. */
const VALUE_AT: Readonly<Record<ChartType, number>> = { bar: 1, line: 1, scatter: 1, heatmap: 2, histogram: 1, box: 3 };

const sentence = (parts: readonly string[]): string => parts.filter(Boolean).join(' ');

/** One or two sentences that say what a chart shows to a reader who does not see it. */
export function chartSummary(chart: Chart): string {
  const { type, series, x, y } = chart;
  const at = VALUE_AT[type];
  const label = xLabel(chart);
  const name = (point: ChartPoint, seriesName: string): string => {
    if (type === 'histogram') return binLabel(point);
    const place =
      type === 'heatmap' ? t('within', { outer: label(point[0]), inner: foreignText(String(point[1])) }) : label(point[0]);
    return series.length > 1 ? t('within', { outer: seriesName, inner: place }) : place;
  };
  const points = series.flatMap((entry) =>
    entry.points.flatMap((point) => {
      const value = point[at];
      return typeof value === 'number' ? [{ value, name: name(point, entry.name) }] : [];
    }),
  );
  const head = t(`summary.${type}`, { y: y.label, x: x.label, n: points.length });
  const first = points[0];
  if (!first) return head;
  let low = first;
  let high = first;
  for (const point of points) {
    if (point.value < low.value) low = point;
    if (point.value > high.value) high = point;
  }
  const value = (amount: number) => formatValue(amount, y.unit);
  const ends = { high: value(high.value), highAt: high.name, low: value(low.value), lowAt: low.name };
  const about = highlightsOf(chart).map(label).join(', ');
  return sentence([
    head,
    chart.part ? t('part', chart.part) : '',
    t(type === 'box' ? 'summary.ends-median' : 'summary.ends', ends),
    about === '' ? '' : t('summary.about', { names: about }),
    chart.reference ? t('summary.reference', { label: chart.reference.label, value: value(chart.reference.value) }) : '',
  ]);
}
