import { Bar, type BarDatum } from '@nivo/bar';
import { activeBarLayer } from '../layers/active-layers';
import { barRange } from '../axes/axis-range';
import { fitLabel, fitTitle, labelRoom, labelsThatFit, standingAxis, valueAxisRoom } from '../drawing/chart-size';
import type { ChartProps } from '../chart-props';
import { chartTheme, halo } from '../colors/chart-theme';
import { ChartTooltip } from '../drawing/chart-tooltip';
import { t } from '../messages';
import { xLabel } from '../as-text/chart-table';
import { intervalLayer, type Intervals } from '../layers/interval-layer';
import { pickTicks } from '../axes/pick-ticks';
import { nameRoom, referenceLine, referenceName } from '../layers/reference-layer';
import { markColor } from '../colors/series-color';
import { axisTitle, formatTick, formatValue, labelFormat } from '../axes/value-format';

const DIRECT_LABELS = 16;

export default function BarChart({ chart, width, height, lying: horizontal, palette, active, onOpen }: ChartProps) {
  const label = xLabel(chart);
  const names = chart.series.map((entry, index) => entry.name || t('series', { n: index + 1 }));
  const keys = names.map((_, index) => `s${index}`);
  const groups = [...new Set(chart.series.flatMap((entry) => entry.points.map(([x]) => String(x))))];
  const shown = new Map(chart.series.flatMap((entry) => entry.points.map(([x]) => [String(x), label(x)])));
  const rows = new Map<string, BarDatum>(groups.map((group) => [group, { group }]));
  const intervals: Intervals = new Map();
  const totals: number[] = [];
  const values: number[] = chart.reference ? [chart.reference.value] : [];
  chart.series.forEach((entry, index) => {
    for (const [x, y, low, high] of entry.points) {
      if (typeof y !== 'number') continue;
      const row = rows.get(String(x));
      if (row) row[`s${index}`] = y;
      totals.push(y);
      values.push(y);
      if (typeof low === 'number' && typeof high === 'number') {
        intervals.set(`s${index}.${String(x)}`, [low, high]);
        values.push(low, high);
      }
    }
  });
  const reached = active && chart.series[active.series]?.points[active.point];
  const marked = active && reached ? `s${active.series}.${String(reached[0])}` : null;
  // A band axis at the left is drawn from the bottom up; readers start at the top.
  const data = horizontal ? [...rows.values()].reverse() : [...rows.values()];
  const range = barRange(values);
  const tick = (value: number) => formatTick(value, chart.y.unit);
  const text = (value: number) => formatValue(value, chart.y.unit);
  const labels = groups.map((group) => shown.get(group) ?? group);
  const room = horizontal ? labelRoom(labels, width) : valueAxisRoom([range.min, range.max], tick, width);
  const direct = keys.length === 1 && intervals.size === 0 && groups.length <= DIRECT_LABELS;
  const valueAxis = {
    tickSize: 0,
    tickPadding: 8,
    tickValues: horizontal ? Math.max(2, Math.floor((width - room) / 90)) : 5,
    format: tick,
    legend: fitTitle(axisTitle(chart.y.label, chart.y.unit), horizontal ? width - room : standingAxis(height)),
    legendPosition: 'middle' as const,
    legendOffset: horizontal ? 36 : 12 - room,
  };
  const columnTicks = pickTicks(groups, labelsThatFit(labels, width - room));
  const groupAxis = {
    tickSize: 0,
    tickPadding: 8,
    format: (value: string | number) => fitLabel(shown.get(String(value)) ?? String(value), horizontal ? room : 96),
    ...(horizontal
      ? {}
      : {
          tickValues: columnTicks,
          legend: fitTitle(chart.x.label, width - room),
          legendPosition: 'middle' as const,
          legendOffset: 38,
        }),
  };
  const theme = chartTheme(palette);
  const { reference } = chart;
  return (
    <Bar
      // Lying down, the axes swap what they show; nivo would carry the labels of one over to the other.
      key={horizontal ? 'horizontal' : 'vertical'}
      width={width}
      height={height}
      data={data}
      keys={keys}
      indexBy="group"
      layout={horizontal ? 'horizontal' : 'vertical'}
      groupMode="grouped"
      margin={{
        top: reference ? nameRoom(horizontal, direct) : direct && !horizontal ? 24 : 8,
        right: direct && horizontal ? 64 : 16,
        bottom: 48,
        left: room,
      }}
      padding={0.28}
      innerPadding={2}
      valueScale={{ type: 'linear', min: range.min, max: range.max, nice: true }}
      colors={({ id, indexValue }) => markColor(chart, keys.indexOf(String(id)), String(indexValue), palette)}
      borderRadius={3}
      enableLabel={false}
      enableTotals={direct}
      totalsOffset={8}
      valueFormat={labelFormat(totals, chart.y.unit)}
      enableGridX={horizontal}
      enableGridY={!horizontal}
      gridXValues={horizontal ? valueAxis.tickValues : undefined}
      gridYValues={5}
      axisLeft={horizontal ? groupAxis : valueAxis}
      axisBottom={horizontal ? valueAxis : groupAxis}
      layers={[
        'grid',
        'axes',
        'bars',
        ...(reference ? [referenceLine(reference.value, horizontal, palette)] : []),
        intervalLayer(intervals, horizontal, palette.strong),
        'totals',
        ...(reference ? [referenceName(reference, text(reference.value), { horizontal, direct, palette })] : []),
        activeBarLayer(marked, palette),
      ]}
      theme={{ ...theme, labels: { text: { ...theme.labels.text, ...halo(palette) } } }}
      animate={false}
      onClick={({ id, indexValue }) => {
        const series = keys.indexOf(String(id));
        onOpen?.(
          series,
          chart.series[series]?.points.findIndex(([x]) => String(x) === String(indexValue)),
        );
      }}
      tooltip={({ id, value, indexValue }) => {
        const interval = intervals.get(`${id}.${indexValue}`);
        return (
          <ChartTooltip
            title={shown.get(String(indexValue)) ?? String(indexValue)}
            rows={[
              { label: keys.length > 1 ? (names[keys.indexOf(String(id))] ?? '') : chart.y.label, value: text(value) },
              ...(interval
                ? [{ label: t('interval'), value: t('range', { from: text(interval[0]), to: text(interval[1]) }) }]
                : []),
            ]}
          />
        );
      }}
    />
  );
}
