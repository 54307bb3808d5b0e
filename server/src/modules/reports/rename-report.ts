import type { Kysely } from 'kysely';
import { reportMarkdown } from '@hub/engine';
import type { Schema } from '../../database/schema';
import type { ownReport } from './own-report';
import { documentOf } from './report-presenter';

/** Gives a report another title wherever it bears one: in lists, in its document and in its Markdown. */
export async function renameReport(
  db: Kysely<Schema>,
  report: Awaited<ReturnType<typeof ownReport>>,
  title: string,
): Promise<void> {
  const before = documentOf(report);
  const document = { ...before, report: { ...before.report, title } };
  await db
    .updateTable('reports')
    .set({ title, document: JSON.stringify(document), content: reportMarkdown(document) })
    .where('user_id', '=', report.user_id)
    .where('id', '=', report.id)
    .execute();
}
