import { ScatterPlot, ScatterPlotCanvas } from '@nivo/scatterplot';
import { activeNodeCanvasLayer, activeNodeLayer } from '../layers/scatter-layers';
import type { ChartProps } from '../chart-props';
import { fitTitle, standingAxis } from '../drawing/chart-size';
import { xLabel } from '../as-text/chart-table';
import { chartTheme } from '../colors/chart-theme';
import { ChartTooltip } from '../drawing/chart-tooltip';
import { seriesColor } from '../colors/series-color';
import { axisTitle, formatValue } from '../axes/value-format';
import { valueFrame } from '../axes/value-frame';

/** More circles than this make the page slow; a canvas takes them in one go. */
const SVG_UP_TO = 800;

/** Points lie over each other; where many do, the colour gets fuller. */
const translucent = (color: string): string => color.replace(/^rgb\((.*)\)$/, 'rgba($1, 0.55)');

export default function ScatterChart({ chart, width, height, palette, active, onOpen }: ChartProps) {
  const label = xLabel(chart);
  const { range, tick, room, axis } = valueFrame({ chart, width });
  const count = chart.series.reduce((sum, entry) => sum + entry.points.length, 0);
  const shared = {
    width,
    height,
    margin: { top: 12, right: 20, bottom: 48, left: room },
    data: chart.series.map((entry, index) => ({
      id: `s${index}`,
      data: entry.points.map(([x, y], at) => ({ x: axis.value(x), y: typeof y === 'number' ? y : 0, at })),
    })),
    xScale: axis.scale,
    yScale: { type: 'linear' as const, min: range.min, max: range.max, nice: true },
    colors: chart.series.map((_, index) => translucent(seriesColor(chart, index, palette))),
    nodeSize: count > SVG_UP_TO ? 5 : 8,
    axisBottom: {
      tickSize: 0,
      tickPadding: 10,
      tickValues: axis.ticks,
      format: axis.format,
      legend: fitTitle(chart.x.label, width - room),
      legendPosition: 'middle' as const,
      legendOffset: 40,
    },
    axisLeft: {
      tickSize: 0,
      tickPadding: 8,
      tickValues: 5,
      format: tick,
      legend: fitTitle(axisTitle(chart.y.label, chart.y.unit), standingAxis(height)),
      legendPosition: 'middle' as const,
      legendOffset: 12 - room,
    },
    theme: chartTheme(palette),
    ...(onOpen
      ? { onClick: ({ serieIndex, data }: { serieIndex: number; data: { at: number } }) => onOpen(serieIndex, data.at) }
      : {}),
    tooltip: ({ node }: { node: { serieIndex: number; data: { at: number } } }) => {
      const entry = chart.series[node.serieIndex];
      const point = entry?.points[node.data.at];
      return (
        <ChartTooltip
          title={(chart.series.length > 1 && entry?.name) || chart.y.label}
          rows={[
            { label: chart.x.label, value: label(point?.[0]) },
            { label: chart.y.label, value: formatValue(typeof point?.[1] === 'number' ? point[1] : null, chart.y.unit) },
          ]}
        />
      );
    },
  };
  if (count > SVG_UP_TO)
    return <ScatterPlotCanvas {...shared} layers={['grid', 'axes', 'nodes', activeNodeCanvasLayer(active, palette), 'mesh']} />;
  return <ScatterPlot {...shared} animate={false} layers={['grid', 'axes', 'nodes', activeNodeLayer(active, palette), 'mesh']} />;
}
