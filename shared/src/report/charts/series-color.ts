import type { Chart } from '../../contracts/chart';
import { mix, type ChartPalette } from './chart-palette';

/** How much of its colour is left to what the finding is not about. */
const MUTED = 0.42;

/** Whether the finding is about one of several series. */
export const isAboutSeries = (chart: Chart): boolean =>
  chart.series.length > 1 && chart.series.some((entry) => entry.name === chart.highlight);

/** Index of a series' colour class; the palette repeats after its last. */
export const colorIndex = (index: number, palette: { length: number }): number => index % palette.length;

/** Colour of a series: muted when another one is what the finding is about. */
export function seriesColor(chart: Chart, index: number, palette: ChartPalette): string {
  const own = palette.series[colorIndex(index, palette.series)] ?? palette.axis;
  return isAboutSeries(chart) && chart.series[index]?.name !== chart.highlight ? mix(own, palette.surface, MUTED) : own;
}

/** Colour of one bar, box or point: the highlighted one stands out, the others step back. */
export function markColor(chart: Chart, seriesIndex: number, label: string, palette: ChartPalette): string {
  const own = seriesColor(chart, seriesIndex, palette);
  if (chart.highlight === undefined || isAboutSeries(chart)) return own;
  const known = chart.series.some((entry) => entry.points.some(([x]) => String(x) === chart.highlight));
  if (!known) return own;
  return label === chart.highlight ? own : mix(own, palette.surface, MUTED);
}
