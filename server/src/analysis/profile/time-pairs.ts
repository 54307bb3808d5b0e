import type { DuckDBConnection } from '@duckdb/node-api';
import type { Column, TimePair } from '../model';
import { quoteName } from '../read/quote-sql';
import { runQuery } from '../read/run-query';
import { hasWord, nameWords } from './name-words';
import { END_WORDS, START_WORDS, UPKEEP } from './vocabulary';

/** A pair with what its rows say. */
export interface MeasuredPair extends TimePair {
  /** Rows with both points. */
  n: number;
  /** Rows in which the end comes before the start. */
  reversed: number;
  /** Seconds; null without a row. */
  median: number | null;
}

/** With more ends before starts than this the columns do not belong together, whatever their names say. */
export const MAX_REVERSED = 0.35;
const MIN_ROWS = 5;
const MAX_CANDIDATES = 30;
/** Rows that a median is taken from at most, more or less. */
const SAMPLE_ROWS = 200_000;

/**
 * Finds columns that begin and end the same thing: words propose, the order of the values decides. The leading pair
 * comes first. Pairs with too many reversed rows are among the answers, for the alert.
 */
export async function findPairs(
  connection: DuckDBConnection,
  relation: string,
  rows: number,
  columns: Column[],
  signal?: AbortSignal,
): Promise<MeasuredPair[]> {
  const candidates = propose(columns).slice(0, MAX_CANDIDATES);
  if (!candidates.length) return [];
  const step = Math.max(1, Math.floor(rows / SAMPLE_ROWS));
  const sums = candidates.map(({ start, end }, i) => {
    const length = `epoch(${quoteName(end)}::TIMESTAMP) - epoch(${quoteName(start)}::TIMESTAMP)`;
    const both = `${quoteName(start)} IS NOT NULL AND ${quoteName(end)} IS NOT NULL`;
    return `count(*) FILTER (WHERE ${both})::DOUBLE AS n${i}, count(*) FILTER (WHERE ${quoteName(end)} < ${quoteName(start)})::DOUBLE AS r${i},
      median(${length}) FILTER (WHERE hash(rowid) % ${step} = 0) AS m${i}`;
  });
  const sql = `SELECT ${sums.join(', ')} FROM ${relation}`;
  const [row] = (await runQuery(connection, sql, signal)).getRowObjectsJS();
  return candidates
    .map((pair, i) => ({
      ...pair,
      n: Number(row?.[`n${i}`] ?? 0),
      reversed: Number(row?.[`r${i}`] ?? 0),
      median: typeof row?.[`m${i}`] === 'number' ? Number(row[`m${i}`]) : null,
    }))
    .filter(({ n, reversed, median }) => n >= MIN_ROWS && median !== null && (reversed > n * MAX_REVERSED || median > 0))
    .map(({ start, end, n, reversed, median }) => ({ start, end, n, reversed, median }));
}

function propose(columns: Column[]): (TimePair & { rank: number })[] {
  const points = columns.filter(
    (column) => column.role === 'timestamp' && (column.type === 'date' || column.type === 'timestamp'),
  );
  const found: (TimePair & { rank: number })[] = [];
  for (const start of points) {
    for (const end of points) {
      if (start === end) continue;
      const rank = pairRank(nameWords(start.name), nameWords(end.name));
      if (rank !== null) found.push({ start: start.name, end: end.name, rank });
    }
  }
  return found.sort((a, b) => a.rank - b.rank);
}

/** Lower is better; null when the names make no pair. */
function pairRank(start: string[], end: string[]): number | null {
  if (hasWord(start, UPKEEP) || hasWord(end, UPKEEP)) return null;
  const from = place(start, START_WORDS);
  const to = place(end, END_WORDS);
  if (from === null || to === null) return null;
  if (place(end, START_WORDS.slice(0, 6)) !== null || place(start, END_WORDS.slice(0, 12)) !== null) return null;
  const shared = start.filter((word) => end.includes(word) && !['date', 'at', 'on', 'time'].includes(word)).length;
  return from + to - shared * 5;
}

function place(words: string[], list: readonly string[]): number | null {
  const places = words.map((word) => list.indexOf(word)).filter((i) => i >= 0);
  return places.length ? Math.min(...places) : null;
}

/** The column that dates a row: the start of the leading pair, else the timestamp that looks most like the row's own date. */
export function timelineOf(columns: Column[], pairs: TimePair[], avoid: ReadonlySet<string>): string | null {
  const [lead] = pairs;
  if (lead && !hasWord(nameWords(lead.start), avoid)) return lead.start;
  const points = columns.filter(
    (column) =>
      column.role === 'timestamp' && (column.type === 'date' || column.type === 'timestamp') && column.stats.distinct > 2,
  );
  const rated = points.map((column, i) => {
    const words = nameWords(column.name);
    const penalty =
      (hasWord(words, avoid) ? 200 : 0) + (hasWord(words, UPKEEP) ? 100 : 0) + (place(words, END_WORDS) === null ? 0 : 50);
    const filled = column.stats.count / Math.max(1, column.stats.count + column.stats.missing);
    return { name: column.name, rating: penalty + (place(words, START_WORDS) ?? 40) + (1 - filled) * 100 + i };
  });
  return rated.sort((a, b) => a.rating - b.rating)[0]?.name ?? null;
}
