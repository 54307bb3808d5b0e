import { dirname } from 'node:path';
import type { Alert } from './contracts/report/alert';
import type { Claim } from './contracts/report/claim';
import type { ReportDocument } from './contracts/report/document';
import { chart } from './agents/chart-specialist';
import { analyzeData } from './agents/data-analyzer';
import { recordRun, sumChecked } from './agents/record-run';
import { generateReport } from './agents/report-generator';
import { suggest, type Suggestions } from './agents/suggestion-engine';
import { ENGINE_NAME, ENGINE_VERSION } from './engine-version';
import type { AnalysisOutput, AnalysisRequest, EngineContext, EngineHooks, StageRun, Table } from './model';
import type { Kinds } from './kinds/kind-spec';
import { leftOutAlerts } from './sources/extract/left-out';
import { openEngine } from './duckdb/open-engine';
import { threadsFor } from './duckdb/threads-for';
import type { TableJoin } from './joins/table-join';
import { keyMetrics } from './report/key-metrics';
import { noteClaims } from './report/note-claims';
import { readingOf } from './report/reading/reading-of';
import { relationClaims } from './report/relations';
import { reportPeriod } from './report/report-period';
import { markPushdown } from './sources/pushdown/mark-pushdown';
import { unpackInputs } from './read/unpack/unpack-inputs';
import { reportTitle } from './report/report-title';
import { safeDocument } from './report/safe-document';
import { withPeriodNames, type PeriodNames } from './wording/period-names';
import { inLanguage, language } from './words';

/**
 * Analyses the inputs with the four agents, one after the other.
 * @param kinds what is looked for; all kinds unless told
 * @throws InputError when an input is at fault; the signal's reason when the caller gives up.
 */
export async function analyze(request: AnalysisRequest, hooks: EngineHooks = {}, kinds?: Kinds): Promise<AnalysisOutput> {
  const { signal } = hooks;
  signal?.throwIfAborted();
  hooks.onStage?.('reading', 0);
  const engine = await openEngine({
    storePath: request.storePath,
    ...(request.memoryLimit ? { memoryLimit: request.memoryLimit } : {}),
    ...(request.workFolder ? { workFolder: request.workFolder } : {}),
    ...(await threadsFor(request.inputs.map(({ path }) => path))),
    allowedDirectories: [...new Set(request.inputs.map((input) => dirname(input.path)))],
  });
  const interrupt = () => engine.connection.interrupt();
  signal?.addEventListener('abort', interrupt);
  try {
    const context = { connection: engine.connection, ask: hooks.ask, ...(signal ? { signal } : {}) };
    const run = async () => runAgents(context, request, await unpackInputs(engine.connection, request, signal), hooks, kinds);
    return await inLanguage(request.language ?? 'en', run);
  } catch (error) {
    // An interrupted query fails with an error of its own: the caller's reason is the true one.
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', interrupt);
    await engine.close();
  }
}

