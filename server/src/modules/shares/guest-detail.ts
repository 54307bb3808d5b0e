import { blocksOf } from '@hub/engine';
import type { SharedReport } from '@hub/shared/contracts/reports/share';
import type { Alert, Report, ReportDetail, ReportDocument } from '@hub/shared/contracts/reports/report';

/** What a link lets its guests see beside the report's statements. */
interface Allowed {
  queries: boolean;
  rows: boolean;
}

/** A guest has no list of reports, and learns no id by which to ask for one. */
const GUEST_ID = 'shared';

/** A detail of single rows: cells that are quoted, and where they stand. */
const quotes = ({ examples, sentence }: Alert): boolean => (examples ?? []).some((example) => sentence.includes(example));
const withoutCells = ({ kind, severity, table, columns, sentence, count }: Alert): Alert => ({
  kind,
  severity,
  table,
  columns,
  sentence,
  ...(count === undefined ? {} : { count }),
});

/** The document without what belongs to single rows: outliers, points of scatter charts, quoted cells, values of columns. */
function withoutRows(document: ReportDocument): ReportDocument {
  const charts = document.charts.filter(({ type, claim }) => type !== 'scatter' && !isOfRow(document, claim));
  const shown = new Set(charts.map(({ id }) => id));
  const claims = document.claims
    .filter(({ kind }) => kind !== 'outlier')
    .map(({ chart, ...claim }) => ({ ...claim, ...(chart !== undefined && shown.has(chart) ? { chart } : {}) }));
  const told = new Set(claims.map(({ id }) => id));
  return {
    ...document,
    charts,
    claims,
    actions: document.actions.filter((action) => action.claims.every((id) => told.has(id))),
    alerts: document.alerts.filter((alert) => !quotes(alert)).map(withoutCells),
    tables: document.tables.map(({ reading, ...table }) => ({
      ...table,
      ...(reading && { reading: { ...reading, columns: reading.columns?.map((column) => ({ ...column, examples: [] })) } }),
      columns: table.columns.map(({ stats: { min: _min, max: _max, top: _top, ...stats }, ...column }) => ({ ...column, stats })),
    })),
  };
}

type LeftOut = NonNullable<SharedReport['left_out']>;

/** How much of a report its guests do not get; undefined where they get all of it. */
export function leftOut(whole: ReportDocument, { document }: Pick<ReportDetail, 'document'>): LeftOut | undefined {
  const fewer = (what: 'claims' | 'charts' | 'actions') => whole[what].length - (document?.[what].length ?? 0);
  const left = { findings: fewer('claims'), charts: fewer('charts'), actions: fewer('actions') };
  return Object.values(left).some((n) => n > 0) ? left : undefined;
}

const isOfRow = ({ claims }: ReportDocument, claim: string | undefined): boolean =>
  claims.some(({ id, kind }) => id === claim && kind === 'outlier');

/** Without the queries of the rows behind its numbers: they are its owner's to ask. */
const withoutDoors = (document: ReportDocument): ReportDocument => ({
  ...document,
  claims: document.claims.map(({ rows: _rows, around: _around, numbers: _numbers, ...claim }) => claim),
  charts: document.charts.map(({ rows: _rows, ...chart }) => chart),
});

/** Without queries, which name columns, filters and, of tables that stay in their database, its tables. */
const withoutQueries = (document: ReportDocument): ReportDocument => ({
  ...document,
  claims: document.claims.map((claim) => ({ ...claim, sql: '', words: undefined })),
  charts: document.charts.map((chart) => ({ ...chart, sql: undefined })),
  tables: document.tables.map(({ steps: _steps, ...table }) => table),
});

/**
 * A report as somebody without an account may read it: nothing of where its source is kept, of other reports, or of its owner, and only
 * those details that the owner allows. Its Markdown is left out, which has them all.
 */
export function guestDetail(report: Report, document: ReportDocument, { queries, rows }: Allowed): ReportDetail {
  const { report_title, source_type, created_at, status, record_count, insight_count, chart_count } = report;
  const closed = withoutDoors(document);
  const rowless = rows ? closed : withoutRows(closed);
  const shown = queries ? rowless : withoutQueries(rowless);
  return {
    report: { id: GUEST_ID, report_title, source_type, created_at, status, record_count, insight_count, chart_count },
    document: shown,
    blocks: blocksOf(shown),
  };
}
