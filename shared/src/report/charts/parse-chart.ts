import { chart as chartSchema, type Chart, type ChartPoint, type ChartType } from '../../contracts/reports/chart';
import { safeSentence } from '../../contracts/foreign-text';
import { parseInstant } from './axes/time-label';

const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);
const isNumberOrNull = (value: unknown): boolean => value === null || isNumber(value);

/** What a point of each type must hold beyond the contract's list of scalars. */
const POINTS: Readonly<Record<ChartType, (point: ChartPoint) => boolean>> = {
  bar: ([x, y]) => x !== null && x !== undefined && isNumberOrNull(y),
  line: ([x, y]) => x !== null && x !== undefined && isNumberOrNull(y),
  scatter: ([x, y]) => x !== null && x !== undefined && isNumber(y),
  histogram: ([start, count, end]) => isNumber(start) && isNumber(count) && isNumber(end),
  heatmap: ([x, y, value]) => x !== null && typeof y === 'string' && isNumberOrNull(value),
  box: ([group, ...quantiles]) => group !== null && quantiles.length >= 5 && quantiles.slice(0, 5).every(isNumber),
};

function isDrawable({ type, x, series }: Chart): boolean {
  const points = series.flatMap((entry) => entry.points);
  if (points.length === 0 || !points.every(POINTS[type])) return false;
  if (type === 'histogram' || type === 'heatmap' || type === 'box') return true;
  if (x.type === 'time') return points.every(([at]) => !Number.isNaN(parseInstant(at)));
  return x.type === 'category' || points.every(([at]) => isNumber(at));
}

/** Titles and labels are sentences of ours, also in reports of before; points stay data, which is made safe where it is written. */
function safeLabels(chart: Chart): Chart {
  const { title, x, y, series, highlight, reference } = chart;
  const isSeries = series.some(({ name }) => name === highlight);
  return {
    ...chart,
    title: safeSentence(title),
    x: { ...x, label: safeSentence(x.label) },
    y: { ...y, label: safeSentence(y.label), ...(y.unit === undefined ? {} : { unit: safeSentence(y.unit) }) },
    series: series.map((entry) => ({ ...entry, name: safeSentence(entry.name) })),
    ...(reference ? { reference: { ...reference, label: safeSentence(reference.label) } } : {}),
    ...(isSeries && highlight !== undefined ? { highlight: safeSentence(highlight) } : {}),
  };
}

/** The chart with labels that are safe to show, or null when its points are none of its type. */
export const drawable = (chart: Chart): Chart | null => (isDrawable(chart) ? safeLabels(chart) : null);

/** The chart that a fenced block holds, or null when it is not one that can be drawn. */
export function parseChart(text: string): Chart | null {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = chartSchema.safeParse(data);
  return parsed.success ? drawable(parsed.data) : null;
}
