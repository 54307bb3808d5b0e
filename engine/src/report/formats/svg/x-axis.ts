import { periodLabel } from '../../period-label';
import type { ChartPoint } from '../../../contracts/report/chart';
import { DAY_MS, MONTHS, YEAR_DAYS } from './calendar';
import { fit, tickText, widthOf } from './labels';
import { LIMITS } from './limits';
import { labelBelow, titleBelow, type Box, type Plot } from './plot';
import { everyFew, openRange, scaleOf } from './scale';

type X = ChartPoint[number] | undefined;

/** The axis below lines and points: where an x stands (NaN where it has no place), and its labels. */
export interface XAxis {
  at: (x: X) => number;
  body: string;
}

/** Milliseconds since 1970 of an instant; without a zone it is the data's own clock, which is read as UTC. */
function instantOf(x: X): number {
  if (typeof x === 'number') return x;
  const text = x ?? '';
  return Date.parse(/T\d/.test(text) && !/(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? `${text}Z` : text);
}

/** An instant as the axis shows it. */
interface Tick {
  at: number;
  text: string;
}

/** First instants of the years or the months within a range. */
function starts(from: number, to: number, months: number): number[] {
  const first = new Date(from);
  const all: number[] = [];
  for (let month = 0; ; month += months) {
    const at = Date.UTC(first.getUTCFullYear(), months === MONTHS ? month : first.getUTCMonth() + month);
    if (at > to) return all;
    if (at >= from) all.push(at);
  }
}

const isoOf = (instant: number): string => new Date(instant).toISOString();

function timeTicks({ chart, label }: Plot, most: (texts: readonly string[]) => number): Tick[] {
  const points = chart.series.flatMap((series) => series.points.map(([x]) => ({ at: instantOf(x), text: label(x) })));
  const named = new Set((chart.x.names ?? []).map(([at]) => instantOf(at)));
  // Between terms lie quarters that no row has.
  const own = [...new Map(points.map((point) => [point.at, point])).values()].filter(({ at }) => Number.isFinite(at) && (named.size === 0 || named.has(at))).sort((a, b) => a.at - b.at);
  const [from, to] = [own[0]?.at ?? 0, own.at(-1)?.at ?? 0];
  const years = (to - from) / DAY_MS / YEAR_DAYS;
  const isFine = own.length > most(own.map(({ text }) => text)) && chart.x.grain !== 'year' && chart.x.grain !== 'quarter' && named.size === 0;
  const ticks = (at: number[], grain: 'year' | 'month') => {
    const text = periodLabel(at.map(isoOf), grain);
    return at.map((each) => ({ at: each, text: text(isoOf(each)) }));
  };
  if (isFine && years > LIMITS.yearsOfDays) return ticks(starts(from, to, MONTHS), 'year');
  return isFine && years > LIMITS.monthsOfDays ? ticks(starts(from, to, 1), 'month') : own;
} // prettier-ignore

/** The axis of lines and points: time, numbers, or names in their order. */
export function xAxis(plot: Plot, box: Box): XAxis {
  const { chart, label } = plot;
  const xs = chart.series.flatMap((series) => series.points.map(([x]) => x));
  const most = (texts: readonly string[]) => box.width / (LIMITS.gap * 2 + Math.max(LIMITS.gap, ...texts.map(widthOf)));
  const drawn = (ticks: readonly Tick[], at: (x: number) => number) =>
    everyFew(ticks, most(ticks.map(({ text }) => text)))
      .map((tick) => labelBelow(plot, box, at(tick.at), fit(tick.text, box.width)))
      .join('') + titleBelow(plot, box, chart.x.label);
  if (chart.x.type === 'category') {
    const names = [...new Set(xs.map(String))];
    const place = new Map(names.map((name, i) => [name, i]));
    const at = (index: number) => box.left + (names.length < 2 ? box.width / 2 : (index * box.width) / (names.length - 1));
    return { at: (x) => at(place.get(String(x)) ?? Number.NaN), body: drawn(names.map((name, i) => ({ at: i, text: label(name) })), at) };
  }
  const isTime = chart.x.type === 'time';
  const numbers = xs.map(isTime ? instantOf : Number).filter(Number.isFinite);
  const ends: [number, number] = [numbers.reduce((a, b) => Math.min(a, b), Infinity), numbers.reduce((a, b) => Math.max(a, b), -Infinity)];
  const isTight = isTime || chart.type === 'line';
  const scale = scaleOf(numbers.length === 0 ? [0, 1] : isTight ? ends : openRange(numbers).range, Math.max(2, box.width / LIMITS.tickRoom), isTight);
  const at = (x: number) => box.left + box.width * (ends[0] === ends[1] && isTight ? 1 / 2 : scale.share(x));
  const ticks = isTime ? timeTicks(plot, most) : scale.ticks.map((tick) => ({ at: tick, text: tickText(tick) }));
  return { at: (x) => at(isTime ? instantOf(x) : Number(x)), body: drawn(ticks, at) };
} // prettier-ignore
