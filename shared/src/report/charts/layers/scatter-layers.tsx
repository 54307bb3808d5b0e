import type {
  ScatterPlotCustomCanvasLayer,
  ScatterPlotCustomSvgLayer,
  ScatterPlotDatum,
  ScatterPlotNodeData,
} from '@nivo/scatterplot';
import { ActiveRing } from './active-layers';
import type { ChartPalette } from '../colors/chart-palette';
import type { Stop } from '../as-text/chart-stops';

/** A point with its index in its series. */
type Datum = ScatterPlotDatum & { at: number };

const isAt =
  (active: Stop | null) =>
  ({ serieIndex, data }: ScatterPlotNodeData<Datum>): boolean =>
    serieIndex === active?.series && data.at === active.point;

/** A ring around the point that the keyboard has reached. */
export function activeNodeLayer(active: Stop | null, palette: ChartPalette): ScatterPlotCustomSvgLayer<Datum> {
  return function ActiveNodeLayer({ nodes }) {
    const node = nodes.find(isAt(active));
    return node ? <ActiveRing x={node.x} y={node.y} palette={palette} /> : null;
  };
}

/** The same on a canvas. */
export function activeNodeCanvasLayer(active: Stop | null, palette: ChartPalette): ScatterPlotCustomCanvasLayer<Datum> {
  return (context, { nodes }) => {
    const node = nodes.find(isAt(active));
    if (!node) return;
    context.beginPath();
    context.arc(node.x, node.y, 8, 0, 2 * Math.PI);
    context.lineWidth = 2.5;
    context.strokeStyle = palette.strong;
    context.stroke();
  };
}
