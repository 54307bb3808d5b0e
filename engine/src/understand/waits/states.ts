import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../../duckdb/quote-sql';
import { rowsOf } from '../../insights/rows-of';
import { nameWords } from '../../profile/roles/name-words';
import { yesOrNo } from '../../read/typing/yes-or-no';
import { isUnwished } from '../outcome/outcome-words';
import { LIMITS } from './limits';
import { isRunning, saysOpen } from './words';

/** A column with blank cells, and the date since which a row could have it. */
export interface Blank {
  target: string;
  start: string | null;
}

/** What a column of labels says of another's being filled. */
export interface State {
  column: string;
  /** Labels of rows that ought to have it, or that have it; null is no label. */
  asks: string[];
  /** Labels of rows that are not over yet. */
  open: string[];
  /** Labels of rows that come to another end, or were never asked; with them what has no label. */
  out: (string | null)[];
  /** It is filled in just those rows whose labels say so. */
  mirrors: boolean;
  /** Its labels are yes and no. */
  answers: boolean;
}

export interface Counted {
  label: string | null;
  rows: number;
  filled: number;
  /** Blank rows among the youngest tenth. */
  young: number;
}

/** What each column of labels counts of each column with blank cells. */
export async function countStates(
  connection: DuckDBConnection,
  relation: string,
  states: readonly string[],
  blanks: readonly Blank[],
  timeline: string | null,
): Promise<Map<Blank, { column: string; counted: Counted[] }[]>> {
  const starts = [...new Set(blanks.flatMap(({ start }) => start ?? timeline ?? []))];
  const bounds = starts.map((start) => `quantile_cont(epoch(CAST(${quoteName(start)} AS TIMESTAMP)), ${LIMITS.lateTenth})`);
  const [row = []] = starts.length > 0 ? await rowsOf(connection, `SELECT ${bounds.join(', ')} FROM ${relation}`) : [];
  const late = new Map(starts.map((start, i) => [start, Number(row[i] ?? NaN)]));
  const asked = blanks.flatMap(({ target, start }) => {
    const cell = quoteName(target);
    const has = start === null ? 'true' : `${quoteName(start)} IS NOT NULL`;
    const since = start ?? timeline;
    const bound = since === null ? NaN : (late.get(since) ?? NaN);
    const isYoung = since !== null && Number.isFinite(bound) ? `epoch(CAST(${quoteName(since)} AS TIMESTAMP)) > ${bound}` : 'false';
    return [
      `count(*) FILTER (WHERE ${has})`,
      `count(*) FILTER (WHERE ${has} AND ${cell} IS NOT NULL)`,
      `count(*) FILTER (WHERE ${has} AND ${cell} IS NULL AND ${isYoung})`,
    ];
  });
  const found = new Map(blanks.map((blank): [Blank, { column: string; counted: Counted[] }[]] => [blank, []]));
  for (const column of states) {
    const rows = await rowsOf(
      connection,
      `SELECT CAST(${quoteName(column)} AS VARCHAR), ${asked.join(', ')} FROM ${relation} GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT ${LIMITS.mostLabels + 2}`,
    );
    blanks.forEach((blank, i) => {
      if (blank.target === column || rows.length > LIMITS.mostLabels + 1) return;
      const counted = rows.map(([label, ...counts]): Counted => {
        const [all = 0, filled = 0, young = 0] = counts.slice(3 * i, 3 * i + 3).map(Number);
        return { label: label === null || label === undefined ? null : String(label), rows: all, filled, young };
      });
      found.get(blank)?.push({ column, counted: counted.filter((one) => one.rows > 0) });
    });
  }
  return found;
} // prettier-ignore

/** What the labels of a column say of another's being filled; null where nothing. `running`: that it is blank is how things are. */
export function stateOf(column: string, target: string, counted: readonly Counted[]): State | 'running' | null {
  const all = sum(counted, ({ rows }) => rows);
  const labels = counted.flatMap(({ label }) => label ?? []);
  const asks: Counted[] = [];
  const without: Counted[] = [];
  let unclear = 0;
  // Where nearly all are filled, a few of a label of which none is are no chance.
  const blank = 1 - sum(counted, (one) => one.filled) / all;
  for (const one of counted) {
    const isSure = one.rows >= LIMITS.fewestOfLabel || blank ** one.rows < LIMITS.byChance;
    const says = saysOpen(one.label, labels) !== null || isSure;
    if (one.filled <= LIMITS.hardlyFilled * one.rows && says) without.push(one);
    else if (one.label !== null && one.filled >= LIMITS.mostlyFilled * one.rows) asks.push(one);
    else unclear += one.rows;
  }
  const [rows, filled] = [sum(asks, (one) => one.rows), sum(asks, (one) => one.filled)];
  if (asks.length === 0 || without.length === 0 || unclear > LIMITS.mostUnclear * all || filled < LIMITS.wanted * rows)
    return null;
  if (without.some(({ label }) => label !== null && isRunning(label, labels))) return 'running';
  const mirrors = filled >= LIMITS.mirrors * rows;
  const answers = labels.every((label) => yesOrNo(label) !== null);
  const isOpen = (one: Counted): boolean => {
    // Of `paid` beside `paid on` what is not paid is open; of any other question it was not wanted.
    if (mirrors && answers && one.label !== null) return haveWordInCommon(column, target);
    return saysOpen(one.label, labels) ?? gathers(one);
  };
  const open = without.filter(isOpen);
  return {
    column,
    asks: asks.flatMap(({ label }) => label ?? []),
    open: open.flatMap(({ label }) => label ?? []),
    out: without.filter((one) => !open.includes(one)).map(({ label }) => label),
    mirrors,
    answers,
  };
}

export const haveWordInCommon = (a: string, b: string): boolean =>
  nameWords(a).some((word) => word.length > LIMITS.shortWord && nameWords(b).includes(word));

/** Whether the blank rows of a label lie at the end, as those do that are not over yet. */
function gathers({ rows, filled, young }: Counted): boolean {
  const blank = rows - filled;
  const even = 1 - LIMITS.lateTenth;
  return young >= LIMITS.gathers * blank && young - even * blank >= LIMITS.sureDeviations * Math.sqrt(even * (1 - even) * blank);
}

/** Labels of rows that came to an end that nobody wishes for before they came to this: they are blank far more often than the others. */
export function ended(counted: readonly Counted[]): string[] {
  const labels = counted.flatMap(({ label }) => label ?? []);
  const [rows, blank] = [sum(counted, (one) => one.rows), sum(counted, (one) => one.rows - one.filled)];
  return counted.flatMap(({ label, ...one }) => {
    if (label === null || saysOpen(label, labels) === true || !isUnwished(label, labels)) return [];
    const own = one.rows - one.filled;
    return own * (rows - one.rows) > LIMITS.timesBlank * (blank - own) * one.rows ? [label] : [];
  });
}

/** How nearly the labels say which cells are blank: the part of the blanks that they explain, less what they leave. */
export function explains(counted: readonly Counted[], { out, open }: State): number {
  const blank = sum(counted, (one) => one.rows - one.filled);
  const explained = sum(
    counted.filter(({ label }) => out.includes(label) || (label !== null && open.includes(label))),
    (one) => one.rows - one.filled,
  );
  return blank > 0 ? explained / blank : 0;
}

const sum = <T>(items: readonly T[], of: (item: T) => number): number => items.reduce((total, item) => total + of(item), 0);
