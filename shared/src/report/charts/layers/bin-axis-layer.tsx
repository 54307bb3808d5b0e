import type { BarCustomLayer } from '@nivo/bar';
import type { ChartPalette } from '../colors/chart-palette';

type Bin = { bin: string; count: number };

/** Labels under the edges of a histogram's bins, where the values are, and not under the middle of a bar. */
export function binAxisLayer(edges: readonly string[], every: number, palette: ChartPalette): BarCustomLayer<Bin> {
  return function BinAxisLayer({ bars, innerWidth, innerHeight }) {
    const step = innerWidth / Math.max(1, bars.length);
    return (
      <g transform={`translate(0 ${innerHeight + 18})`} fill={palette.text} fontSize={12} textAnchor="middle">
        {edges.map((edge, index) =>
          index % every === 0 ? (
            <text key={edge} x={index * step}>
              {edge}
            </text>
          ) : null,
        )}
      </g>
    );
  };
}
