import type { ListedTable } from '../connect/list-tables';
import type { Session } from '../connect/open-session';
import type { ExtractLimits } from '../postgres-settings';

/** Rows in which findings are looked for; their figures are computed in the database. */
const SAMPLE_ROWS = 150_000;
/** A sample is planned a little below the limit: cut by it, it would lack the table's end, where the newest rows stand. */
const SAMPLE_FILL = 0.95;
/** Larger tables are sampled by pages, which reads only those; smaller ones row by row, which is the better sample. */
const PAGE_SAMPLE_BYTES = 2_000_000_000;
/** Fixed, so that the same table gives the same sample. */
const SAMPLE_SEED = 1;
/** Values of a row's hash, of which a sample takes the lowest ones. */
const HASHES = 2 ** 30;

export interface Sample {
  /** What follows the table's name in FROM. */
  clause: string;
  /** Rows of which it is a sample: the planner's estimate for a table, counted for a view. */
  total: number;
}

interface Whole {
  table: ListedTable;
  /** Its quoted name. */
  from: string;
  expressions: string[];
  limits: ExtractLimits;
}

/** How to read a part of what is too large to be copied whole, the same part each time; null when it is not. */
export const sampleOf = async (session: Session, whole: Whole): Promise<Sample | null> =>
  whole.table.kind === 'view' ? sampleOfView(session, whole) : sampleOfTable(whole);

function sampleOfTable({ table: { rows, bytes }, limits }: Whole): Sample | null {
  if (bytes === null || rows === null || (rows <= limits.rows && bytes <= limits.bytes)) return null;
  const wanted = Math.min(SAMPLE_ROWS, limits.rows * SAMPLE_FILL, (rows * limits.bytes * SAMPLE_FILL) / bytes);
  const percent = Math.min(100, (100 * wanted) / rows);
  const method = bytes > PAGE_SAMPLE_BYTES ? 'SYSTEM' : 'BERNOULLI';
  return { clause: ` TABLESAMPLE ${method} (${percent.toFixed(6)}) REPEATABLE (${SAMPLE_SEED})`, total: rows };
}

/** A view has no pages to choose from and no size that is known beforehand: its rows are counted, and chosen by their hash. */
async function sampleOfView({ client }: Session, { from, expressions, limits }: Whole): Promise<Sample | null> {
  const counted = await client.query<{ total: string }>(`SELECT count(*) AS total FROM ${from}`);
  const total = Number(counted.rows[0]?.total ?? 0);
  if (total <= limits.rows) return null;
  const share = Math.min(SAMPLE_ROWS, limits.rows * SAMPLE_FILL) / total;
  const hash = `(hashtextextended(ROW(${expressions.join(', ')})::text, ${SAMPLE_SEED}) & ${HASHES - 1})`;
  return { clause: ` WHERE ${hash} < ${Math.ceil(share * HASHES)}`, total };
}
