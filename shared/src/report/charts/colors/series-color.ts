import type { Chart } from '../../../contracts/reports/chart';
import { contrast, mix, type ChartPalette } from './chart-palette';
import { highlightsOf } from './highlights';

/** What a mark must stand out from its ground by (WCAG 2.2, 1.4.11). */
export const MARK_CONTRAST = 3;
const PALEST = 0.4;

/** The palest shade of a colour that is still seen well on the ground. */
function muted(color: string, ground: string): string {
  for (let share = PALEST; share < 1; share += 0.02) {
    const shade = mix(color, ground, share);
    if (contrast(shade, ground) >= MARK_CONTRAST) return shade;
  }
  return color;
}

/** Whether the finding is about one of several series. */
export const isAboutSeries = (chart: Chart): boolean =>
  chart.series.length > 1 && chart.series.some((entry) => entry.name === chart.highlight);

/** Index of a series' colour class; the palette repeats after its last. */
export const colorIndex = (index: number, palette: { length: number }): number => index % palette.length;

/** Colour of a series: muted when another one is what the finding is about. */
export function seriesColor(chart: Chart, index: number, palette: ChartPalette): string {
  const own = palette.series[colorIndex(index, palette.series)] ?? palette.axis;
  return isAboutSeries(chart) && chart.series[index]?.name !== chart.highlight ? muted(own, palette.surface) : own;
}

/** Colour of one bar, box or point: the highlighted ones stand out, the others step back. */
export function markColor(chart: Chart, seriesIndex: number, label: string, palette: ChartPalette): string {
  const own = seriesColor(chart, seriesIndex, palette);
  if (isAboutSeries(chart)) return own;
  const about = highlightsOf(chart);
  const known = chart.series.some((entry) => entry.points.some(([x]) => about.includes(String(x))));
  if (!known || about.includes(label)) return own;
  return chart.series.length === 1 ? palette.muted : muted(own, palette.surface);
}
