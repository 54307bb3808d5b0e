import type { BoxPlotCustomLayer, BoxPlotDatum } from '@nivo/boxplot';
import type { ChartPalette } from '../colors/chart-palette';

/** A dot at the mean of each box. */
export function meansLayer(means: ReadonlyMap<string, number>, palette: ChartPalette): BoxPlotCustomLayer<BoxPlotDatum> {
  return function MeansLayer({ boxPlots, xScale }) {
    // Boxes lie down, so x is the linear axis of values.
    const scale = xScale as (value: number) => number;
    return (
      <g fill={palette.strong} stroke={palette.surface} strokeWidth={1.5}>
        {boxPlots.map((box) => {
          const mean = means.get(box.group);
          return mean === undefined ? null : <circle key={box.key} cx={scale(mean)} cy={box.y + box.height / 2} r={4} />;
        })}
      </g>
    );
  };
}
