import type { Chart, ChartPoint } from '../../../contracts/report/chart';
import type { ChartColors } from './colors';
import { element, textAt } from './element';
import { fit, tickText, valueTitle, widthOf } from './labels';
import { LIMITS } from './limits';
import type { Scale } from './scale';

/** What is drawn, in what width (pixels) and in which colours. */
export interface Plot {
  chart: Chart;
  width: number;
  colors: ChartColors;
  /** How x values are written. */
  label: (x: ChartPoint[number] | undefined) => string;
}

/** A drawing: markup, and how high it is in pixels. */
export interface Drawn {
  height: number;
  body: string;
}

/** Where the marks stand, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Height of what a plot has over and below its box. */
export const around = (box: Pick<Box, 'top' | 'height'>): number => box.top + box.height + LIMITS.bottom;

/** Room over the box: for the name of a line to compare with, or for half a number. */
export const topOf = ({ chart }: Plot): number => (chart.reference ? LIMITS.lineHeight + LIMITS.gap : LIMITS.gap);

/** Room for an axis of values at the left, with its title turned beside it. */
export const roomOfValues = ({ chart }: Plot, { ticks }: Scale): number =>
  LIMITS.lineHeight + 2 * LIMITS.gap + Math.max(...ticks.map((tick) => widthOf(tickText(tick, chart.y.unit))));

/** Room for names at the left. */
export const roomOfNames = (names: readonly string[], width: number): number =>
  2 * LIMITS.gap + Math.min(width * LIMITS.mostLabelShare, Math.max(0, ...names.map(widthOf)));

/** Half the height of a letter: what lies in the middle of a line is written so much below it. */
const HALF_LETTER = '0.32em';
export const middle = { dy: HALF_LETTER } as const;

/** Keeps a text readable over lines. */
export const halo = ({ surface }: ChartColors) => ({ stroke: surface, 'stroke-width': 4, 'paint-order': 'stroke' });

/** Names of lines of marks, each in the middle of its place. */
export const namesAtLeft = ({ colors }: Plot, box: Box, names: readonly { text: string; y: number }[]): string =>
  names
    .map(({ text, y }) =>
      textAt(box.left - LIMITS.gap, y, fit(text, box.left - LIMITS.gap), { ...middle, fill: colors.text, 'text-anchor': 'end' }),
    )
    .join('');

/** What an axis below measures. */
export const titleBelow = ({ colors }: Plot, box: Box, title: string): string =>
  textAt(box.left + box.width / 2, box.top + box.height + LIMITS.bottom - LIMITS.gap, fit(title, box.width), {
    fill: colors.axis,
    'text-anchor': 'middle',
  });

/** A label below the box. */
export const labelBelow = ({ colors }: Plot, box: Box, x: number, text: string): string =>
  textAt(x, box.top + box.height + LIMITS.lineHeight, text, { fill: colors.text, 'text-anchor': 'middle' });

/** An axis of values at the left: its ticks, their lines and its title. */
export function valuesAtLeft(plot: Plot, scale: Scale, box: Box): string {
  const { chart, colors } = plot;
  const ticks = scale.ticks.map((tick) => {
    const y = box.top + box.height * (1 - scale.share(tick));
    const line = element('line', { x1: box.left, x2: box.left + box.width, y1: y, y2: y, stroke: colors.grid });
    const at = { ...middle, fill: colors.text, 'text-anchor': 'end' };
    return line + textAt(box.left - LIMITS.gap, y, tickText(tick, chart.y.unit), at);
  });
  const y = box.top + box.height / 2;
  const turned = { transform: `rotate(-90 ${LIMITS.gap + 2} ${Math.round(y)})`, fill: colors.axis, 'text-anchor': 'middle' };
  return ticks.join('') + textAt(LIMITS.gap + 2, Math.round(y), fit(valueTitle(chart), box.height), { ...middle, ...turned });
}

/** The same below, for marks that lie. */
export function valuesBelow(plot: Plot, scale: Scale, box: Box): string {
  const { chart, colors } = plot;
  const ticks = scale.ticks.map((tick) => {
    const x = box.left + box.width * scale.share(tick);
    const line = element('line', { x1: x, x2: x, y1: box.top, y2: box.top + box.height, stroke: colors.grid });
    return line + labelBelow(plot, box, x, tickText(tick, chart.y.unit));
  });
  return ticks.join('') + titleBelow(plot, box, valueTitle(chart));
}

const DASHES = '5 4';

/** The line to compare with, with its name and value over it. `lying`: values go from left to right; `above`: the name stands above what bars carry. */
export function reference({ chart, colors }: Plot, scale: Scale, box: Box, lying: boolean, above = false): string {
  if (!chart.reference) return '';
  const { label, value } = chart.reference;
  const share = scale.share(value);
  const [right, bottom] = [box.left + box.width, box.top + box.height];
  const x = box.left + box.width * share;
  const y = box.top + box.height * (1 - share);
  const ends = lying ? { x1: x, x2: x, y1: box.top, y2: bottom } : { x1: box.left, x2: right, y1: y, y2: y };
  const text = fit(`${label}: ${tickText(value, chart.y.unit)}`, box.width);
  const half = widthOf(text) / 2;
  const line = element('line', { ...ends, stroke: colors.strong, 'stroke-dasharray': DASHES });
  const place = lying
    ? { x: Math.min(Math.max(x, box.left + half), right - half), y: box.top - LIMITS.gap, anchor: 'middle' }
    : { x: right, y: above ? LIMITS.lineHeight : Math.max(y, box.top) - LIMITS.gap / 2, anchor: 'end' };
  return line + textAt(place.x, place.y, text, { ...halo(colors), fill: colors.strong, 'text-anchor': place.anchor });
}
