import type { Chart, ChartPoint } from '../../../contracts/reports/chart';
import { foreignText } from '../../../contracts/foreign-text';
import { binLabel, xLabel } from './chart-table';
import { t } from '../messages';
import { parseInstant } from '../axes/time-label';
import { formatTick, formatValue } from '../axes/value-format';

/** A point of a chart that the keyboard can reach. */
export interface Stop {
  /** Index of the series, and of the point within it. */
  series: number;
  point: number;
  /** Row of points that left and right lead along: a series, or a line of a heat map. */
  lane: number;
  /** Place within the lane, shared by points that stand over each other. */
  place: number;
  /** What is said and shown when the point is reached. */
  text: string;
}

const number = (value: ChartPoint[number] | undefined): number | null => (typeof value === 'number' ? value : null);

/** Every point that has a value, lane by lane in reading order. */
export function chartStops(chart: Chart): Stop[] {
  const points = chart.series.flatMap((entry, series) => entry.points.map((values, point) => ({ series, point, values })));
  const xs = [...new Set(points.map(({ values: [x] }) => x))];
  if (chart.x.type !== 'category') xs.sort((a, b) => parseInstant(a) - parseInstant(b));
  const places = new Map(xs.map((x, place) => [x, place]));
  const lines = [...new Set(points.map(({ values: [, y] }) => y))];
  const text = pointText(chart);
  const stops = points
    .filter(({ values }) => number(values[chart.type === 'heatmap' ? 2 : 1]) !== null)
    .map(({ series, point, values }) => ({
      series,
      point,
      lane: chart.type === 'heatmap' ? lines.indexOf(values[1] ?? null) : series,
      place: places.get(values[0] ?? null) ?? point,
      text: text(values, series),
    }))
    .sort((a, b) => a.lane - b.lane || a.place - b.place || a.point - b.point);
  return stops.map((stop, i) => ({ ...stop, text: t('point.place', { text: stop.text, place: i + 1, all: stops.length }) }));
}

/** A point in words, as its tooltip has it. */
export function pointText(chart: Chart): (point: ChartPoint, series: number) => string {
  const label = xLabel(chart);
  const value = (entry: ChartPoint[number] | undefined) => formatValue(number(entry), chart.y.unit);
  return (point, series) => {
    const inSeries = (inner: string) =>
      chart.series.length > 1 ? t('within', { outer: chart.series[series]?.name ?? '', inner }) : inner;
    const [x, y, third, fourth] = point;
    switch (chart.type) {
      case 'histogram':
        return t('point', { at: binLabel(point), value: value(y) });
      case 'heatmap':
        return t('point', { at: t('within', { outer: label(x), inner: foreignText(String(y)) }), value: value(third) });
      case 'scatter':
        return inSeries(
          t('point.pair', {
            xLabel: chart.x.label,
            x: typeof x === 'number' ? formatTick(x) : label(x),
            yLabel: chart.y.label,
            y: value(y),
          }),
        );
      case 'box': {
        const box = { at: foreignText(String(x)), median: value(fourth), low: value(third), high: value(point[4]) };
        return point.length > 6 ? t('point.box-mean', { ...box, mean: value(point[6]) }) : t('point.box', box);
      }
      case 'bar':
      case 'line': {
        const said = { at: inSeries(label(x)), value: value(y) };
        return number(third) === null || number(fourth) === null
          ? t('point', said)
          : t('point.interval', { ...said, low: value(third), high: value(fourth) });
      }
    }
  };
}

/**
 * The stop that a key leads to from the present one (null: none yet), by index; null when the key is none of ours.
 * Left and right go along a lane, up and down to the nearest point of the lane beside it; with one lane they go along it too.
 */
export function nextStop(stops: readonly Stop[], current: number | null, key: string): number | null {
  const from = current === null ? undefined : stops[current];
  if (stops.length === 0) return null;
  if (!from) return /^(Arrow(Left|Right|Up|Down)|Home)$/.test(key) ? 0 : key === 'End' ? stops.length - 1 : null;
  const lane = [...stops.keys()].filter((i) => stops[i]?.lane === from.lane);
  const along = (step: number) => lane[Math.min(lane.length - 1, Math.max(0, lane.indexOf(current ?? 0) + step))] ?? current;
  const lanes = [...new Set(stops.map((stop) => stop.lane))];
  const across = (step: number) => {
    if (lanes.length === 1) return along(step);
    const to = lanes[lanes.indexOf(from.lane) + step];
    const candidates = [...stops.keys()].filter((i) => stops[i]?.lane === to);
    const distance = (i: number) => Math.abs((stops[i]?.place ?? 0) - from.place);
    return (
      candidates.reduce<number | null>((best, i) => (best === null || distance(i) < distance(best) ? i : best), null) ?? current
    );
  };
  switch (key) {
    case 'ArrowRight':
      return along(1);
    case 'ArrowLeft':
      return along(-1);
    case 'ArrowDown':
      return across(1);
    case 'ArrowUp':
      return across(-1);
    case 'Home':
      return lane[0] ?? current;
    case 'End':
      return lane.at(-1) ?? current;
    default:
      return null;
  }
}
