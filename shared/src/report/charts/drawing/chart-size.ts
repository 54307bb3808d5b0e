import type { Chart } from '../../../contracts/reports/chart';
import { foreignText } from '../../../contracts/foreign-text';
import { isPrinting } from './paper';

/** Ends of an isolated foreign text, which take no room. */
const FSI = '\u2068';
const PDI = '\u2069';
const PLOT_HEIGHT = 320;
/** On paper, which is narrower than a screen, a plot has about the same shape, and bars are thinner, so that two findings stand on a page. */
const PAPER_HEIGHT = 230;
/** On a phone a plot is no higher than this share of its width, so that a sentence and its chart are seen together, */
const HIGHEST_SHARE = 0.8;
/** but has room for its axes. */
const LEAST_HEIGHT = 220;
const NARROW = 520;
const LONG_LABEL = 9;
const MANY_BARS = 9;
/** More lying bars are drawn thinner. */
const CROWDED = 16;
/** The chart that leads a report is seen with its sentence at one glance: its lanes share this height, on a phone the other one, */
const FIRST_HEIGHT = 300;
const FIRST_ON_PHONE = 240;
const PHONE = 420;
/** but each has room for its label. */
const LEAST_LANE = 16;
/** Of lying bars and boxes what is no lane, and of a grid of cells. */
const LYING_ROOM = 72;
const GRID_ROOM = 110;
/** Pixels that an axis of values takes beside standing bars, about. */
const VALUES_ROOM = 84;
/** Pixels that characters take at the axis' size of type. */
const CHARACTER = 6.6;
const CAPITAL = 8.2;

/** About how wide a label is, in pixels: capitals take more room than other letters. */
export const labelWidth = (label: string): number =>
  [...label].reduce(
    (sum, character) => sum + (character === FSI || character === PDI ? 0 : /\p{Lu}/u.test(character) ? CAPITAL : CHARACTER),
    0,
  );

/** Bars lie down when their labels would not fit under them; so many that these are hours or ages do not where they lead a report. */
export function isHorizontal(chart: Chart, width: number, isFirst = false): boolean {
  if (chart.type === 'box') return true;
  if (chart.type !== 'bar' || chart.x.type === 'time') return false;
  const labels = [...new Set(chart.series.flatMap((entry) => entry.points.map(([x]) => foreignText(String(x)))))];
  if (isFirst && labels.length > CROWDED) return false;
  const longest = Math.max(...labels.map((label) => label.length));
  if (longest > LONG_LABEL || labels.length > MANY_BARS || (width < NARROW && labels.length > 4)) return true;
  return labelsThatFit(labels, width - VALUES_ROOM) < labels.length;
}

const groups = (chart: Chart, at: 0 | 1): number =>
  new Set(chart.series.flatMap((entry) => entry.points.map((point) => point[at]))).size;

/** Height in pixels, known before anything is drawn, so that nothing moves when the drawing arrives. */
export function chartHeight(chart: Chart, width: number, isFirst = false): number {
  const most = !isFirst || isPrinting() ? Infinity : width < PHONE ? FIRST_ON_PHONE : FIRST_HEIGHT;
  const lanesIn = (lanes: number, lane: number, room: number) =>
    Math.round(room + lanes * Math.min(lane, Math.max(LEAST_LANE, (most - room) / lanes)));
  if (chart.type === 'heatmap') return Math.min(720, lanesIn(groups(chart, 1), 30, GRID_ROOM));
  if (!isHorizontal(chart, width, isFirst)) {
    const highest = isPrinting() ? PAPER_HEIGHT : Math.min(PLOT_HEIGHT, most);
    return Math.round(Math.min(highest, Math.max(LEAST_HEIGHT, width * HIGHEST_SHARE)));
  }
  const lanes = groups(chart, 0);
  // The hours of a day are still to be seen at one glance, and on a phone ten groups.
  const bar = isPrinting() ? 14 : lanes > CROWDED || width < NARROW ? 16 : 20;
  const lane = chart.type === 'box' ? 36 : bar / 2 + 2 + bar * chart.series.length;
  return Math.min(900, lanesIn(lanes, lane, LYING_ROOM));
}

/** Room for the labels of a vertical axis, never more than a third of the chart. */
export const labelRoom = (labels: readonly string[], width: number): number =>
  Math.ceil(Math.min(width * 0.34, Math.max(28, ...labels.map((label) => labelWidth(label) + 14))));

/** Room for an axis of values with its title turned beside it: its ticks may be rounder, and so longer, than its ends. */
export function valueAxisRoom(values: readonly number[], format: (value: number) => string, width: number): number {
  const high = Math.max(...values.map(Math.abs));
  return labelRoom([...values, high * 1.15, high / 3].map(format), width) + 24;
}

/** How many labels fit side by side under a plot. */
export const labelsThatFit = (labels: readonly string[], plot: number): number =>
  Math.max(2, Math.floor(plot / Math.max(36, ...labels.map((label) => Math.min(96, labelWidth(label) + 10)))));

/** An axis' title cut to the pixels that it may take along its axis; the chart's own title and the table have all of it. */
export const fitTitle = (title: string, along: number): string => fitLabel(title, along + 13);

/** How long a standing axis is: the chart without its margins. */
export const standingAxis = (height: number): number => height - 60;

/** The label cut to the room; the tooltip and the table have all of it. */
export function fitLabel(label: string, room: number): string {
  // What the room was made for fits in, whatever it rounds to.
  if (labelWidth(label) <= room - 13) return label;
  const characters = [...label];
  let most = characters.length - 1;
  while (most > 3 && labelWidth(characters.slice(0, most).join('')) + CHARACTER > room - 14) most -= 1;
  const cut = `${characters.slice(0, most).join('').trimEnd()}…`;
  return cut.lastIndexOf(FSI) > cut.lastIndexOf(PDI) ? `${cut}${PDI}` : cut;
}
