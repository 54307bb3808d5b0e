import type { Chart, ChartPoint } from './chart';
import type { Claim } from './claim';
import type { ChartRows } from './claim-rows';

/** A point of a chart as a number of its own: where its rows are, and how it comes of them. */
export interface PointClaim extends Pick<Claim, 'id' | 'value' | 'unit' | 'sql' | 'rows' | 'runs_in'> {
  chart: Chart;
  series: number;
  point: number;
}

const ID = /^(.+)\.(\d+)\.(\d+)$/;
const LOW = 2;
const HIGH = 3;
/** Share by which a number may differ from one that a chart keeps with eight digits. */
const ROUNDED = 1e-7;

/** Names a point of a chart in the place of a claim. */
export const pointId = (chart: string, series: number, point: number): string => `${chart}.${series}.${point}`;

/** The point that an id names; null where there is none, or its rows are not known. */
export function pointClaim(id: string, chartOf: (id: string) => Chart | undefined): PointClaim | null {
  const [, ofChart = '', ofSeries, ofPoint] = ID.exec(id) ?? [];
  const chart = chartOf(ofChart);
  const [series, point] = [Number(ofSeries), Number(ofPoint)];
  const values = chart?.series[series]?.points[point];
  const behind = chart?.rows?.[series];
  const value = valueOf(chart, values);
  if (!chart || !values || !behind || value === null) return null;
  const only = conditionOf(chart, series, values, behind);
  const { at: _at, aggregate, rest: _rest, single: _single, marks: _marks, runs_in, ...rows } = marked(behind, values);
  const sql = `SELECT ${aggregate} AS value FROM (${rows.sql}) AS behind WHERE ${only}`;
  return {
    id,
    chart,
    series,
    point,
    value,
    unit: chart.y.unit ?? null,
    sql,
    rows: { ...rows, only, again: sql },
    ...(runs_in === undefined ? {} : { runs_in }),
  };
}

/** The interval that is drawn at a point. */
export function pointInterval({ type }: Chart, point: ChartPoint): [number, number] | null {
  const [low, high] = [point[LOW], point[HIGH]];
  return (type === 'bar' || type === 'line') && typeof low === 'number' && typeof high === 'number' ? [low, high] : null;
}

/** Where a point has its number: of a box its middle. */
const PLACE_OF_VALUE: Partial<Record<Chart['type'], number>> = { box: 3, heatmap: 2 };

/** What a press on a point asks for. */
function valueOf(chart: Chart | undefined, point: ChartPoint | undefined): number | null {
  const value = point?.[chart ? (PLACE_OF_VALUE[chart.type] ?? 1) : 1];
  return typeof value === 'number' ? value : null;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const named = (column: string): string => `"${column.replaceAll('"', '""')}"`;

/** Which of the rows of a series belong to a point. */
function conditionOf(chart: Chart, series: number, point: ChartPoint, { single, value, ...rows }: ChartRows): string {
  const place = placeOf(chart, series, point, rows);
  return single && value !== undefined ? `${place} AND ${near(named(value), Number(point[1]))}` : place;
}

function placeOf(chart: Chart, series: number, point: ChartPoint, { at, rest }: Pick<ChartRows, 'at' | 'rest'>): string {
  const column = named(at);
  const points = chart.series[series]?.points ?? [];
  const [x] = point;
  if (chart.type === 'scatter') return near(column, Number(x));
  if (chart.type === 'histogram') return `${column} = ${binOf(points, point)}`;
  if (chart.x.type === 'time')
    return `${column} = TIMESTAMP '${new Date(String(x)).toISOString().slice(0, 23).replace('T', ' ')}'`;
  if (rest === undefined || x !== rest) return `${column} = ${quoted(String(x))}`;
  const others = points.map(([label]) => String(label)).filter((label) => label !== rest);
  return `${column} NOT IN (${others.map(quoted).join(', ')})`;
}

/** Whether a column holds the number that a chart has kept of it. */
const near = (column: string, value: number): string =>
  value === 0 ? `${column} = 0` : `abs(${column} - ${parenthesized(value)}) <= ${Math.abs(value) * ROUNDED}`;
const parenthesized = (value: number): string => (value < 0 ? `(${value})` : String(value));

/** Of a cell: its rows with a column that says which of them have the label that it names second. */
function marked(behind: ChartRows, [, label]: ChartPoint): ChartRows {
  const { marks, mark, sql, used } = behind;
  if (marks === undefined || mark === undefined) return behind;
  const counts = `CAST(${named(marks)} AS VARCHAR) = ${quoted(String(label))} AS ${named(mark)}`;
  return { ...behind, used: [mark, ...used], sql: `SELECT ${counts}, behind.* FROM (${sql}) AS behind` };
}

/** Place of a bin: those without rows are not drawn, and the first always has the least value. */
function binOf(points: readonly ChartPoint[], [start, , stop]: ChartPoint): number {
  const first = Number(points[0]?.[0]);
  return Math.round((Number(start) - first) / (Number(stop) - Number(start)));
}
