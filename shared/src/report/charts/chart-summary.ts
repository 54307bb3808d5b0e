import { partSentence, type Chart, type ChartPoint, type ChartType } from '../../contracts/chart';
import { foreignText } from '../../contracts/foreign-text';
import { formatCount } from '../../format';
import { binLabel, xLabel } from './chart-table';
import { highlightsOf } from './highlights';
import { formatValue } from './value-format';

const KIND: Readonly<Record<ChartType, string>> = {
  bar: 'Bar chart',
  line: 'Line chart',
  scatter: 'Scatter plot',
  heatmap: 'Heat map',
  histogram: 'Histogram',
  box: 'Box plot',
};

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
    const place = type === 'heatmap' ? `${label(point[0])}, ${foreignText(String(point[1]))}` : label(point[0]);
    return series.length > 1 ? `${seriesName}, ${place}` : place;
  };
  const points = series.flatMap((entry) =>
    entry.points.flatMap((point) => {
      const value = point[at];
      return typeof value === 'number' ? [{ value, name: name(point, entry.name) }] : [];
    }),
  );
  const head = `${KIND[type]}: ${y.label}${type === 'scatter' ? ' against ' : ' by '}${x.label}, ${formatCount(points.length)} values.`;
  const first = points[0];
  if (!first) return head;
  let low = first;
  let high = first;
  for (const point of points) {
    if (point.value < low.value) low = point;
    if (point.value > high.value) high = point;
  }
  const value = (amount: number) => formatValue(amount, y.unit);
  const median = type === 'box' ? 'median ' : '';
  const about = highlightsOf(chart).map(label).join(', ');
  return sentence([
    head,
    chart.part ? partSentence(chart.part) : '',
    `Highest ${median}${value(high.value)} (${high.name}), lowest ${median}${value(low.value)} (${low.name}).`,
    about === '' ? '' : `The finding is about ${about}.`,
    chart.reference ? `${chart.reference.label}: ${value(chart.reference.value)}.` : '',
  ]);
}
