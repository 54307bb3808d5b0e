import type { LineCustomSvgLayer, LineSeries } from '@nivo/line';
import type { Chart, ChartPoint } from '../../../contracts/reports/chart';
import { ActiveRing } from './active-layers';
import type { ChartPalette } from '../colors/chart-palette';
import type { Stop } from '../as-text/chart-stops';

type ToX = (x: ChartPoint[number] | undefined) => Date | number | string;

/** The interval around each line, shaded. */
export function bandLayer(chart: Chart, toX: ToX, colors: readonly string[]): LineCustomSvgLayer<LineSeries> {
  return function BandLayer({ xScale, yScale }) {
    return chart.series.map((entry, index) => {
      const ends = entry.points.flatMap(([x, , low, high]) =>
        typeof low === 'number' && typeof high === 'number' ? [{ at: xScale(toX(x)), low: yScale(low), high: yScale(high) }] : [],
      );
      if (ends.length < 2) return null;
      const there = ends.map(({ at, high }) => `${at} ${high}`).join('L');
      const back = ends
        .reverse()
        .map(({ at, low }) => `${at} ${low}`)
        .join('L');
      return <path key={entry.name} d={`M${there}L${back}Z`} fill={colors[index]} fillOpacity={0.14} />;
    });
  };
}

/** Points without a neighbour, which no line reaches. */
export function lonelyLayer(chart: Chart, toX: ToX, colors: readonly string[]): LineCustomSvgLayer<LineSeries> {
  const has = (point: ChartPoint | undefined) => typeof point?.[1] === 'number';
  return function LonelyLayer({ xScale, yScale }) {
    return chart.series.flatMap((entry, index) =>
      entry.points.flatMap(([x, y], at) =>
        typeof y === 'number' && !has(entry.points[at - 1]) && !has(entry.points[at + 1])
          ? [<circle key={`${index}.${at}`} cx={xScale(toX(x))} cy={yScale(y)} r={2.5} fill={colors[index]} />]
          : [],
      ),
    );
  };
}

/** A ring around the point that the finding speaks of. */
export function highlightLayer(chart: Chart, toX: ToX, palette: ChartPalette): LineCustomSvgLayer<LineSeries> {
  return function HighlightLayer({ xScale, yScale }) {
    return chart.series.flatMap((entry) =>
      entry.points.flatMap(([x, y]) =>
        typeof y === 'number' && String(x) === chart.highlight
          ? [
              <circle
                key={entry.name}
                cx={xScale(toX(x))}
                cy={yScale(y)}
                r={6}
                fill={palette.surface}
                stroke={palette.highlight}
                strokeWidth={3}
              />,
            ]
          : [],
      ),
    );
  };
}

/** A ring around the point that the keyboard has reached. */
export function activePointLayer(
  chart: Chart,
  active: Stop | null,
  toX: ToX,
  palette: ChartPalette,
): LineCustomSvgLayer<LineSeries> {
  return function ActivePointLayer({ xScale, yScale }) {
    const [x, y] = (active && chart.series[active.series]?.points[active.point]) ?? [];
    return typeof y === 'number' ? <ActiveRing x={xScale(toX(x))} y={yScale(y)} palette={palette} /> : null;
  };
}
