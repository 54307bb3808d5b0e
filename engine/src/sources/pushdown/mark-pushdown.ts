import type { Chart } from '../../contracts/report/chart';
import type { Claim } from '../../contracts/report/claim';
import type { ClaimRows } from '../../contracts/report/claim-rows';
import type { Alert } from '../../contracts/report/alert';
import type { Table } from '../../model';
import { wholeText } from '../../wording/number-text';
import { t } from '../messages';
import type { PushdownTable } from './pushdown-table';

interface Parts {
  tables: readonly Table[];
  claims: Claim[];
  charts: Chart[];
  alerts: Alert[];
}

/** Gives what was computed in the database the query that runs there, and says what comes from the sample alone. */
export async function markPushdown({ tables, claims, charts, alerts }: Parts): Promise<Omit<Parts, 'tables'>> {
  const pushdowns = new Map(tables.flatMap(({ name, pushdown }) => (pushdown ? [[name, pushdown] as const] : [])));
  if (pushdowns.size === 0) return { claims, charts, alerts };
  const tableOf = new Map(claims.map((claim) => [claim.id, claim.table]));
  const marked: Parts = { tables, claims: [], charts: [], alerts: [] };
  for (const claim of claims) {
    const sql = await pushdowns.get(claim.table)?.sqlOf(claim.sql);
    // Words were looked up in the database when they were written; Verify asks it for the number.
    const { words: _, rows: asked, around: beside, ...own } = claim;
    const pushdown = pushdowns.get(claim.table);
    const rows = asked && (await rowsInSource(pushdown, asked));
    const around = beside && (await aroundInSource(pushdown, beside));
    marked.claims.push(sql ? { ...own, ...(rows ? { rows } : {}), ...(around && { around }), sql, runs_in: 'source' } : claim);
  }
  for (const chart of charts) {
    const pushdown = pushdowns.get(tableOf.get(chart.claim ?? '') ?? '');
    const sql = isOfSample(chart) || chart.sql === undefined ? null : await pushdown?.sqlOf(chart.sql);
    marked.charts.push(sql ? { ...chart, sql, ...(await seriesInSource(pushdown, chart)) } : chart);
  }
  return {
    claims: marked.claims,
    charts: marked.charts,
    alerts: alerts.map((alert) => {
      const table = tables.find(({ name }) => name === alert.table);
      return table?.pushdown && isSampleNote(alert) ? { ...alert, sentence: sampleSentence(table.rows, table.pushdown) } : alert;
    }),
  };
}

/** The rows behind a number as the database gives them; null where it cannot. */
async function rowsInSource(pushdown: PushdownTable | undefined, rows: ClaimRows): Promise<ClaimRows | null> {
  const { again, ...asked } = rows;
  const sql = (await pushdown?.sqlOf(rows.sql)) ?? null;
  const number = again === undefined ? undefined : ((await pushdown?.sqlOf(again)) ?? null);
  return sql === null || number === null ? null : { ...asked, sql, ...(number === undefined ? {} : { again: number }) };
}

/** The rows around those of a number, as far as the database gives them. */
async function aroundInSource(
  pushdown: PushdownTable | undefined,
  { others, all, split }: NonNullable<Claim['around']>,
): Promise<Claim['around']> {
  const inSource = async (sql: string | undefined) => (sql === undefined ? null : ((await pushdown?.sqlOf(sql)) ?? null));
  const [ofOthers, ofAll] = [await inSource(others), await inSource(all)];
  return {
    ...(ofOthers === null ? {} : { others: ofOthers }),
    ...(ofAll === null ? {} : { all: ofAll }),
    ...(split === undefined ? {} : { split }),
  };
}

/** The rows behind a chart's points, where the database gives them. */
async function seriesInSource(pushdown: PushdownTable | undefined, chart: Chart): Promise<Pick<Chart, 'rows'>> {
  const asked = await Promise.all((chart.rows ?? []).map(async (each) => ({ each, sql: await pushdown?.sqlOf(each.sql) })));
  const rows = asked.flatMap(({ each, sql }) => (sql ? [{ ...each, sql, runs_in: 'source' as const }] : []));
  return rows.length > 0 && rows.length === asked.length ? { rows } : { rows: undefined };
}

/** Single points are a sample wherever they come from, so the loaded one serves; all other charts are drawn from all rows. */
export const isOfSample = ({ type }: Pick<Chart, 'type'>): boolean => type === 'scatter';

const isSampleNote = ({ kind, columns }: Alert): boolean => kind === 'truncated' && columns.length === 0;

function sampleSentence(sampled: number, { rows, missed }: PushdownTable): string {
  const counts = { rows: wholeText(rows), sampled: wholeText(sampled) };
  return missed === 0 ? t('pushed-down', counts) : t('pushed-down.missed', { ...counts, n: missed });
}
