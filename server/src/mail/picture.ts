import { amountText, periodLabel } from '@hub/engine';
import type { Chart } from '@hub/shared/contracts/reports/chart';
import { foreignText, safeSentence } from '@hub/shared/contracts/foreign-text';

/**
 * A chart as a mail can show it: drawn by the cells of a table. Mail programs neither draw SVG nor, until they are told to, load
 * pictures; the cells of a table they all draw.
 */
export type Picture =
  | { kind: 'bars'; bars: { label: string; text: string; share: number; isMarked: boolean }[] }
  | { kind: 'course'; title: string; shares: number[]; from: string; to: string };

/** More bars than that nobody reads in a mail. */
const MOST_BARS = 8;
/** Columns of a course that have room beside one another on a phone. */
const MOST_COLUMNS = 48;

interface Reading {
  x: string;
  y: number;
}

const readingsOf = ({ series }: Chart): Reading[] | null => {
  const [only, ...others] = series;
  if (!only || others.length > 0) return null;
  const readings = only.points.flatMap(([x, y]) => (typeof y === 'number' ? [{ x: String(x), y }] : []));
  // From zero up: what reaches below it has no length.
  return readings.length > 1 && readings.every(({ y }) => y >= 0) && readings.some(({ y }) => y > 0) ? readings : null;
};

/** The highest of neighbours, so that no peak goes missing. */
const peaks = (values: readonly number[]): number[] => {
  const step = Math.ceil(values.length / MOST_COLUMNS);
  return Array.from({ length: Math.ceil(values.length / step) }, (_, at) =>
    Math.max(...values.slice(at * step, (at + 1) * step)),
  );
};

/** Null where the chart is neither one row of bars nor one course. */
export function pictureOf(chart: Chart): Picture | null {
  const readings = readingsOf(chart);
  if (!readings) return null;
  const highest = Math.max(...readings.map(({ y }) => y));
  const text = ({ y }: Reading) => amountText(y, chart.y.unit ?? null);
  if (chart.type === 'bar') {
    const marked = new Set([...(chart.highlights ?? []), ...(chart.highlight === undefined ? [] : [chart.highlight])]);
    const bars = readings.slice(0, MOST_BARS).map((reading) => ({
      label: foreignText(reading.x),
      text: text(reading),
      share: reading.y / highest,
      isMarked: marked.has(reading.x),
    }));
    return { kind: 'bars', bars };
  }
  const [first, last] = [readings[0], readings.at(-1)];
  if (chart.type !== 'line' || chart.x.type !== 'time' || !first || !last) return null;
  // As the page writes them.
  const moment = periodLabel(
    readings.map(({ x }) => x),
    chart.x.grain,
    chart.x.names,
  );
  const named = (reading: Reading) => `${moment(reading.x)}: ${text(reading)}`;
  return {
    kind: 'course',
    title: safeSentence(chart.title),
    shares: peaks(readings.map(({ y }) => y)).map((y) => y / highest),
    from: named(first),
    to: named(last),
  };
}

/** What the picture shows, in lines of text. */
export const pictureText = (picture: Picture): string =>
  picture.kind === 'bars'
    ? picture.bars.map(({ label, text }) => `  ${label}: ${text}`).join('\n')
    : `  ${picture.from}\n  ${picture.to}`;
