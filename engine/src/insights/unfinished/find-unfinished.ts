import type { DuckDBConnection } from '@duckdb/node-api';
import { hasWord, nameWords, wordSet } from '../../profile/roles/name-words';
import type { Table } from '../../model';
import type { Dimension, Measure, Timeline, Unfinished, Waiting } from '../frame/frame';
import { LIMITS as FRAME } from '../frame/limits';
import { readNumbers } from '../frame/read-columns';
import { modelColumnOf } from '../frame/roles';
import { name } from '../sql';
import { haveOwnNames, isReadAgain } from '../../understand/shape/read-again';
import { isPending } from '../../understand/outcome/outcome-words';
import { gathersAtEnd } from './gathers-at-end';
import { addsUp, endsByLastDay, isOfOneSide, isOfOpenOnly, movesWithOpen, type Cases } from './goes-with-open';
import { LIMITS } from './limits';
import { slicesOf, type Slices } from './slices';

/** What stage something has reached. */
const STAGE = wordSet(
  'status state stage phase disposition zustand stand bearbeitungsstand estado situación situação situacao statut état etat stato statuut toestand tillstånd stan tila',
);
/** What goes on until something ends it; what is still to come is {@link isPending}. */
const RUNNING = wordSet(
  'active current running performing enrolled unpaid live laufend aktiv activo activa vigente actif active cours corso attivo sospeso aktywny ativo ativa lopend actief',
);

/**
 * Finds out whether rows are cases (claims, tickets, loans, members) of which the youngest are not over, from what their columns do towards the end of the time.
 * A label of a stage, or an end that is not known, has to gather there; what only came up late, as a new product does, says nothing of an end.
 */
export async function findUnfinished(
  connection: DuckDBConnection,
  from: string,
  { table, timeline, dimensions, measures }: { table: Table; timeline: Timeline | null; dimensions: readonly Dimension[]; measures: readonly Measure[] },
): Promise<Unfinished | null> {
  // What is begun once a day comes evenly, and is no reading for it.
  const isOfCases = timeline !== null && !isReadAgain(table) && (!timeline.regular || haveOwnNames(table));
  const slices = isOfCases ? slicesOf(timeline) : null;
  if (!timeline || !slices) return null;
  const ends = [...new Set(table.pairs.map(({ end }) => end))].filter((end) => end !== timeline.column.name && !table.made?.includes(end));
  const known = await readNumbers(connection, ends.map((end) => `epoch_ms(CAST(${name(end)} AS TIMESTAMP))`), from);
  const dates = ends.map((end, i): End => ({ name: end, at: known[i] ?? new Float64Array() }));
  const found = openBy(slices, dimensions.filter(({ column }) => column.name !== table.stay?.column), dates);
  if (!found) return null;
  const { by, open } = found;
  const lasts = dates.find(({ at }) => isEndOf(at, open));
  const lasted = lasts ? lasts.at.map((at, row) => at - (timeline.values[row] ?? NaN)) : null;
  const cases: Cases = { slices, open, timeline, lasted };
  let owed: string | null = null;
  const columns = new Set(['column' in by ? by.column : by.end]);
  for (const { name: end, at } of dates) if (isEndOf(at, open)) columns.add(end);
  for (const dimension of dimensions) if (dimension.column.name !== table.stay?.column && dimension.distinct <= LIMITS.mostStates && hangsOnAge(cases, dimension)) columns.add(dimension.column.name);
  for (const measure of measures) {
    const [own, ...more] = measure.columns;
    if (own === undefined || more.length > 0 || measure.fraction) continue;
    if (isOfOpenOnly(cases, measure) && canBeOwed(table, measure)) owed ??= own;
    if (isOfOneSide(cases, measure) || endsByLastDay(cases, measure) || addsUp(cases, measure) || movesWithOpen(cases, (row) => measure.ranks[row] ?? NaN))
      columns.add(own);
  }
  return { by, open, columns, owed };
} // prettier-ignore

interface End {
  name: string;
  /** Milliseconds; NaN where it is not known. */
  at: Float64Array;
}

const canBeOwed = (table: Table, { additive, columns: [column = ''] }: Measure): boolean =>
  additive || modelColumnOf(table, column)?.quantity === 'money';

