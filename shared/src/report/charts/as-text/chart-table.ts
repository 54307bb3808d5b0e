import type { Chart, ChartPoint } from '../../../contracts/reports/chart';
import { foreignText } from '../../../contracts/foreign-text';
import { t } from '../messages';
import { formatTick, formatValue } from '../axes/value-format';
import { parseInstant, timeLabel } from '../axes/time-label';

export interface ChartTable {
  columns: { label: string; numeric: boolean }[];
  rows: string[][];
  /** The point that a row shows first, by series and place. */
  points?: { series: number; point: number }[];
}

/** The points in the order of the series, as a table lists them. */
const inOrder = ({ series }: Chart): NonNullable<ChartTable['points']> =>
  series.flatMap(({ points }, at) => points.map((_, point) => ({ series: at, point })));

const asNumber = (value: ChartPoint[number] | undefined): number | null => (typeof value === 'number' ? value : null);

/** How the x values of a chart are written. */
export function xLabel(chart: Chart): (value: ChartPoint[number] | undefined) => string {
  if (chart.x.type === 'time') {
    const label = timeLabel(
      chart.series.flatMap((entry) => entry.points.map(([at]) => parseInstant(at))),
      chart.x.grain,
      chart.x.names,
    );
    return (value) => (Number.isNaN(parseInstant(value)) ? foreignText(String(value)) : label(parseInstant(value)));
  }
  return (value) =>
    typeof value === 'number' && chart.x.type === 'number' ? formatTick(value) : foreignText(String(value ?? ''));
}

/** Whether the boxes of a chart carry their means. */
export const hasMeans = ({ type, series }: Chart): boolean =>
  type === 'box' && series.some(({ points }) => points.some((point) => point.length > 6));

/** `10 to 20`: the bin's range. */
export const binLabel = ([start, , end]: ChartPoint): string =>
  t('range', { from: formatTick(asNumber(start) ?? 0), to: formatTick(asNumber(end) ?? 0) });

/** Several series over the same x values stand side by side, as a reader compares them. */
function sideBySide(chart: Chart): ChartTable {
  const label = xLabel(chart);
  const keys = [...new Set(chart.series.flatMap((entry) => entry.points.map(([x]) => x)))];
  if (chart.x.type !== 'category') keys.sort((a, b) => parseInstant(a) - parseInstant(b));
  const lookup = chart.series.map((entry) => new Map(entry.points.map((point) => [point[0], point])));
  return {
    columns: [
      { label: chart.x.label, numeric: chart.x.type === 'number' },
      ...chart.series.map((entry) => ({ label: entry.name || chart.y.label, numeric: true })),
    ],
    points: keys.map((key) => {
      const series = Math.max(
        0,
        lookup.findIndex((points) => typeof points.get(key)?.[1] === 'number'),
      );
      return { series, point: chart.series[series]?.points.findIndex(([x]) => x === key) ?? -1 };
    }),
    rows: keys.map((key) => [label(key), ...lookup.map((points) => formatValue(asNumber(points.get(key)?.[1]), chart.y.unit))]),
  };
}

function oneSeries(chart: Chart): ChartTable {
  const label = xLabel(chart);
  const points = chart.series[0]?.points ?? [];
  const interval = points.some((point) => point.length >= 4);
  const value = (entry: ChartPoint[number] | undefined) => formatValue(asNumber(entry), chart.y.unit);
  return {
    columns: [
      { label: chart.x.label, numeric: chart.x.type === 'number' },
      { label: chart.y.label, numeric: true },
      ...(interval ? [t('column.from'), t('column.to')].map((name) => ({ label: name, numeric: true })) : []),
    ],
    points: inOrder({ ...chart, series: chart.series.slice(0, 1) }),
    rows: points.map(([x, y, low, high]) => [label(x), value(y), ...(interval ? [value(low), value(high)] : [])]),
  };
}

function listed(chart: Chart, columns: string[], cells: (point: ChartPoint) => string[]): ChartTable {
  const several = chart.series.length > 1;
  return {
    columns: [...(several ? [t('column.series')] : []), ...columns].map((label, index) => ({
      label,
      numeric: index >= columns.length - 1,
    })),
    points: inOrder(chart),
    rows: chart.series.flatMap((entry) => entry.points.map((point) => [...(several ? [entry.name] : []), ...cells(point)])),
  };
}

/** Every point of a chart as a table with formatted cells: what the chart shows, for reading. */
export function chartTable(chart: Chart): ChartTable {
  const { x, y } = chart;
  const value = (entry: ChartPoint[number] | undefined) => formatValue(asNumber(entry), y.unit);
  switch (chart.type) {
    case 'histogram':
      return listed(chart, [x.label, y.label], (point) => [binLabel(point), value(point[1])]);
    case 'heatmap':
      return listed(chart, [x.label, y.label, t('column.value')], ([at, row, cell]) => [
        xLabel(chart)(at),
        foreignText(String(row)),
        value(cell),
      ]);
    case 'scatter': {
      const table = listed(chart, [x.label, y.label], ([at, cell]) => [xLabel(chart)(at), value(cell)]);
      const first = table.columns.at(-2);
      if (first && x.type === 'number') first.numeric = true;
      return table;
    }
    case 'box': {
      const inner = [t('column.lower'), t('column.median'), t('column.upper')];
      const heads = [x.label, '5%', ...inner, '95%', ...(hasMeans(chart) ? [t('column.mean')] : [])];
      return {
        columns: heads.map((label, index) => ({
          label,
          numeric: index > 0,
        })),
        points: inOrder(chart),
        rows: chart.series.flatMap((entry) =>
          entry.points.map(([group, ...quantiles]) => [foreignText(String(group)), ...quantiles.map(value)]),
        ),
      };
    }
    case 'bar':
    case 'line':
      return chart.series.length > 1 ? sideBySide(chart) : oneSeries(chart);
  }
}
