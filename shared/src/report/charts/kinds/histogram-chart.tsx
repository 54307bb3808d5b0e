import { Bar } from '@nivo/bar';
import { activeBarLayer } from '../layers/active-layers';
import { barRange } from '../axes/axis-range';
import { binAxisLayer } from '../layers/bin-axis-layer';
import type { ChartProps } from '../chart-props';
import { fitTitle, labelsThatFit, standingAxis, valueAxisRoom } from '../drawing/chart-size';
import { binLabel } from '../as-text/chart-table';
import { chartTheme } from '../colors/chart-theme';
import { ChartTooltip } from '../drawing/chart-tooltip';
import { axisTitle, formatTick, formatValue } from '../axes/value-format';

const asNumber = (value: unknown): number => (typeof value === 'number' ? value : 0);

export default function HistogramChart({ chart, width, height, palette, active, onOpen }: ChartProps) {
  const points = chart.series[0]?.points ?? [];
  const bins = points.map((point, index) => ({ bin: String(index), count: asNumber(point[1]) }));
  const edges = [...points.map(([start]) => start), points.at(-1)?.[2]].map((edge) => formatTick(asNumber(edge)));
  const range = barRange(bins.map((bin) => bin.count));
  const tick = (value: number) => formatTick(value, chart.y.unit);
  const room = valueAxisRoom([range.min, range.max], tick, width);
  const every = Math.ceil(edges.length / labelsThatFit(edges, width - room));
  return (
    <Bar
      width={width}
      height={height}
      data={bins}
      keys={['count']}
      indexBy="bin"
      margin={{ top: 8, right: 20, bottom: 48, left: room }}
      padding={0.04}
      valueScale={{ type: 'linear', min: range.min, max: range.max, nice: true }}
      colors={palette.series[0] ?? palette.axis}
      borderRadius={1}
      enableLabel={false}
      gridYValues={5}
      axisBottom={{
        tickSize: 0,
        tickValues: [],
        legend: fitTitle(chart.x.label, width - room),
        legendPosition: 'middle',
        legendOffset: 38,
      }}
      axisLeft={{
        tickSize: 0,
        tickPadding: 8,
        tickValues: 5,
        format: tick,
        legend: fitTitle(axisTitle(chart.y.label, chart.y.unit), standingAxis(height)),
        legendPosition: 'middle',
        legendOffset: 12 - room,
      }}
      layers={[
        'grid',
        'axes',
        binAxisLayer(edges, every, palette),
        'bars',
        activeBarLayer(active ? `count.${active.point}` : null, palette),
      ]}
      theme={chartTheme(palette)}
      animate={false}
      onClick={({ indexValue }) => onOpen?.(0, Number(indexValue))}
      tooltip={({ indexValue, value }) => (
        <ChartTooltip
          title={binLabel(points[Number(indexValue)] ?? [])}
          rows={[{ label: chart.y.label, value: formatValue(value, chart.y.unit) }]}
        />
      )}
    />
  );
}
