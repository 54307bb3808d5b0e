import type { Chart, ChartPoint } from '../../../contracts/reports/chart';
import { openRange } from './axis-range';
import { foreignText } from '../../../contracts/foreign-text';
import { labelsThatFit } from '../drawing/chart-size';
import { pickTicks } from './pick-ticks';
import { isYearStart, parseInstant, timeLabel, timeTick } from './time-label';
import { formatTick } from './value-format';

type X = Date | number | string;

interface XAxis {
  scale: { type: 'time'; format: 'native'; useUTC: true } | { type: 'point' } | { type: 'linear'; min: number; max: number };
  /** The value as nivo wants it. */
  value: (x: ChartPoint[number] | undefined) => X;
  ticks: number | string[] | Date[];
  format: (x: X) => string;
}

/**
 * Ticks at the points themselves, where these are years, quarters or months: an axis of years has no halves. Null where days and
 * hours, or too many months, are better told by round dates.
 */
function stepTicks({ x }: Chart, instants: readonly number[], most: number): Date[] | null {
  const named = new Set((x.names ?? []).map(([at]) => parseInstant(at)));
  // Between terms lie quarters that no row has.
  const steps = [...new Set(instants)].filter((at) => named.size === 0 || named.has(at)).sort((a, b) => a - b);
  const years = steps.length > 1 && steps.every(isYearStart) && (x.grain ?? 'year') === 'year';
  const fits = steps.length <= most && (x.grain === 'quarter' || x.grain === 'month');
  return years || named.size > 0 || x.grain === 'quarter' || fits ? pickTicks(steps, most).map((step) => new Date(step)) : null;
}

/** The horizontal axis of lines and points: time, number or category. `plot` is its width in pixels. */
export function xAxis(chart: Chart, plot: number): XAxis {
  const xs = chart.series.flatMap((entry) => entry.points.map(([x]) => x));
  if (chart.x.type === 'time') {
    const instants = xs.map(parseInstant);
    const most = Math.max(2, Math.floor(plot / 90));
    const steps = stepTicks(chart, instants, most);
    const format = steps
      ? timeLabel(instants, chart.x.grain, chart.x.names)
      : timeTick(Math.min(...instants), Math.max(...instants));
    return {
      scale: { type: 'time', format: 'native', useUTC: true },
      value: (x) => new Date(parseInstant(x)),
      ticks: steps ?? most,
      format: (x) => format(Number(x)),
    };
  }
  if (chart.x.type === 'number') {
    const numbers = xs.filter((x) => typeof x === 'number');
    const { min, max } = chart.type === 'line' ? { min: Math.min(...numbers), max: Math.max(...numbers) } : openRange(numbers);
    return {
      scale: { type: 'linear', min, max },
      value: (x) => (typeof x === 'number' ? x : Number.NaN),
      ticks: Math.max(2, Math.floor(plot / 80)),
      format: (x) => formatTick(Number(x)),
    };
  }
  const labels = [...new Set(xs.map(String))];
  return {
    scale: { type: 'point' },
    value: String,
    ticks: pickTicks(labels, labelsThatFit(labels, plot)),
    format: (x) => foreignText(String(x)),
  };
}
