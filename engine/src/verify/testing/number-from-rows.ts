import type { DuckDBConnection } from '@duckdb/node-api';
import type { Chart } from '../../contracts/report/chart';
import type { Claim } from '../../contracts/report/claim';
import { pointClaim, pointId } from '../../contracts/report/point-claim';
import { numberClaim, numberId } from '../../contracts/report/number-claim';
import type { Cell } from '../../duckdb/cell';
import { readRowsFrom } from '../read-rows';
import type { RowsAsked } from '../rows-of-number';
import type { RowsRead } from '../rows-page';
import { sameValue } from '../same-value';
import { withStore } from '../with-store';

/** Rows that are read at once: each further page asks once more for all that a number is of. */
const PAGE = 50_000;
/** Points of one series that are looked at, evenly over all of it: a cloud has thousands that come about in one way. */
const MOST_OF_A_SERIES = 60;

/** Quantile between the two nearest values (Hyndman and Fan's seventh way). */
function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)] ?? NaN, sorted[Math.ceil(place)] ?? NaN];
  return below + (above - below) * (place - Math.floor(place));
}

const sum = (values: number[]): number => values.reduce((all, value) => all + value, 0);

/** The number from rows as they are shown, reckoned here and by no query; null where a claim is worked out otherwise. */
export function numberFromRows(
  rows: NonNullable<Claim['rows']>,
  columns: readonly string[],
  cells: readonly Cell[][],
): number | null {
  const cellsOf = (column: string | undefined) => cells.map((row) => row[columns.indexOf(column ?? '')] ?? null);
  const numbersOf = (column: string | undefined) => cellsOf(column).map(Number);
  const values = () => numbersOf(rows.value);
  const marks = () => cellsOf(rows.mark).map((cell) => cell === true);
  switch (rows.how) {
    case 'count':
    case 'count-largest':
    case 'count-smallest':
      return cells.length;
    case 'different':
      return new Set(cellsOf(rows.value)).size;
    case 'mean':
      return sum(values()) / cells.length;
    case 'median':
      return quantile(values(), 0.5);
    case 'sum':
      return sum(values());
    case 'highest':
      return Math.max(...values());
    case 'lowest':
      return Math.min(...values());
    case 'largest-total': {
      const totals = new Map<Cell, number>();
      const groups = cellsOf(rows.by);
      for (const [i, value] of values().entries()) totals.set(groups[i] ?? null, (totals.get(groups[i] ?? null) ?? 0) + value);
      return Math.max(...totals.values());
    }
    case 'share':
      return marks().filter(Boolean).length / cells.length;
    case 'part': {
      const counted = marks();
      return sum(values().filter((_, i) => counted[i])) / sum(values());
    }
    case 'quotient':
      return sum(values()) / sum(numbersOf(rows.by));
    case 'rows-per':
      return cells.length / new Set(cellsOf(rows.value)).size;
    case 'spread':
      return quantile(values(), 0.75) - quantile(values(), 0.25);
    case 'worked-out':
      return null;
  }
}

/** Claims whose rows are not there, are not as many as said, or do not give the number that is told; and why. */
export async function wrongRows(claims: readonly Claim[], storePath: string): Promise<string[]> {
  const found = await withStore(storePath, async (connection) => {
    const wrong: string[] = [];
    for (const claim of claims) {
      const { around: _, ...own } = claim;
      const why = await wrongRowsOf(connection, own);
      if (why !== null) wrong.push(`${claim.kind}: ${claim.sentence} (${why}) ${claim.sql}`);
    }
    return wrong;
  });
  return found ?? ['the tables cannot be opened'];
}

/** Points of charts whose rows do not give what is drawn, and why; and how many were looked at. */
export async function wrongPoints(charts: readonly Chart[], storePath: string): Promise<{ points: number; wrong: string[] }> {
  const points = charts.flatMap((chart) =>
    chart.series.flatMap(({ points: drawn }, series) => {
      const step = Math.ceil(drawn.length / MOST_OF_A_SERIES);
      return drawn.flatMap((_, point) =>
        point % step === 0 ? (pointClaim(pointId(chart.id, series, point), () => chart) ?? []) : [],
      );
    }),
  );
  const wrong = await withStore(storePath, async (connection) => {
    const found: string[] = [];
    for (const point of points) {
      const why = await wrongRowsOf(connection, point);
      if (why !== null) found.push(`${point.chart.type} ${point.chart.title} ${point.id} (${why}) ${point.sql}`);
    }
    return found;
  });
  return { points: points.length, wrong: wrong ?? ['the tables cannot be opened'] };
}

/** Numbers of sentences and of what they rest on, beside their claims' values, whose rows, or whose queries, do not give them, and why; and how many were looked at. */
export async function wrongNumbers(
  claims: readonly Claim[],
  storePath: string,
): Promise<{ numbers: number; workedOut: number; wrong: string[] }> {
  const seen = { numbers: 0, workedOut: 0, wrong: [] as string[] };
  const told = claims.flatMap((claim) => [
    ...(claim.numbers ?? []).map((_, place) => numberClaim(numberId(claim.id, place), () => claim)),
    ...(claim.evidence_numbers ?? []).map((_, place) => numberClaim(numberId(claim.id, place, 'evidence'), () => claim)),
  ]);
  const found = await withStore(storePath, async (connection) => {
    for (const number of told) {
      if (!number) continue;
      seen.numbers++;
      const why = await wrongRowsOf(connection, number, () => seen.workedOut++);
      if (why !== null)
        seen.wrong.push(
          `${number.claim.kind}: ${number.text} of ${number.claim.sentence} ${number.claim.evidence ?? ''} (${why}) ${number.sql}`,
        );
    }
    return seen;
  });
  return found ?? { ...seen, wrong: ['the tables cannot be opened'] };
}

async function wrongRowsOf(
  connection: DuckDBConnection,
  claim: RowsAsked & Pick<Claim, 'value'>,
  onWorkedOut?: () => void,
): Promise<string | null> {
  const { rows } = claim;
  if (!rows) return 'no rows';
  const cells: Cell[][] = [];
  let page: RowsRead | null;
  do {
    page = await readRowsFrom(connection, claim, { offset: cells.length, limit: PAGE });
    if (!page) return 'its rows cannot be read';
    cells.push(...page.rows);
  } while (page.rows.length === PAGE);
  if (cells.length !== page.total) return `${cells.length} rows where ${page.total} were promised`;
  if (!sameValue(claim.value, page.value)) return `${page.value} by query where ${claim.value} is told`;
  if (page.how === 'worked-out') {
    onWorkedOut?.();
    return null;
  }
  const reckoned = numberFromRows({ ...rows, how: page.how }, page.columns, cells);
  return sameValue(claim.value, reckoned) ? null : `${reckoned} of the rows where ${claim.value} is told`;
}
