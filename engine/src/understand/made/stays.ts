import { isDay } from '../../contracts/table/is-day';
import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName, quoteText } from '../../duckdb/quote-sql';
import { isTicketLike } from '../../insights/frame/ticket-like';
import { rowsOf } from '../../insights/rows-of';
import type { Table } from '../../model';
import { yesOrNo } from '../../read/typing/yes-or-no';
import { human } from '../../wording/human';
import type { LoadedTable } from '../../read/load/loaded-table';
import { goneAs, leavingDate } from '../outcome/leaving-date';
import { isPending } from '../outcome/outcome-words';
import { SPANS, type Span } from './spans';
import type { Stay } from './stay';
import { LIMITS } from './limits';

type Named = Omit<Stay, 'cut' | 'within'>;

/** What the columns propose: a start, an end that only some rows have, and which rows came to it. */
export function namedStay(table: Table): Named | null {
  const { model } = table;
  if (!model || (model.shape.kind !== 'entity' && model.shape.kind !== 'event') || isTicketLike(table)) return null;
  const start = startOf(table);
  if (start === null) return null;
  const left = leavingDate(model, 'event');
  if (left !== null)
    return isEnd(table, start, left)
      ? { start, end: left, gone: `${quoteName(left)} IS NOT NULL`, of: null, so: goneAs(left), good: 'low' }
      : null;
  const state = stateOf(table, start);
  if (!state) return null;
  const { column, event, good, end } = state;
  // What is not over is work to be finished, and how long that takes is what is asked of it.
  const labels = (table.columns.find(({ name }) => name === column)?.stats.top ?? []).map(([label]) => label);
  if (labels.some((label) => label !== event && isPending(label, labels))) return null;
  const answer = yesOrNo(event);
  return {
    start,
    end,
    gone: `CAST(${quoteName(column)} AS VARCHAR) = ${quoteText(event)}`,
    of: column,
    so:
      answer === true ? human(column).toLowerCase().replace(AUXILIARY, '') : answer === null ? event.toLowerCase() : goneAs(end),
    good,
  };
}

const isOwnDay = ({ columns }: Table, name: string): boolean =>
  columns.some((own) => own.name === name && own.carried === undefined && isDay(own));

/** The table's time, or the only day on which its things came to be where they are. */
function startOf(table: Table): string | null {
  const says = (name: string) => table.model?.columns.find((own) => own.name === name)?.time;
  const { timeline } = table;
  if (timeline !== null && isOwnDay(table, timeline) && !NO_START.has(says(timeline) ?? '')) return timeline;
  const [came, ...more] = (table.model?.columns ?? []).filter(({ name, time }) => time === 'record' && isOwnDay(table, name));
  return came && more.length === 0 ? came.name : null;
}

const NO_START: ReadonlySet<string> = new Set(['end', 'birth', 'due', 'update']);

const isEnd = (table: Table, start: string, name: string): boolean =>
  name !== start &&
  isOwnDay(table, name) &&
  table.model?.columns.some((own) => own.name === name && (own.time === 'end' || own.time === 'other')) === true;

/**
 * The label for which a day is known, with that day: of the table's result or, where it has none with labels, of the only column of which all labels but one have such a
 * day. Of several ends the most frequent is asked for.
 */
