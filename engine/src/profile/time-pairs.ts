import { isDay } from '../contracts/table/is-day';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { Column, TableSample, TimePair } from '../model';
import { quoteName } from '../duckdb/quote-sql';
import { aggregate } from './aggregates';
import { isDeadline } from './roles/deadline';
import { hasWord, nameWords } from './roles/name-words';
import { BILLED, BIRTH, DEATH, END_WORDS, NOT_TIMELINE, PAID, START_WORDS, UPKEEP } from './roles/vocabulary';
import { LIMITS } from './limits';

/** A pair with what its rows say. */
export interface MeasuredPair extends TimePair {
  /** Whether one of both is a day without a clock, so that days are all that is known between them. */
  byDay: boolean;
  /** Rows with both points. */
  n: number;
  /** Rows in which the end comes before the start. */
  reversed: number;
  /** Seconds; null without a row. */
  median: number | null;
}

/** With more ends before starts than this the columns do not belong together, whatever their names say. */
export const MAX_REVERSED = LIMITS.mostReversed;
/** Rank of a pair that only its values propose, behind all that have a name. */
const UNNAMED = Infinity;
const DAY = 86_400;

const dates = (columns: readonly Column[]): string[] => columns.flatMap(({ name, type }) => (type === 'date' ? [name] : []));

/** Points whose clock stands at midnight in every row: exports write days so. */
async function midnights(
  columns: readonly Column[],
  ask: (list: { name: string; sql: string }[]) => Promise<Record<string, unknown>>,
): Promise<string[]> {
  const clocked = columns.filter((column) => isPoint(column) && column.type === 'timestamp').map(({ name }) => name);
  if (clocked.length === 0) return [];
  const clocks = (name: string) => `count(*) FILTER (WHERE ${quoteName(name)} <> date_trunc('day', ${quoteName(name)}))::DOUBLE`;
  const row = await ask(clocked.map((name, i) => ({ name: `d${i}`, sql: clocks(name) })));
  return clocked.filter((_, i) => row[`d${i}`] === 0);
}

/**
 * Two points in SQL, and how many seconds lie between them. Where one is a day, the clock of the other says nothing of how long it took: both are days then,
 * and what is done on the day on which it came takes none.
 */
export function pointsOf(
  { start, end, byDay }: TimePair & Pick<MeasuredPair, 'byDay'>,
  columns: readonly Column[],
): { start: string; end: string; seconds: string } {
  const isDate = new Set(dates(columns));
  const point = (name: string) => `${quoteName(name)}${byDay && !isDate.has(name) ? '::DATE' : ''}`;
  const [from, to] = [point(start), point(end)];
  return { start: from, end: to, seconds: `epoch(${to}::TIMESTAMP) - epoch(${from}::TIMESTAMP)` };
}

const isPoint = (column: Column): boolean => column.role === 'timestamp' && isDay(column);

/**
 * Finds columns that begin and end the same thing: words propose, the order of the values decides. The leading pair
 * comes first. Pairs with too many reversed rows are among the answers, for the alert.
 * @param given pairs that are known from how their ends were made: these ends belong to no other beginning
 * @param coarse columns whose points are whole months, years or terms: from one of these to a day it is as long as nobody knows
 */
