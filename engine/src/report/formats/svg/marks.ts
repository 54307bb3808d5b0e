import type { Chart } from '../../../contracts/report/chart';
import { LIMITS } from './limits';
import type { Plot } from './plot';

/** X values that the finding speaks of. */
export const spokenOf = ({ highlight, highlights }: Chart): readonly string[] =>
  highlights ?? (highlight === undefined ? [] : [highlight]);

/** Whether the finding speaks of one of several series. */
const isOfSeries = ({ series, highlight }: Chart): boolean => series.length > 1 && series.some(({ name }) => name === highlight);

const colorAt = ({ colors }: Plot, series: number): string => colors.series[series % colors.series.length] ?? colors.axis;

/** Colour of a series, and how far it steps back. */
export function paintOfSeries(plot: Plot, series: number): { color: string; opacity?: number } {
  const { chart } = plot;
  const color = colorAt(plot, series);
  return isOfSeries(chart) && chart.series[series]?.name !== chart.highlight ? { color, opacity: LIMITS.stepBack } : { color };
}

/** Colour of one bar or box: those that the finding does not speak of step back. */
export function paintOf(plot: Plot, series: number, x: string): { fill: string; opacity?: number } {
  const { chart, colors } = plot;
  const { color, ...rest } = paintOfSeries(plot, series);
  const about = spokenOf(chart);
  const isKnown = chart.series.some(({ points }) => points.some((point) => about.includes(String(point[0]))));
  if (isOfSeries(chart) || !isKnown || about.includes(x)) return { fill: color, ...rest };
  return chart.series.length === 1 ? { fill: colors.muted } : { fill: color, opacity: LIMITS.stepBack };
}