function stateOf(table: Table, start: string) {
  const { outcome, algebra = [] } = table.model ?? {};
  const days = algebra.flatMap((one) => {
    if ((one.kind !== 'settled' && one.kind !== 'filled-by') || one.nought || ('absent' in one && one.absent)) return [];
    const { of: column, target: end } = one;
    return isEnd(table, start, end) ? [{ column, end, labels: one.kind === 'settled' ? [one.label] : one.labels }] : [];
  });
  type Days = (typeof days)[number];
  const ofOne = (found: readonly Days[]) =>
    new Set(found.map(({ end }) => end)).size === 1 && new Set(found.map(({ column }) => column)).size === 1
      ? found[0]
      : undefined;
  const statsOf = (name: string) => table.columns.find((column) => column.name === name)?.stats;
  const butOne = days.filter(({ column, labels }) => statsOf(column)?.distinct === labels.length + 1);
  const asEnd = (found: Days | undefined) => {
    const event = found && statsOf(found.column)?.top?.find(([label]) => found.labels.includes(label))?.[0];
    return found && event !== undefined ? { column: found.column, event, end: found.end, good: null } : null;
  };
  if (outcome?.kind !== 'outcome' || outcome.outcome.event === undefined) return asEnd(ofOne(butOne));
  const { column, event, good } = outcome.outcome;
  const found = ofOne(days.filter((one) => one.column === column && one.labels.includes(event)));
  // That somebody is still there is told by who is not.
  return found ? { column, event, end: found.end, good } : asEnd(ofOne(butOne.filter((one) => one.column === column)));
}

const AUXILIARY = /^(?:is|are|was|were|has|have|had|did) /;

/** What the rows show of it. */
export interface StaysSeen {
  rows: number;
  gone: number;
  /** Rows of which nothing has ended: others may have come to another end. */
  open: number;
  /** Rows that came to the end, of which no day is known. */
  undated: number;
  /** Ends before their starts. */
  reversed: number;
  /** Last moments that are seen: of all rows, and of starts alone. */
  cut: number;
  lastStart: number;
  /** Ends after the last start, and those of them that lie whole months or years after their own. */
  later: number;
  round: number;
  /** Seconds that the least and the most watched tenth of rows were watched; and within which nine in ten of those that ended did. */
  shortest: number;
  longest: number;
  lasted: number;
  /** Of the fifth of rows that began first, the share that has not come to its end. */
  oldOpen: number;
  /** All starts and ends are firsts of a month, or of a year. */
  monthly: boolean;
  yearly: boolean;
  /** For each of `SPANS`, rows that were watched for as long, and those of them that came to the end within. */
  spans: { watched: number; ended: number }[];
}

/**
 * Finds the stays of a table and the age at which they are compared. Null where rows are no stays, where nearly all are over, or all were watched for as long: then
 * it makes no difference when they began.
 */
export async function stayIn(connection: DuckDBConnection, { relation }: LoadedTable, table: Table): Promise<Stay | null> {
  const named = namedStay(table);
  if (!named) return null;
  const seen = await seenOf(connection, relation, named);
  const within = seen && isStay(seen) ? spanOf(seen) : null;
  return seen && within ? { ...named, cut: seen.cut, within } : null;
}

export function isStay(seen: StaysSeen): boolean {
  const { open } = seen;
  return (
    Math.min(open, seen.gone) >= LIMITS.fewestStays &&
    open >= LIMITS.leastOpen * seen.rows &&
    seen.undated <= LIMITS.slipsOfStays * seen.gone &&
    seen.reversed <= LIMITS.slipsOfStays * seen.gone &&
    seen.oldOpen >= LIMITS.oldOpen &&
    seen.shortest <= LIMITS.watchedUnlike * seen.longest &&
    seen.lasted >= LIMITS.endsGoOn * seen.longest &&
    // Days that were agreed on when it began are no ends that came about.
    !(seen.later > LIMITS.slipsOfStays * seen.gone && 2 * seen.round > seen.later)
  );
}

/** The shortest span that tells nearly as much as the one that tells most: rows that were watched for as long, times p (1 − p). */
export function spanOf({ spans, monthly, yearly }: StaysSeen): Span | null {
  const least = yearly ? LIMITS.yearsOfYears * 365 : monthly ? LIMITS.daysOfMonths : 0;
  const fits = ({ unit, days }: Span) => days >= least && unit !== (monthly ? 'days' : 'months');
  const told = SPANS.flatMap((span, i) => {
    const { watched = 0, ended = 0 } = spans[i] ?? {};
    const isEnough = Math.min(ended, watched - ended) >= LIMITS.fewestStays && fits(span);
    return isEnough ? [{ span, information: (ended * (watched - ended)) / watched }] : [];
  });
  const most = Math.max(0, ...told.map(({ information }) => information));
  const found = told.find(({ information }) => information >= LIMITS.nearlyAsMuch * most)?.span;
  return found ? (monthly ? { ...found, byMonths: true } : found) : null;
}

