import { labelsOf, type Subject } from '../contracts/report/claim';
import type { Column, Table } from '../model';
import { quoteName, quoteText } from '../duckdb/quote-sql';
import type { Frame } from './frame/frame';
import { THRESHOLDS } from '../thresholds';
import { besideSql } from './frame/beyond/side-sql';

/** Words that DuckDB reserves (`duckdb_keywords()`, categories reserved and type_function). */
const RESERVED = new Set(
  (
    'all analyse analyze and anti any array as asc asof asymmetric at authorization binary both by case cast check collate ' +
    'collation column concurrently constraint create cross day default deferrable desc describe distinct do else end except ' +
    'false fetch for foreign freeze from full generated glob group having hour ilike in initially inner intersect into is isnull ' +
    'join lambda lateral leading left like limit map minute month natural not notnull null offset on only or order outer ' +
    'overlaps pivot pivot_longer pivot_wider placing positional primary qualify references returning right second select semi ' +
    'show similar some struct summarize symmetric table tablesample then time timestamp to trailing true try_cast union unique ' +
    'unpack unpivot using variadic verbose when where window with year'
  ).split(' '),
);

/** An identifier, quoted only where it must be, so that queries stay short to read. */
export function name(column: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(column) && !RESERVED.has(column) ? column : quoteName(column);
}

/** A number as SQL literal, in parentheses when negative: `(x-(-1))` and never `(x--1)`, which starts a comment. */
export function number(value: number): string {
  if (!Number.isFinite(value)) return 'NULL';
  return value < 0 || Object.is(value, -0) ? `(${value})` : String(value);
}

/** A point in time (epoch milliseconds, UTC) as SQL literal. */
export function instant(ms: number): string {
  const iso = new Date(ms).toISOString();
  return iso.endsWith('T00:00:00.000Z') ? `TIMESTAMP '${iso.slice(0, 10)}'` : `TIMESTAMP '${iso.slice(0, 23).replace('T', ' ')}'`;
}

/** Condition that a row's date is one that can be true, where the data's notes say that some cannot; '' elsewhere. */
export const possibleTime = ({ timeline, timeLimit }: Pick<Table, 'timeline' | 'timeLimit'>): string =>
  timeline === null || timeLimit === null ? '' : `${name(timeline)} <= ${instant(timeLimit)}`;

/** Condition that a row's date is true; '' where all are, whether or not they are whole. */
export const trueTime = (table: Pick<Table, 'timeline' | 'timeLimit' | 'notWhole'>): string =>
  table.notWhole ? '' : possibleTime(table);

/** A column's cell, given as text, as literal of the column's type. */
export function literal(column: Column, label: string): string {
  switch (column.type) {
    case 'integer':
    case 'number':
      return Number.isFinite(Number(label)) ? number(Number(label)) : 'NULL';
    case 'boolean':
      return label === 'true' ? 'true' : 'false';
    case 'date':
      return `DATE ${quoteText(label)}`;
    case 'timestamp':
      return `TIMESTAMP ${quoteText(label)}`;
    case 'time':
      return `TIME ${quoteText(label)}`;
    case 'text':
      return quoteText(label);
  }
}

/** Condition that a row's cell holds the label. */
export const equals = (column: Column, label: string): string => `${name(column.name)} = ${literal(column, label)}`;

/** Condition that a row's cell holds one of the labels. */
export const isOneOf = (column: Column, labels: readonly string[]): string =>
  labels.length === 1 ? equals(column, labels[0] ?? '') : isIn(column, labels);

/** The same as a list, however many there are; or that it holds none of them. */
export const isIn = (column: Column, labels: readonly string[], how: 'IN' | 'NOT IN' = 'IN'): string =>
  `${name(column.name)} ${how} (${labels.map((label) => literal(column, label)).join(', ')})`;

/** The filter of a subject as SQL condition, or '' when there is none. */
export function condition(table: Table, filter: Subject['filter']): string {
  return filter
    .map(({ column, op, value, beside }) => {
      const found = table.columns.find((candidate) => candidate.name === column);
      if (op === 'contains') return containsTerm(name(column), String(value));
      if (op === 'is null' || op === 'is not null') return `${name(column)} ${op}`;
      if (found && op === 'in') return isOneOf(found, labelsOf({ value }));
      if (beside) return (found && besideSql(table, { column: found, op, beside }, name)) ?? 'false';
      return found && !Array.isArray(value) ? `${name(column)} ${op} ${literal(found, String(value))}` : 'false';
    })
    .join(' AND ');
}

/** Condition that a text holds the term as a word, in any case; `printer` is also found in `printer12`. */
export function containsTerm(column: string, term: string): string {
  const escaped = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `regexp_matches(${column}, ${quoteText(`(^|[^\\p{L}\\p{N}])${escaped}(${/\d$/.test(term) ? '[^\\p{L}\\p{N}]' : '[^\\p{L}]'}|$)`)}, 'i')`;
}

/** The conditions that are not empty as one, or ''. */
export const conditions = (...each: (string | null)[]): string => each.filter(Boolean).join(' AND ');

/** `WHERE …` of the conditions that are not empty, or ''. */
export function where(...conditions: (string | null)[]): string {
  const used = conditions.filter(Boolean);
  return used.length > 0 ? ` WHERE ${used.join(' AND ')}` : '';
}

/** `aggregate FILTER (WHERE …)`, or the bare aggregate when there is no condition. */
export const filtered = (aggregate: string, ...conditions: (string | null)[]): string => {
  const clause = where(...conditions).trim();
  return clause ? `${aggregate} FILTER (${clause})` : aggregate;
};

/** Rows that are sorted at most, more or less, for what needs an order: ranks and quantiles. */
const MOST_SORTED = THRESHOLDS.rowsSorted.value;

/**
 * Condition that keeps a fixed sample of rows, chosen by a hash of each row's place; null when they are few enough to use all.
 * @param n rows concerned, as counted within the frame
 */
export function sortedSample(frame: Pick<Frame, 'table' | 'n'>, n: number): string | null {
  const step = Math.ceil((n * frame.table.rows) / Math.max(1, frame.n) / MOST_SORTED);
  return step > 1 ? `hash(rowid) % ${step} = 0` : null;
}
