import type { DuckDBConnection } from '@duckdb/node-api';
import { familyOf } from '../../contracts/report/claim';
import type { Table } from '../../model';
import { correlate } from '../../stats/correlation/spearman';
import { rank } from '../../stats/distributions/ranks';
import type { Finding } from '../finding';
import type { Dimension, Frame, Measure } from '../frame/frame';
import { columnsOfSubject } from '../frame/measures/columns-of-subject';
import { readNumbers } from '../frame/read-columns';
import { name } from '../sql';
import { endsBeyondAge } from './ends-beyond-age';
import { LIMITS } from './limits';

/** How long rows were there so far, of those that still are and of those that came to their end; NaN for the others. */
export interface Stayed {
  open: Float64Array;
  over: Float64Array;
  /** By how much each row has come to its end more than its age lets expect. */
  beyond: Float64Array;
}

/** How long rows were there; null where they are no stays. */
export async function stayedIn(
  connection: DuckDBConnection,
  from: string,
  { stay }: Pick<Table, 'stay'>,
): Promise<Stayed | null> {
  if (!stay) return null;
  const at = (column: string) => `epoch(CAST(${name(column)} AS TIMESTAMP))`;
  const isGone = `coalesce(${stay.gone}, false)`;
  const [open = new Float64Array(), over = new Float64Array(), gone = new Float64Array()] = await readNumbers(
    connection,
    [
      `CASE WHEN NOT ${isGone} AND ${name(stay.end)} IS NULL AND ${at(stay.start)} <= ${stay.cut} THEN ${stay.cut} - ${at(stay.start)} END`,
      `CASE WHEN ${at(stay.end)} >= ${at(stay.start)} THEN ${at(stay.end)} - ${at(stay.start)} END`,
      `(${isGone})::INT`,
    ],
    from,
  );
  const watched = open.map((time, row) => (time === time ? time : (over[row] ?? NaN)));
  return { open, over, beyond: endsBeyondAge(watched, gone) };
}

/**
 * What adds up while a row is there: boxes, payments, contacts. How much it has come to says how long it was there, and leads to no end. So does what only those have that
 * came to an end: why, and what they said then.
 */
export const pilesOf = (
  stayed: Stayed | null,
  measures: readonly Measure[],
  dimensions: readonly Dimension[] = [],
): ReadonlySet<string> =>
  stayed
    ? new Set([
        ...measures.flatMap(({ columns: [column, ...more], values }) =>
          column !== undefined && more.length === 0 && (pilesUp(values, stayed) || isNotedAtEnd((row) => values[row] === values[row], stayed))
            ? [column]
            : [],
        ),
        ...dimensions.flatMap(({ column, codes }) => (isNotedAtEnd((row) => codes[row] !== -1, stayed) ? [column.name] : [])),
      ])
    : new Set(); // prettier-ignore

/** Whether rows that go on have none of it, and others often do. */
export function isNotedAtEnd(isFilled: (row: number) => boolean, { open, over }: Pick<Stayed, 'open' | 'over'>): boolean {
  const shareOf = (time: Float64Array) => {
    const rows = [...time.keys()].filter((row) => time[row] === time[row]);
    return rows.filter(isFilled).length / Math.max(1, rows.length);
  };
  return shareOf(open) <= LIMITS.onlyOne && shareOf(over) >= LIMITS.onlyOther;
}

/**
 * Whether a figure begins at nought and adds up: it is the higher the longer a row has been there, of those that still are as of those that are not. What is known at
 * the start may go with how long a row stays, but the youngest have it as all others do.
 */
export function pilesUp(values: Float64Array, stayed: Pick<Stayed, 'open' | 'over'>): boolean {
  if (values.some((value) => value < 0)) return false;
  return [stayed.open, stayed.over].every((time) => {
    const rows = [...values.keys()].filter((row) => values[row] === values[row] && time[row] === time[row]);
    if (rows.length < LIMITS.rowsASlice) return false;
    const of = (list: Float64Array) => Float64Array.from(rows, (row) => list[row] ?? NaN);
    const found = correlate(rank(of(values)).ranks, rank(of(time)).ranks);
    if (!found || found.r < LIMITS.growsWithStay || found.r * Math.sqrt(found.n) < LIMITS.sureGrowth) return false;
    const inOrder = rows.sort((a, b) => (time[a] ?? 0) - (time[b] ?? 0));
    const part = Math.max(1, Math.floor(LIMITS.youngestOfStays * inOrder.length));
    const [young, old] = [inOrder.slice(0, part), inOrder.slice(-part)];
    // What only adds up keeps pace with the time, and what was there from the start is as high in both.
    const pace = meanOf(time, young) / meanOf(time, old);
    return meanOf(values, young) <= ((1 + pace) / 2) * meanOf(values, old);
  });
}

const meanOf = (values: Float64Array, rows: readonly number[]): number =>
  rows.reduce((sum, row) => sum + (values[row] ?? 0), 0) / rows.length;

type Asked = Pick<Finding, 'kind' | 'subject'>;

/**
 * Whether a finding sets what is settled by how long rows were there beside their end, or beside something else that is: whoever left early has little of what adds up, and
 * of others nobody knows a reason or a last day.
 */
export function settledByStay(frame: Frame): (finding: Asked) => boolean {
  const { stay, model } = frame.table;
  if (!stay) return () => false;
  const ofEnd = new Set([
    stay.column,
    ...(stay.of === null ? [] : [stay.of]),
    stay.end,
    ...(model?.algebra ?? []).flatMap((one) =>
      (one.kind === 'settled' || one.kind === 'filled-by') && (one.of === stay.of || one.of === stay.column) ? [one.target] : [],
    ),
  ]);
  const bySelf = (columns: readonly string[]) => columns.filter((column) => ofEnd.has(column) || frame.piles.has(column));
  return ({ kind, subject }) => {
    const { of, by } = columnsOfSubject(frame, subject);
    // The youngest have neither label yet: there are fewer of both over the time.
    const isOverTime = familyOf(kind) === 'driver' || by.includes(stay.start);
    return (isOverTime && by.includes(stay.column)) || new Set(bySelf([...of, ...by])).size > 1;
  };
}