export async function findPairs(
  connection: DuckDBConnection,
  relation: string,
  sample: TableSample | null,
  columns: Column[],
  coarse: ReadonlySet<string>,
  { given = [], signal }: { given?: readonly TimePair[] | undefined; signal?: AbortSignal | undefined } = {},
): Promise<MeasuredPair[]> {
  const made = given.map((pair) => ({ ...pair, rank: -1 }));
  const others = columns.filter(({ name }) => !given.some(({ end }) => end === name));
  const proposed = propose(others, coarse).slice(0, LIMITS.mostPairs);
  const named = [...proposed, ...made];
  const otherWay = named.map(({ start, end }) => ({ start: end, end: start, rank: UNNAMED }));
  const open = otherWay.filter(({ start, end }) => !named.some((pair) => pair.start === start && pair.end === end));
  const candidates = [...named, ...open, ...unnamed(others, proposed, coarse).slice(0, LIMITS.mostPairs)];
  if (!candidates.length) return [];
  const first = async (list: { name: string; sql: string }[], from: string) =>
    (await aggregate(connection, list, from, signal)).values;
  const days = new Set([...dates(columns), ...(await midnights(columns, (list) => first(list, sample?.relation ?? relation)))]);

  async function measure(pairs: readonly (TimePair & { rank: number })[]): Promise<Measured[]> {
    if (pairs.length === 0) return [];
    const byDay = pairs.map((pair) => ({ ...pair, byDay: days.has(pair.start) || days.has(pair.end) }));
    const points = byDay.map((pair) => pointsOf(pair, columns));
    const counts = points.flatMap(({ start, end }, i) => [
      { name: `n${i}`, sql: `count(*) FILTER (WHERE ${start} IS NOT NULL AND ${end} IS NOT NULL)::DOUBLE` },
      { name: `r${i}`, sql: `count(*) FILTER (WHERE ${end} < ${start})::DOUBLE` },
    ]);
    const shapes = points.flatMap(({ start, end, seconds }, i) => [
      { name: `m${i}`, sql: `median(${seconds})` },
      { name: `c${i}`, sql: `corr(epoch(${start}::TIMESTAMP), epoch(${end}::TIMESTAMP))` },
    ]);
    const row = sample
      ? { ...(await first(counts, relation)), ...(await first(shapes, sample.relation)) }
      : await first([...counts, ...shapes], relation);
    return byDay.map((pair, i) => ({
      ...pair,
      together: Number(row[`c${i}`] ?? 0),
      n: Number(row[`n${i}`] ?? 0),
      reversed: Number(row[`r${i}`] ?? 0),
      median: typeof row[`m${i}`] === 'number' ? Number(row[`m${i}`]) : null,
    }));
  }

  const measured = (await measure(candidates))
    .filter(
      ({ n, reversed, median }) => n >= LIMITS.fewestPairRows && median !== null && (reversed > n * MAX_REVERSED || median > 0),
    )
    // What nearly all rows do is no fault, whatever the words say: goods come back after they have been delivered.
    .filter((pair) => pair.rank === UNNAMED || pair.reversed <= pair.n * MAX_REVERSED || !isFreeOrder(pair))
    .filter((pair) => (pair.rank === UNNAMED ? isEvident(pair, columns) : pair.reversed < pair.n * LIMITS.otherWay));
  const evident = measured.filter(({ rank }) => rank === UNNAMED).sort((a, b) => (b.median ?? 0) - (a.median ?? 0));
  const ends = new Set(evident.map(({ end }) => end));
  // Of a chain of points the first one begins everything that follows.
  const chosen = [...measured.filter(({ rank }) => rank !== UNNAMED), ...evident.filter(({ start }) => !ends.has(start))];
  const steps = (await measure(stepsWithin(chosen))).filter(
    (pair) => pair.median !== null && pair.median > 0 && isEvident(pair, columns),
  );
  return [...chosen, ...steps].map(({ start, end, byDay, n, reversed, median }) => ({ start, end, byDay, n, reversed, median }));
}

interface Measured extends MeasuredPair {
  rank: number;
  /** How closely both points go together: 0 to 1. */
  together: number;
}