async function runAgents(
  context: EngineContext,
  request: AnalysisRequest,
  unpacked: AnalysisRequest,
  hooks: EngineHooks,
  kinds: Kinds | undefined,
): Promise<AnalysisOutput> {
  const runs: StageRun[] = [];
  const { tables, joins, leftOut } = await recordRun('data-analyzer', hooks, runs, async () => {
    const result = await analyzeData(context, unpacked);
    return { result, ...sizeOf(result.tables), checked: sumOfCells(result.tables) };
  });
  const size = sizeOf(tables);

  hooks.onStage?.('mining', size.rows);
  const suggested = await recordRun('suggestion-engine', hooks, runs, async () => {
    const result: Suggestions[] = [];
    for (const table of tables)
      result.push(
        await withPeriodNames(periodNamesOf(table), () =>
          suggest(context, table, { firstId: 1 + result.reduce((sum, one) => sum + one.claims.length, 0), kinds }),
        ),
      );
    return { result, ...size, checked: sumChecked(result.map((one) => one.checked)) };
  });

  hooks.onStage?.('charting', size.rows);
  const drawn = await recordRun('chart-specialist', hooks, runs, async () => {
    const result: Awaited<ReturnType<typeof chart>>[] = [];
    for (const { frame, claims } of suggested)
      result.push(
        await withPeriodNames(periodNamesOf(frame.table), () =>
          chart(context, frame, claims, { firstId: 1 + result.reduce((sum, one) => sum + one.charts.length, 0), kinds }),
        ),
      );
    return { result, ...size, checked: sumChecked(result.map((one) => one.checked)) };
  });

  hooks.onStage?.('writing', size.rows);
  const written = await recordRun('report-generator', hooks, runs, async () => {
    const claims = drawn.flatMap((one) => one.claims);
    for (const { frame } of suggested)
      claims.push(
        ...(await withPeriodNames(periodNamesOf(frame.table), () => keyMetrics(context.connection, frame, claims.length + 1))),
      );
    const counted = new Map<Alert, string>();
    for (const table of tables)
      for (const { alert, claim } of await noteClaims(context.connection, table, claims.length + 1)) {
        claims.push(claim);
        counted.set(alert, claim.id);
      }
    claims.push(...(await relationClaims(context.connection, tables, joins, claims.length + 1)));
    const document: ReportDocument = {
      report: {
        title: reportTitle(request.inputs.map((input) => input.name)),
        source_type: request.sourceType,
        source: request.inputs.map((input) => input.name).join(', '),
        created_at: new Date().toISOString(),
        ...(language() === 'en' ? {} : { language: language() }),
        period: await reportPeriod(context.connection, tables),
      },
      tables: tables.map((table) => ({
        name: table.name,
        relation: table.relation,
        ...(table.steps ? { steps: [...table.steps] } : {}),
        rows: table.pushdown?.rows ?? table.rows,
        ...(table.written ? { written: table.written } : {}),
        columns: [...table.columns, ...(table.apart ?? [])].map(({ name, type, role, stats, carried }) => ({
          name,
          type,
          role,
          stats,
          ...(carried ? { carried } : {}),
        })),
        ...readingIn(table),
      })),
      ...(joins.length > 0 ? { joins: joins.map(joinOf) } : {}),
      ...safeDocument({
        ...(await markPushdown({
          tables,
          claims,
          charts: drawn.flatMap((one) => one.charts),
          alerts: [
            ...leftOutAlerts(leftOut),
            ...tables
              .flatMap((table) => table.alerts)
              .filter((alert) => !isTold(alert, claims))
              .map((alert) => (counted.has(alert) ? { ...alert, claim: counted.get(alert) } : alert)),
            ...suggested.flatMap((one) => one.alerts),
          ],
        })),
        actions: suggested.flatMap((one) => one.actions),
      }),
      tests: {
        run: suggested.reduce((sum, one) => sum + one.tests.run, 0),
        reported: suggested.reduce((sum, one) => sum + one.tests.reported, 0),
        notes: suggested.flatMap((one) => one.tests.notes ?? []),
      },
      engine: { name: ENGINE_NAME, version: ENGINE_VERSION },
    };
    const { markdown, checked } = generateReport(document);
    return { result: { markdown, document }, ...size, checked };
  });
  return { ...written, runs, leftOut };
}

/** Whether a finding names the rows that a note on the data only counts. */
const isTold = ({ kind, table, columns }: Alert, claims: readonly Claim[]): boolean =>
  kind === 'end-before-start' &&
  claims.some((one) => one.kind === 'broken-rule' && one.table === table && one.subject.filter[0]?.column === columns[1]);

/** What the table's own time is called. */
const periodNamesOf = ({ timeline, columns }: Table): PeriodNames | undefined =>
  columns.find(({ name }) => name === timeline)?.periods;

function sizeOf(tables: readonly Table[]): { rows: number; cells: number } {
  return {
    rows: tables.reduce((sum, table) => sum + table.rows, 0),
    cells: tables.reduce((sum, table) => sum + table.rows * table.columns.length, 0),
  };
}

const sumOfCells = (tables: readonly Table[]) =>
  sumChecked(tables.map(({ cells }) => ({ right: cells.read, total: cells.total })));

const joinOf = ({ table, columns, referencedTable, referencedColumns, by }: TableJoin) => ({
  table,
  columns,
  referencedTable,
  referencedColumns,
  by,
});

function readingIn(table: Table): Pick<ReportDocument['tables'][number], 'reading'> {
  const reading = readingOf(table);
  return reading ? { reading } : {};
}
