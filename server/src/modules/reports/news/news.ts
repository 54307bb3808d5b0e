import type { Kysely } from 'kysely';
import type { ReportLead, SourceNews } from '@hub/shared/contracts/reports/news';
import type { Schema } from '../../../database/schema';
import { t } from '../../../messages';
import { documentOf } from '../report-presenter';
import { newestWithLeads } from '../report-repository';
import { keptLead, leadOf } from './report-lead';

/** Reports that are looked through for the newest of each source: a source that is analyzed every day must not hide the others. */
const LOOKED_AT = 60;
const SOURCES = 6;
const REPORTS_OF_SOURCE = 3;

type Row = Awaited<ReturnType<typeof newestWithLeads>>[number];

/** Of a report from before leads were kept it is found in its document, and kept. */
async function leadOfRow(db: Kysely<Schema>, { id, lead }: Row): Promise<ReportLead | null> {
  if (lead !== null) return keptLead(lead);
  const row = await db.selectFrom('reports').select('document').where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const found = leadOf(documentOf(row));
  await db
    .updateTable('reports')
    .set({ lead: JSON.stringify(found) })
    .where('id', '=', id)
    .execute();
  return found;
}

/** What the user's newest reports say first, by source. */
export async function newsOfReports(db: Kysely<Schema>, userId: string): Promise<SourceNews[]> {
  const bySource = new Map<string, [Row, ...Row[]]>();
  for (const row of await newestWithLeads(db, userId, LOOKED_AT)) {
    const rows = bySource.get(row.source_id);
    if (rows) rows.push(row);
    else bySource.set(row.source_id, [row]);
  }
  const told: SourceNews[] = [];
  for (const [source_id, rows] of [...bySource].slice(0, SOURCES)) {
    const reports: SourceNews['reports'] = [];
    for (const row of rows.slice(0, REPORTS_OF_SOURCE)) {
      reports.push({
        id: row.id,
        report_title: row.title || t('report.untitled'),
        created_at: row.created_at.toISOString(),
        is_new: row.seen_at === null,
        previous_id: row.previous_id,
        lead: await leadOfRow(db, row),
      });
    }
    told.push({ source_id, source_type: rows[0].source_type, source_name: rows[0].source_name, reports });
  }
  return told;
}
