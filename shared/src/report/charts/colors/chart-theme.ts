import type { ChartPalette } from './chart-palette';
import { labelWidth } from '../drawing/chart-size';

const FONT = { fontFamily: 'inherit', fontSize: 12 };

export const chartTheme = (palette: ChartPalette) => ({
  background: 'transparent',
  text: { ...FONT, fill: palette.text },
  axis: {
    domain: { line: { stroke: palette.grid, strokeWidth: 1 } },
    ticks: { line: { stroke: palette.grid, strokeWidth: 1 }, text: { ...FONT, fill: palette.text } },
    legend: { text: { ...FONT, fill: palette.axis } },
  },
  grid: { line: { stroke: palette.grid, strokeWidth: 1 } },
  labels: { text: { ...FONT, fontWeight: 500, fill: palette.strong } },
  crosshair: { line: { stroke: palette.axis, strokeWidth: 1, strokeDasharray: '3 3' } },
  // The tooltip draws its own box.
  tooltip: { container: { padding: 0, background: 'none', boxShadow: 'none' } },
});

/** Where a line stands in a plot: the plot's ends in pixels, and the line's share of the way between them. */
interface Place {
  from: number;
  to: number;
  share: number;
}

/** A label stands across its line's end; close to an edge of the chart it turns to the side that has the room. */
export function anchorAt(label: string, { from, to, share }: Place): 'start' | 'middle' | 'end' {
  const at = from + share * (to - from);
  const half = labelWidth(label) / 2;
  if (at + half > to) return 'end';
  return at - half < 0 ? 'start' : 'middle';
}

/** An edge in the colour of the ground, for text that a line may run through. */
export const halo = ({ surface }: ChartPalette) =>
  ({ stroke: surface, strokeWidth: 4, strokeLinejoin: 'round', paintOrder: 'stroke' }) as const;

/** A line to compare with, named at its end. */
export const referenceMarker = (reference: { label: string; value: number }, palette: ChartPalette, text: string) => ({
  axis: 'y' as const,
  value: reference.value,
  lineStyle: { stroke: palette.axis, strokeWidth: 1.5, strokeDasharray: '4 4' },
  legend: `${reference.label}: ${text}`,
  legendPosition: 'top-right' as const,
  // With an edge in the colour of the ground: it may lie over a line.
  textStyle: {
    fontFamily: 'inherit',
    fontSize: 12,
    fill: palette.strong,
    ...halo(palette),
  },
});
