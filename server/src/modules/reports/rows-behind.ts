import type { FastifyBaseLogger } from 'fastify';
import { ROWS_A_PAGE, type ClaimRowsResponse } from '@hub/shared/contracts/reports/claim';
import {
  csvCell,
  rowQueries,
  rowsOfNumber,
  sameValue,
  withoutPlace,
  type NumberAsked,
  type RowsPage,
  type RowsRead,
} from '@hub/engine';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import { loggedReason } from '../../plugins/logged-error';
import { failureOf } from '../analyses/engine-failures';
import type { Questions, Sources } from '../sources/source-adapter';
import { t } from '../../messages';
import { adapterOf } from '../sources/sources';
import { sourceOf } from './report-presenter';

/** One page is asked for while somebody waits for it. */
const LIMIT_MS = 30_000;
/** Characters of a cell that are shown. */
const LONGEST_CELL = 300;
/** Rows of a download: as many as a database is asked for at once. */
export const ROWS_IN_A_FILE = 5_000;

interface Stored {
  id: string;
  user_id: string;
  /** Where the tables are kept; null of those that are kept no more. */
  store: string | null;
  source: string | null;
}

interface RowsRequest {
  page?: Partial<RowsPage>;
  /** Cells to the letter. */
  whole?: boolean;
  password: string | undefined;
  signal: AbortSignal;
  log: FastifyBaseLogger;
}

type State = ClaimRowsResponse['state'];

/** The rows that a number is taken from, where its own query runs: in the kept tables, or in the database that they were copied from. */
export async function rowsBehind(
  context: Context,
  sources: Sources,
  report: Stored,
  claim: NumberAsked,
  { page: asked, ...request }: RowsRequest,
): Promise<ClaimRowsResponse> {
  if (!claim.rows) return without('unknown');
  const page = { ...asked, offset: asked?.offset ?? 0, limit: asked?.limit ?? ROWS_A_PAGE };
  const read =
    claim.runs_in === 'source'
      ? await readInSource(sources, report, claim, page, request)
      : await readStored(context, report, claim, page, request);
  // The rows may be there, and not let themselves be asked so: by a column that they have not, or by a date that is none.
  if ((read === 'gone' || read === 'refused') && (page.filter ?? page.order))
    throw new AppError('invalid-input', t('invalid-input.rows'));
  if (typeof read === 'string') return without(read);
  const { columns, rows, total, value, how } = read;
  const cut = (cell: RowsRead['rows'][number][number]) =>
    typeof cell === 'string' && cell.length > LONGEST_CELL ? `${cell.slice(0, LONGEST_CELL)}…` : cell;
  return {
    state: 'read',
    columns,
    rows: request.whole ? rows : rows.map((row) => row.map(cut)),
    total,
    value,
    how,
    outcome: sameValue(claim.value, value) ? 'same' : 'changed',
  };
}

const without = (state: State): ClaimRowsResponse => ({
  state,
  columns: [],
  rows: [],
  total: 0,
  value: null,
  outcome: 'not-available',
});

/** It waits its turn in the same line as the analyses. */
async function readStored(
  { analyses, log }: Context,
  { id, user_id, store }: Stored,
  { rows, sql, around }: NumberAsked,
  page: RowsPage,
  { signal }: RowsRequest,
): Promise<RowsRead | State> {
  if (store === null) return 'gone';
  const leave = await analyses.queue.enter(user_id, signal);
  if (!leave) throw new AppError('analysis-cancelled');
  try {
    const outcome = await analyses.engine.rows({
      id: `rows-${id}`,
      claim: { rows, sql, ...(around && { around }) },
      storePath: store,
      page,
      timeLimit: LIMIT_MS,
      memoryCeiling: analyses.memoryCeiling,
      signal,
    });
    if (outcome.kind === 'rows') return outcome.read ?? 'gone';
    if (outcome.kind === 'failed')
      log.error({ report: id, reason: loggedReason(outcome.reason) }, 'the rows behind a number could not be read');
    throw failureOf(outcome);
  } finally {
    leave();
  }
}

async function readInSource(
  sources: Sources,
  report: Stored,
  claim: NumberAsked,
  page: RowsPage,
  call: RowsRequest,
): Promise<RowsRead | State> {
  const source = sourceOf(report);
  if (!source || !claim.rows) return 'unknown';
  if (call.password === undefined) return 'password';
  const questions = adapterOf(sources, source.type).verify(source, { ...call, userId: report.user_id });
  if (!questions) return 'password';
  try {
    return (await readFrom(questions, claim, page)) ?? 'refused';
  } finally {
    questions.close();
  }
}

async function readFrom(questions: Questions, claim: NumberAsked, wanted: RowsPage): Promise<RowsRead | null> {
  const ask = async (sql: string) => (await questions.ask(sql))?.rows[0] ?? null;
  const numberOf = async (sql: string) => {
    const now = (await ask(sql))?.[0];
    return typeof now === 'number' ? now : null;
  };
  const asked = await rowsOfNumber(claim, ask);
  const queries = rowQueries(asked, wanted);
  const rows = queries && (await questions.ask(queries.page));
  const total = queries && (await numberOf(queries.total));
  const value = queries && (await numberOf(queries.value));
  return !rows || total === null || !asked.rows ? null : { ...withoutPlace(rows), total, value, how: asked.rows.how };
}

/** Rows as a file, their columns' names first. */
export const rowsFile = ({ columns, rows }: Pick<ClaimRowsResponse, 'columns' | 'rows'>): string =>
  [columns, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
