import { Line, type LineCustomSvgLayer, type LineSeries } from '@nivo/line';
import type { ChartProps } from '../chart-props';
import { fitTitle, standingAxis } from '../drawing/chart-size';
import { xLabel } from '../as-text/chart-table';
import { chartTheme, referenceMarker } from '../colors/chart-theme';
import { ChartTooltip } from '../drawing/chart-tooltip';
import { activePointLayer, bandLayer, highlightLayer, lonelyLayer } from '../layers/line-layers';
import { seriesColor } from '../colors/series-color';
import { t } from '../messages';
import { axisTitle, formatValue } from '../axes/value-format';
import { valueFrame } from '../axes/value-frame';

const POINTS_UP_TO = 40;
/** Pixels for the half of the last date that stands beyond the plot. */
const LAST_TICK = 32;

export default function LineChart({ chart, width, height, palette, active, onOpen }: ChartProps) {
  const label = xLabel(chart);
  const { range, tick, room, axis } = valueFrame({ chart, width });
  const text = (value: number) => formatValue(value, chart.y.unit);
  const names = chart.series.map((entry, index) => entry.name || t('series', { n: index + 1 }));
  const colors = chart.series.map((_, index) => seriesColor(chart, index, palette));
  // Of a series without a value the library would draw a path without a place.
  const data = chart.series.flatMap((entry, index) =>
    entry.points.some(([, y]) => typeof y === 'number')
      ? [
          {
            id: `s${index}`,
            color: colors[index],
            data: entry.points.map(([x, y]) => ({ x: axis.value(x), y: typeof y === 'number' ? y : null })),
          },
        ]
      : [],
  );
  const most = Math.max(...chart.series.map((entry) => entry.points.length));
  const band: LineCustomSvgLayer<LineSeries> = bandLayer(chart, axis.value, colors);
  return (
    <Line
      width={width}
      height={height}
      data={data}
      margin={{ top: chart.reference ? 24 : 12, right: LAST_TICK, bottom: 48, left: room }}
      xScale={axis.scale}
      yScale={{ type: 'linear', min: range.min, max: range.max, nice: true }}
      colors={{ datum: 'color' }}
      lineWidth={2.25}
      curve="linear"
      enablePoints={most <= POINTS_UP_TO}
      pointSize={5}
      enableArea={chart.series.length === 1 && range.fromZero && range.min >= 0}
      areaOpacity={0.09}
      enableGridX={false}
      gridYValues={5}
      axisBottom={{
        tickSize: 0,
        tickPadding: 10,
        tickValues: axis.ticks,
        format: axis.format,
        legend: fitTitle(chart.x.label, width - room),
        legendPosition: 'middle',
        legendOffset: 40,
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
      markers={chart.reference ? [referenceMarker(chart.reference, palette, text(chart.reference.value))] : []}
      layers={[
        'grid',
        'axes',
        band,
        'areas',
        'markers',
        'lines',
        'points',
        lonelyLayer(chart, axis.value, colors),
        highlightLayer(chart, axis.value, palette),
        activePointLayer(chart, active, axis.value, palette),
        'slices',
        'crosshair',
      ]}
      enableSlices="x"
      sliceTooltip={({ slice }) => {
        const first = slice.points[0];
        if (!first) return null;
        const point = chart.series[Number(first.seriesId.toString().slice(1))]?.points[first.indexInSeries];
        return (
          <ChartTooltip
            title={label(point?.[0])}
            rows={slice.points.map((entry) => ({
              label: names.length > 1 ? (names[Number(entry.seriesId.toString().slice(1))] ?? '') : chart.y.label,
              value: text(Number(entry.data.y)),
            }))}
          />
        );
      }}
      theme={chartTheme(palette)}
      animate={false}
      onClick={(pressed) => {
        const first = 'points' in pressed ? pressed.points[0] : pressed;
        if (first) onOpen?.(Number(first.seriesId.toString().slice(1)), first.indexInSeries);
      }}
    />
  );
}
