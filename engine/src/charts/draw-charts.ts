import type { DuckDBConnection } from '@duckdb/node-api';
import type { Chart, ChartPoint } from '../contracts/report/chart';
import { isFigure, type Claim } from '../contracts/report/claim';
import { KINDS } from '../kinds';
import { aboutOf } from '../kinds/about';
import type { Kinds } from '../kinds/kind-spec';
import type { Frame } from '../insights/frame/frame';
import { rowsOfSeries } from '../insights/rows-behind/rows-of-claim';
import { rowsOf, sourceOf, type QuerySource } from '../insights/rows-of';
import type { Cell } from '../duckdb/cell';
import { dataError } from '../read/file-kind/data-error';
import { isOfSample } from '../sources/pushdown/mark-pushdown';
import { periodName } from '../wording/period-names';
import type { ChartPlan } from './chart-plan';
import { LIMITS } from './limits';

export interface Drawn {
  charts: Chart[];
  /** Claims with the chart that shows them. */
  claims: Claim[];
  /** Charts whose every point equals what their query gives, of all. */
  checked: { right: number; total: number };
}

export interface DrawingOptions {
  firstId?: number | undefined;
  signal?: AbortSignal | undefined;
  kinds?: Kinds | undefined;
}

/** Draws a chart for each leading claim that profits from one, then reads every chart's points again and compares. */
export async function drawCharts(
  connection: DuckDBConnection,
  frame: Frame,
  claims: readonly Claim[],
  { firstId = 1, signal, kinds = KINDS }: DrawingOptions = {},
): Promise<Drawn> {
  const byKey = new Map<string, Chart>();
  const shown = new Map<string, string>();
  let figures = 0;
  for (const claim of claims) {
    signal?.throwIfAborted();
    if (claim.small || (isFigure(claim.kind) && figures >= LIMITS.figuresWithChart)) continue;
    const plan = kinds[claim.kind]?.chart(aboutOf(frame, claim)) ?? null;
    if (!plan) continue;
    let chart = byKey.get(plan.key);
    if (!chart) {
      if (byKey.size >= LIMITS.mostCharts) continue;
      const drawn = await draw(sourceOfChart(connection, frame, plan), plan, `g${firstId + byKey.size}`, claim.id);
      if (!drawn) continue;
      chart = { ...drawn, ...rowsOfChart(frame, plan), ...(await partOf(sourceOf(connection, frame.table), plan, drawn)) };
      byKey.set(plan.key, chart);
      if (isFigure(claim.kind)) figures++;
    } else byKey.set(plan.key, (chart = ringed(chart, plan)));
    shown.set(claim.id, chart.id);
  }
  const charts = [...byKey.values()];
  const checked = { right: 0, total: charts.length };
  for (const chart of charts) if (await equalsQuery(sourceOfChart(connection, frame, chart), chart)) checked.right++;
  return {
    charts,
    checked,
    claims: claims.map((claim) => ({ ...claim, ...(shown.has(claim.id) ? { chart: shown.get(claim.id) } : {}) })),
  };
}

/** The rows behind a chart's points, where all of its series say theirs. */
function rowsOfChart({ table }: Frame, { rows = [] }: ChartPlan): Pick<Chart, 'rows'> {
  const all = rows.flatMap((each) => rowsOfSeries(table, each) ?? []);
  return all.length > 0 && all.length === rows.length ? { rows: all } : {};
}

/** A picture that another claim has drawn already, with what this one points at when nothing in it is pointed at. */
function ringed(chart: Chart, { highlight }: ChartPlan): Chart {
  const shows = chart.series.some(({ points }) => points.some(([x]) => x === highlight));
  return highlight === undefined || chart.highlight !== undefined || !shows ? chart : { ...chart, highlight };
}

const sourceOfChart = (connection: DuckDBConnection, { table }: Frame, chart: Pick<Chart, 'type'>): QuerySource =>
  isOfSample(chart) ? connection : sourceOf(connection, table);

/** The points of a query; none where the table's values put them out of the range of what can be computed. */
async function pointsOf(connection: QuerySource, sql: string): Promise<Cell[][]> {
  try {
    return await rowsOf(connection, sql);
  } catch (error) {
    if (dataError(error) === null) throw error;
    return [];
  }
}

async function draw(connection: QuerySource, plan: ChartPlan, id: string, claim: string): Promise<Chart | null> {
  const rows = await pointsOf(connection, plan.sql);
  const { key: _, part: __, rows: ___, series, highlight, highlights = [], ...rest } = plan;
  const drawn = toSeries(rows, series, rest.type);
  // A series without a value would stand in the legend and nowhere in the picture.
  if (countPoints(drawn) < 2 || drawn.some((one) => countPoints([one]) === 0)) return null;
  const labels = drawn.flatMap((one) => one.points.map(([x]) => x));
  const several = highlights.filter((label) => labels.includes(label));
  return {
    id,
    ...rest,
    x: { ...rest.x, ...namesOf(rest.x, labels) },
    series: drawn,
    ...(highlight !== undefined && labels.includes(highlight) ? { highlight } : {}),
    ...(several.length > 1 ? { highlights: several } : {}),
    claim,
  };
}

/** What the table calls the periods at the axis. */
function namesOf({ type, grain }: Chart['x'], labels: readonly (ChartPoint[number] | undefined)[]): Pick<Chart['x'], 'names'> {
  if (type !== 'time' || !grain) return {};
  const names = [...new Set(labels.map(String))].flatMap((at): [string, string][] => {
    const name = periodName(Date.parse(at), grain);
    return name === undefined ? [] : [[at, name]];
  });
  return names.length > 0 ? { names } : {};
}

/** Points that have a value. */
const countPoints = (series: Chart['series']): number =>
  series.reduce((sum, { points }) => sum + points.filter(([, y]) => y !== null).length, 0);

/** How many of all are drawn, where that is not all of them. */
async function partOf(source: QuerySource, { part }: ChartPlan, { series }: Chart): Promise<Pick<Chart, 'part'>> {
  const drawn = countPoints(series);
  if (!part || drawn < part.limit) return {};
  const [[of] = []] = await rowsOf(source, part.sql);
  return typeof of === 'number' && of > drawn ? { part: { drawn, of, what: part.what, chosen: part.chosen } } : {};
}

function toSeries(rows: Cell[][], names: string[], type: Chart['type']): Chart['series'] {
  if (names.length === 1) return [{ name: names[0] ?? '', points: rows.map(point) }];
  return names.map((name, i) => {
    const points = rows.map((row) => point([row[0] ?? null, row[i + 1] ?? null]));
    // A gap in a line is seen; a row of another group is no point of this one.
    return { name, points: type === 'scatter' ? points.filter(([, y]) => y !== null) : points };
  });
}

const point = (row: Cell[]): ChartPoint =>
  row.map((cell) =>
    typeof cell === 'number' ? Number(cell.toPrecision(LIMITS.digits)) : typeof cell === 'boolean' ? String(cell) : cell,
  );

async function equalsQuery(connection: QuerySource, chart: Chart): Promise<boolean> {
  if (chart.sql === undefined) return false;
  const again = toSeries(
    await pointsOf(connection, chart.sql),
    chart.series.map((one) => one.name),
    chart.type,
  );
  return JSON.stringify(again) === JSON.stringify(chart.series);
}
