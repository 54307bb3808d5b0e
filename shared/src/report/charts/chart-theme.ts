import type { ChartPalette } from './chart-palette';

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

/** A line to compare with, named at its end. */
export const referenceMarker = (
  axis: 'x' | 'y',
  reference: { label: string; value: number },
  palette: ChartPalette,
  text: string,
) => ({
  axis,
  value: reference.value,
  lineStyle: { stroke: palette.axis, strokeWidth: 1.5, strokeDasharray: '4 4' },
  legend: `${reference.label}: ${text}`,
  legendPosition: axis === 'x' ? ('top' as const) : ('top-right' as const),
  // With an edge in the colour of the ground: it may lie over a bar.
  textStyle: {
    fontFamily: 'inherit',
    fontSize: 12,
    fill: palette.strong,
    stroke: palette.surface,
    strokeWidth: 4,
    strokeLinejoin: 'round' as const,
    paintOrder: 'stroke',
  },
});