/** From one end to the next of what has one beginning: where the time goes between the inspection and the work is seen in neither of both since the report. */
function stepsWithin(chosen: readonly Measured[]): (TimePair & { rank: number })[] {
  const isKnown = (start: string, end: string) =>
    chosen.some((pair) => (pair.start === start && pair.end === end) || (pair.start === end && pair.end === start));
  const starts = [...new Set(chosen.map(({ start }) => start))];
  const found = starts.flatMap((begin) => {
    const chain = chosen
      .filter(({ start, end, n, reversed }) => start === begin && !isDeadline(end) && reversed <= n * LIMITS.mostEvidentReversed)
      .sort((a, b) => (a.median ?? 0) - (b.median ?? 0));
    return chain.slice(1).map(({ end }, i) => ({ start: chain[i]?.end ?? begin, end, rank: UNNAMED }));
  });
  return found.filter(
    ({ start, end }, i) => !isKnown(start, end) && found.findIndex((one) => one.start === start && one.end === end) === i,
  );
}

/** Whether many rows may have the end first without a fault in any: what was due by then came later, and a bill is written before or after the work. */
const isFreeOrder = ({ start, end }: TimePair): boolean =>
  isDeadline(end) || (hasWord(nameWords(start), BILLED) && !hasWord(nameWords(end), PAID));

/** Pairs that no word proposes, both ways round: the values must decide alone. */
function unnamed(columns: Column[], named: TimePair[], coarse: ReadonlySet<string>): (TimePair & { rank: number })[] {
  const used = new Set(named.flatMap(({ start, end }) => [start, end]));
  const points = columns.filter((column) => {
    const words = nameWords(column.name);
    return isPoint(column) && !used.has(column.name) && !hasWord(words, UPKEEP) && !hasWord(words, NOT_TIMELINE);
  });
  return points.flatMap((start) =>
    points
      .filter((end) => end !== start && coarse.has(start.name) === coarse.has(end.name) && !isAge(start, end))
      .map((end) => ({ start: start.name, end: end.name, rank: UNNAMED })),
  );
}

/** One point nearly always lies before the other and moves along with it. A day and a time of that day are no pair. */
function isEvident(pair: MeasuredPair & { together: number }, columns: Column[]): boolean {
  const type = (name: string) => columns.find((column) => column.name === name)?.type;
  const { start, end, n, reversed, median, together } = pair;
  const sameDay = type(start) !== type(end) && (median ?? 0) < DAY;
  return (
    n >= LIMITS.fewestEvidentRows && reversed <= n * LIMITS.mostEvidentReversed && together >= LIMITS.leastTogether && !sameDay
  );
}

function propose(columns: Column[], coarse: ReadonlySet<string>): (TimePair & { rank: number })[] {
  const points = columns.filter(isPoint);
  const found: (TimePair & { rank: number })[] = [];
  for (const start of points) {
    for (const end of points) {
      if (start === end || coarse.has(start.name) !== coarse.has(end.name) || isAge(start, end) || isDue(start)) continue;
      const rank = pairRank(nameWords(start.name), nameWords(end.name));
      if (rank !== null) found.push({ start: start.name, end: end.name, rank });
    }
  }
  return found.sort((a, b) => a.rank - b.rank);
}

/** How old somebody was at something is no time that it took: from a birth only a death is waited for. */
const isAge = (start: Column, end: Column): boolean =>
  hasWord(nameWords(start.name), BIRTH) && !hasWord(nameWords(end.name), DEATH);

/** What was to be done by then is done before: nothing begins when it is due. */
const isDue = ({ name }: Column): boolean => hasWord(nameWords(name), NOT_TIMELINE) && !hasWord(nameWords(name), BIRTH);

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
  const points = columns.filter((column) => column.role === 'timestamp' && isDay(column) && column.stats.distinct > 2);
  const rated = points.map((column, i) => {
    const words = nameWords(column.name);
    const penalty =
      (hasWord(words, avoid) ? 200 : 0) + (hasWord(words, UPKEEP) ? 100 : 0) + (place(words, END_WORDS) === null ? 0 : 50);
    const filled = column.stats.count / Math.max(1, column.stats.count + column.stats.missing);
    return { name: column.name, rating: penalty + (place(words, START_WORDS) ?? 40) + (1 - filled) * 100 + i };
  });
  return rated.sort((a, b) => a.rating - b.rating)[0]?.name ?? null;
}
