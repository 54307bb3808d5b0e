import type { BarCustomLayer, BarDatum } from '@nivo/bar';
import type { BoxPlotCustomLayer, BoxPlotDatum } from '@nivo/boxplot';
import type { ChartPalette } from '../colors/chart-palette';

const GAP = 2;

interface FrameProps {
  x: number;
  y: number;
  width: number;
  height: number;
  palette: ChartPalette;
}

/** The mark around a bar, a box or a cell that the keyboard has reached. */
export function ActiveFrame({ x, y, width, height, palette }: FrameProps) {
  return (
    <rect
      data-active-point=""
      x={x - GAP}
      y={y - GAP}
      width={width + 2 * GAP}
      height={height + 2 * GAP}
      rx={4}
      fill="none"
      stroke={palette.strong}
      strokeWidth={2.5}
    />
  );
}

/** The mark around a point. */
export const ActiveRing = ({ x, y, palette }: { x: number; y: number; palette: ChartPalette }) => (
  <g data-active-point="" fill="none">
    <circle cx={x} cy={y} r={8} stroke={palette.surface} strokeWidth={5} />
    <circle cx={x} cy={y} r={8} stroke={palette.strong} strokeWidth={2.5} />
  </g>
);

/** @param bar `id.indexValue` of the bar that is marked */
export function activeBarLayer<Datum extends BarDatum>(bar: string | null, palette: ChartPalette): BarCustomLayer<Datum> {
  return function ActiveBarLayer({ bars }) {
    const found = bars.find(({ data }) => `${data.id}.${data.indexValue}` === bar);
    return found ? <ActiveFrame x={found.x} y={found.y} width={found.width} height={found.height} palette={palette} /> : null;
  };
}

export function activeBoxLayer(group: string | null, palette: ChartPalette): BoxPlotCustomLayer<BoxPlotDatum> {
  return function ActiveBoxLayer({ boxPlots }) {
    const found = boxPlots.find((box) => box.group === group);
    return found ? <ActiveFrame x={found.x} y={found.y} width={found.width} height={found.height} palette={palette} /> : null;
  };
}
