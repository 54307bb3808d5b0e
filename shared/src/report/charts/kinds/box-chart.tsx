import { BoxPlot, type BoxPlotDatum } from '@nivo/boxplot';
import { activeBoxLayer } from '../layers/active-layers';
import { openRange } from '../axes/axis-range';
import type { ChartProps } from '../chart-props';
import { fitLabel, fitTitle, labelRoom } from '../drawing/chart-size';
import { foreignText } from '../../../contracts/foreign-text';
import { chartTable } from '../as-text/chart-table';
import { chartTheme } from '../colors/chart-theme';
import { ChartTooltip } from '../drawing/chart-tooltip';
import { lineValues } from '../axes/line-values';
import { meansLayer } from '../layers/means-layer';
import { markColor } from '../colors/series-color';
import { axisTitle, formatTick } from '../axes/value-format';

export default function BoxChart({ chart, width, height, palette, active, onOpen }: ChartProps) {
  const points = chart.series.flatMap((entry) => entry.points);
  const groups = points.map(([group]) => String(group)).reverse();
  // nivo computes quantiles from raw values. Of exactly these five values they are the five values.
  const data: BoxPlotDatum[] = points.flatMap(([group, ...quantiles]) =>
    quantiles.slice(0, 5).map((value) => ({ group: String(group), value: Number(value) })),
  );
  const means = new Map(points.flatMap((point) => (typeof point[6] === 'number' ? [[String(point[0]), point[6]] as const] : [])));
  const reached = active && chart.series[active.series]?.points[active.point];
  const marked = reached ? String(reached[0]) : null;
  const table = chartTable(chart);
  const range = openRange(lineValues(chart));
  const room = labelRoom(groups.map(foreignText), width);
  const ticks = Math.max(2, Math.floor((width - room) / 90));
  return (
    <BoxPlot
      width={width}
      height={height}
      data={data}
      groups={groups}
      groupBy="group"
      value="value"
      quantiles={[0, 0.25, 0.5, 0.75, 1]}
      layout="horizontal"
      minValue={range.min}
      maxValue={range.max}
      margin={{ top: 8, right: 20, bottom: 48, left: room }}
      padding={0.4}
      colors={({ group }) => markColor(chart, 0, group, palette)}
      colorBy="group"
      layers={['grid', 'axes', 'boxPlots', meansLayer(means, palette), activeBoxLayer(marked, palette)]}
      borderRadius={3}
      borderWidth={0}
      medianWidth={2.5}
      medianColor={palette.surface}
      whiskerColor={palette.axis}
      whiskerEndSize={0.4}
      enableGridX
      enableGridY={false}
      gridXValues={ticks}
      axisLeft={{ tickSize: 0, tickPadding: 8, format: (value: string) => fitLabel(foreignText(value), room) }}
      axisBottom={{
        tickSize: 0,
        tickPadding: 8,
        tickValues: ticks,
        format: (value: number) => formatTick(value, chart.y.unit),
        legend: fitTitle(axisTitle(chart.y.label, chart.y.unit), width - room),
        legendPosition: 'middle',
        legendOffset: 36,
      }}
      theme={{ ...chartTheme(palette), translation: {} }}
      inactiveOpacity={1}
      animate={false}
      onClick={({ group }) =>
        onOpen?.(
          0,
          points.findIndex(([own]) => String(own) === group),
        )
      }
      tooltip={({ label }) => {
        const row = table.rows.find(([group]) => group === foreignText(label)) ?? [];
        return (
          <ChartTooltip
            title={label}
            rows={table.columns.slice(1).map((column, index) => ({ label: column.label, value: row[index + 1] ?? '' }))}
          />
        );
      }}
    />
  );
}
