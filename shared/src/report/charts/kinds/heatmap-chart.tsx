import { HeatMap } from '@nivo/heatmap';
import { activeCellLayer } from '../layers/active-cell-layer';
import type { ChartProps } from '../chart-props';
import { mix, textOn } from '../colors/chart-palette';
import { fitLabel, fitTitle, labelRoom, labelsThatFit } from '../drawing/chart-size';
import { xLabel } from '../as-text/chart-table';
import { chartTheme } from '../colors/chart-theme';
import { ChartTooltip } from '../drawing/chart-tooltip';
import { foreignText } from '../../../contracts/foreign-text';
import { pickTicks } from '../axes/pick-ticks';
import { formatTick, formatValue } from '../axes/value-format';

/** The palest share of the colour, so that a low value is still told from an empty cell. */
const PALEST = 0.08;

/** Where a cell is among the points. */
function placeOf({ series }: ChartProps['chart'], x: string, y: string): [series: number, point: number] {
  const places = series.map(({ points }) => points.findIndex(([ofX, ofY]) => String(ofX) === x && String(ofY) === y));
  const at = places.findIndex((place) => place !== -1);
  return [Math.max(0, at), places[at] ?? -1];
}

export default function HeatmapChart({ chart, width, height, palette, active, onOpen }: ChartProps) {
  const label = xLabel(chart);
  const points = chart.series.flatMap((entry) => entry.points);
  const columns = [...new Set(points.map(([x]) => String(x)))];
  const shown = new Map(points.map(([x]) => [String(x), label(x)]));
  const lines = [...new Set(points.map(([, y]) => String(y)))];
  const values = points.flatMap(([, , value]) => (typeof value === 'number' ? [value] : []));
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const far = Math.max(high, -low) || 1;
  const up = palette.series[0] ?? palette.axis;
  const down = palette.series[1] ?? palette.axis;
  const color = (value: number | null) =>
    value === null ? 'transparent' : mix(value < 0 ? down : up, palette.surface, PALEST + (1 - PALEST) * (Math.abs(value) / far));
  const lookup = new Map(points.map(([x, y, value]) => [`${String(y)}\n${String(x)}`, typeof value === 'number' ? value : null]));
  const [markedX, markedY] = (active && chart.series[active.series]?.points[active.point]) ?? [];
  const marked = active ? `${String(markedY)}.${String(markedX)}` : null;
  const room = labelRoom(lines.map(foreignText), width);
  const plot = width - room - 16;
  const cell = plot / Math.max(1, columns.length);
  const ticks = Math.min(columns.length, labelsThatFit([...shown.values()], plot));
  return (
    <HeatMap
      width={width}
      height={height}
      data={lines.map((line) => ({ id: line, data: columns.map((x) => ({ x, y: lookup.get(`${line}\n${x}`) ?? null })) }))}
      margin={{ top: 8, right: 16, bottom: 60, left: room }}
      xInnerPadding={0.04}
      yInnerPadding={0.06}
      borderRadius={3}
      colors={({ value }) => color(value)}
      emptyColor="transparent"
      enableLabels={cell >= 44}
      label={({ value }) => (value === null ? '' : formatTick(value, chart.y.unit))}
      labelTextColor={({ value }) => textOn(value === null ? palette.surface : color(value))}
      axisTop={null}
      axisLeft={{ tickSize: 0, tickPadding: 8, format: (value: string) => fitLabel(foreignText(value), room) }}
      axisBottom={{
        tickSize: 0,
        tickPadding: 8,
        tickValues: pickTicks(columns, ticks),
        format: (value: string) => fitLabel(shown.get(value) ?? value, Math.max(58, plot / ticks)),
        legend: fitTitle(chart.x.label, width - room),
        legendPosition: 'middle',
        legendOffset: 38,
      }}
      layers={['grid', 'axes', 'cells', activeCellLayer(marked, palette)]}
      theme={chartTheme(palette)}
      hoverTarget="cell"
      inactiveOpacity={1}
      animate={false}
      onClick={({ serieId, data }) => onOpen?.(...placeOf(chart, data.x, serieId))}
      tooltip={({ cell: { serieId, data, value } }) => (
        <ChartTooltip title={serieId} rows={[{ label: shown.get(data.x) ?? data.x, value: formatValue(value, chart.y.unit) }]} />
      )}
    />
  );
}