/** A date that open rows do not have, and others mostly do. */
function isEndOf(at: Float64Array, open: Uint8Array): boolean {
  const filled = [0, 0];
  const rows = [0, 0];
  for (let row = 0; row < at.length; row++) {
    const side = open[row] ?? 0;
    rows[side] = (rows[side] ?? 0) + 1;
    if (at[row] === at[row]) filled[side] = (filled[side] ?? 0) + 1;
  }
  const [over = 0, still = 0] = filled.map((n, side) => n / Math.max(1, rows[side] ?? 0));
  return still <= LIMITS.endOpen && over >= LIMITS.endOver;
}

function openBy(slices: Slices, dimensions: readonly Dimension[], ends: readonly End[]): Pick<Unfinished, 'by' | 'open'> | null {
  const states = dimensions.filter(({ distinct, column }) => distinct >= 2 && distinct <= LIMITS.mostStates && column.role !== 'geography');
  const found = states.flatMap((dimension) => {
    const labels = dimension.labels.filter((_, code) => gathersAtEnd(slices, (row) => hasCode(dimension, row, code)));
    const codes = new Set(labels.map((label) => dimension.labels.indexOf(label)));
    const open = Uint8Array.from(dimension.codes, (code) => Number(codes.has(code)));
    if (labels.length === 0 || labels.length === dimension.labels.length) return [];
    const isEnded = ends.some(({ at }) => isEndOf(at, open));
    const isStage = hasWord(nameWords(dimension.column.name), STAGE);
    const saysOpen = labels.some((label) => isPending(label, dimension.labels) || hasWord(nameWords(label), RUNNING));
    const evidence = 2 * Number(isEnded) + Number(isStage) + Number(saysOpen);
    return evidence > 0 ? [{ by: { column: dimension.column.name, labels }, open, evidence }] : [];
  });
  const [state] = found.sort((a, b) => b.evidence - a.evidence);
  if (state) return state;
  const end = ends.find(({ at }) => gathersAtEnd(slices, (row) => at[row] !== at[row]));
  return end ? { by: { end: end.name }, open: Uint8Array.from(end.at, (at) => Number(at !== at)) } : null;
} // prettier-ignore

const hasCode = ({ codes }: Dimension, row: number, code: number): boolean | null => {
  const own = codes[row] ?? -1;
  return own === -1 ? null : own === code;
};

/** Whether one of its labels comes about as cases go on. */
const hangsOnAge = (cases: Cases, dimension: Dimension): boolean =>
  dimension.labels.some((_, code) =>
    movesWithOpen(cases, (row) => {
      const own = hasCode(dimension, row, code);
      return own === null ? NaN : Number(own);
    }),
  );

/** Of what hangs on age no change over the time is believed. */
export function markUnfinished({ columns }: Unfinished, measures: readonly Measure[], dimensions: readonly Dimension[]): void {
  for (const measure of measures)
    if (measure.kind !== 'duration' && measure.columns.some((column) => columns.has(column))) measure.elapsed = true;
  for (const dimension of dimensions) if (columns.has(dimension.column.name)) dimension.open = true;
}

/** Columns of which a label says the same as that something of an account is open: the youngest have it, and will lose it. */
export function markOpenAccounts(waiting: readonly Pick<Waiting, 'wait'>[], measures: readonly Measure[], dimensions: readonly Dimension[]): void {
  for (const { wait } of waiting) {
    const left = wait.how === 'left' ? measures.find(({ kind, columns }) => kind === 'column' && columns[0] === wait.target) : undefined;
    if (!left) continue;
    for (const dimension of dimensions) if (dimension.labels.length <= FRAME.labelsOfState && saysOpen(dimension, left)) dimension.open = true;
  }
} // prettier-ignore

function saysOpen({ codes, labels }: Dimension, { values }: Measure): boolean {
  const [all, open] = [labels.map(() => 0), labels.map(() => 0)];
  let opens = 0;
  values.forEach((value, row) => {
    const code = codes[row] ?? -1;
    if (Number.isNaN(value)) return;
    opens += Number(value > 0);
    if (code < 0) return;
    all[code] = (all[code] ?? 0) + 1;
    open[code] = (open[code] ?? 0) + Number(value > 0);
  });
  return labels.some((_, code) => {
    const own = open[code] ?? 0;
    return own > 0 && own >= LIMITS.saysOpen * (all[code] ?? 0) && own >= LIMITS.saysOpen * opens;
  });
}
