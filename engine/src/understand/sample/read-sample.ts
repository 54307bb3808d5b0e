import { isDay } from '../../contracts/table/is-day';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { ColumnType } from '../../contracts/table/column';
import { quoteName } from '../../duckdb/quote-sql';
import { readNumbers, readTexts } from '../../insights/frame/read-columns';
import { LIMITS } from './limits';

/** Rows of a table in memory, column by column. */
export interface Sample {
  rows: number;
  /** Whether these are all rows of the table. */
  whole: boolean;
  columns: SampleColumn[];
}

export interface SampleColumn {
  name: string;
  type: ColumnType;
  /** Numbers; 0 and 1 for booleans; milliseconds for points in time, of the day for times. NaN where missing, and for texts. */
  values: Float64Array;
  /** Equal values have equal codes; −1 where missing. */
  codes: Int32Array;
  /** The text of each code. */
  labels: string[];
}

export interface SampleSource {
  relation: string;
  rows: number;
  columns: readonly { name: string; type: ColumnType }[];
}

/** Reads all rows of a small table, and as many of a large one as `hash` picks: the same at each run. */
export async function readSample(
  connection: DuckDBConnection,
  source: SampleSource,
  width = source.columns.length,
): Promise<Sample> {
  const most = Math.max(LIMITS.fewestRows, Math.min(LIMITS.mostRows, Math.floor(LIMITS.mostCells / Math.max(1, width))));
  const step = Math.ceil(source.rows / most);
  return readRows(connection, source, step === 1 ? null : `hash(rowid) % ${step} = 0`);
}

/** The rows that meet a condition, all columns. */
export async function readRows(
  connection: DuckDBConnection,
  { relation, columns }: SampleSource,
  condition: string | null,
): Promise<Sample> {
  const from = condition === null ? relation : `${relation} WHERE ${condition}`;
  const numeric = columns.filter(({ type }) => type !== 'text');
  const texts = columns.filter(({ type }) => type === 'text');
  const numbers = await readNumbers(
    connection,
    numeric.map(({ name, type }) => numberSql(name, type)),
    from,
  );
  const words = await readTexts(
    connection,
    texts.map(({ name }) => quoteName(name)),
    from,
  );
  const rows = numbers[0]?.length ?? words[0]?.length ?? 0;
  const ofNumbers = new Map(numeric.map((column, i) => [column.name, numbers[i] ?? new Float64Array(rows)]));
  const ofTexts = new Map(texts.map((column, i) => [column.name, words[i] ?? []]));
  return {
    rows,
    whole: condition === null,
    columns: columns.map(({ name, type }) => {
      const values = ofNumbers.get(name);
      return values
        ? { name, type, values, ...codesOfNumbers(values) }
        : { name, type, ...codesOfTexts(ofTexts.get(name) ?? []) };
    }),
  };
}

function numberSql(name: string, type: ColumnType): string {
  const cell = quoteName(name);
  if (isDay({ type })) return `epoch_ms(CAST(${cell} AS TIMESTAMP))`;
  if (type === 'time') return `1000 * date_part('epoch', CAST(${cell} AS TIME))`;
  return type === 'boolean' ? `CAST(${cell} AS INTEGER)` : cell;
}

/** Numbers coded by equality, in the order in which they come. */
export function codesOfNumbers(values: Float64Array): { codes: Int32Array; labels: string[] } {
  const seen = new Map<number, number>();
  const codes = new Int32Array(values.length).fill(-1);
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? NaN;
    if (value !== value) continue;
    let code = seen.get(value);
    if (code === undefined) seen.set(value, (code = seen.size));
    codes[i] = code;
  }
  return { codes, labels: [...seen.keys()].map(String) };
}

function codesOfTexts(texts: readonly (string | null)[]): { values: Float64Array; codes: Int32Array; labels: string[] } {
  const seen = new Map<string, number>();
  const codes = new Int32Array(texts.length).fill(-1);
  texts.forEach((text, i) => {
    if (text === null) return;
    let code = seen.get(text);
    if (code === undefined) seen.set(text, (code = seen.size));
    codes[i] = code;
  });
  return { values: new Float64Array(texts.length).fill(NaN), codes, labels: [...seen.keys()] };
}