async function seenOf(connection: DuckDBConnection, relation: string, { start, end, gone }: Named): Promise<StaysSeen | null> {
  const stays =
    `SELECT CAST(${quoteName(start)} AS TIMESTAMP) AS a, CAST(${quoteName(end)} AS TIMESTAMP) AS b, coalesce(${gone}, false) AS gone ` +
    `FROM ${relation} WHERE ${quoteName(start)} IS NOT NULL`;
  const moments = `SELECT epoch(a) AS t FROM stays UNION ALL SELECT epoch(b) FROM stays WHERE b IS NOT NULL`;
  const spans = SPANS.map(
    ({ sql }) =>
      `count(*) FILTER (WHERE epoch(a + ${sql}) <= cut AND NOT (gone AND b IS NULL)), ` +
      `count(*) FILTER (WHERE epoch(a + ${sql}) <= cut AND gone AND b >= a AND b <= a + ${sql})`,
  );
  const isRound =
    'EXTRACT(day FROM b) = EXTRACT(day FROM a) OR EXTRACT(day FROM b + INTERVAL 1 DAY) = EXTRACT(day FROM a)';
  const [row = []] = await rowsOf(
    connection,
    `WITH stays AS (${stays}), ends AS (SELECT quantile_cont(t, ${1 - LIMITS.slipsAtCut}) AS cut FROM (${moments})), ` +
      `firsts AS (SELECT quantile_cont(epoch(a), [0.2, ${1 - LIMITS.slipsAtCut}]) AS q FROM stays) ` +
      'SELECT count(*), count(*) FILTER (WHERE gone), count(*) FILTER (WHERE gone AND b IS NULL), count(*) FILTER (WHERE b IS NULL AND NOT gone), ' +
      'count(*) FILTER (WHERE b < a), any_value(cut), any_value(q[2]), ' +
      `count(*) FILTER (WHERE epoch(b) > q[2]), count(*) FILTER (WHERE epoch(b) > q[2] AND (${isRound})), ` +
      'quantile_cont(cut - epoch(a), 0.1), quantile_cont(cut - epoch(a), 0.9), quantile_cont(epoch(b) - epoch(a), 0.9) FILTER (WHERE gone AND b >= a), ' +
      'avg((b IS NULL AND NOT gone)::INT) FILTER (WHERE epoch(a) <= q[1]), ' +
      'avg((EXTRACT(day FROM a) = 1 AND coalesce(EXTRACT(day FROM b) = 1, true))::INT), ' +
      `avg((EXTRACT(doy FROM a) = 1 AND coalesce(EXTRACT(doy FROM b) = 1, true))::INT), ${spans.join(', ')} FROM stays, ends, firsts`,
  );
  const [rows = 0, all = 0, undated = 0, open = 0, reversed = 0, cut = NaN, lastStart = NaN, later = 0, round = 0, ...rest] =
    row.map((value) => Number(value ?? NaN));
  const [shortest = NaN, longest = NaN, lasted = NaN, oldOpen = NaN, monthly = NaN, yearly = NaN, ...counts] = rest;
  if (!(rows > 0)) return null;
  return {
    rows, gone: all, undated, open, reversed, cut, lastStart, later, round, shortest, longest, lasted, oldOpen,
    monthly: monthly === 1,
    yearly: yearly === 1,
    spans: SPANS.map((_, i) => ({ watched: counts[2 * i] ?? 0, ended: counts[2 * i + 1] ?? 0 })),
  };
} // prettier-ignore
