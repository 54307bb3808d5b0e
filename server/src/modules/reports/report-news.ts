import { isFigure, type Claim } from '@hub/shared/contracts/reports/claim';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import type { ReportNews } from '../../mail/mails';
import { pictureOf } from '../../mail/picture';
import { leadOf } from './news/report-lead';
import { documentOf } from './report-presenter';

const FINDINGS = 3;

/** What tells of the table as a whole is no news of it. */
const isFinding = ({ kind }: Claim): boolean => !isFigure(kind);

/** What a mail tells of a report; null when there is no such report, or its owner has seen it. */
export const newsOf = async (db: Kysely<Schema>, userId: string, reportId: string): Promise<ReportNews | null> => {
  const report = await db
    .selectFrom('reports')
    .select(['title', 'insight_count', 'document'])
    .where('id', '=', reportId)
    .where('user_id', '=', userId)
    .where('seen_at', 'is', null)
    .executeTakeFirst();
  if (!report) return null;
  const document = documentOf(report);
  const byScore = document.claims.filter(isFinding).toSorted((a, b) => b.score - a.score);
  // As the report's own page begins, so does its mail.
  const first = leadOf(document)?.claim;
  const leading = [...byScore.filter(({ id }) => id === first), ...byScore.filter(({ id }) => id !== first)].slice(0, FINDINGS);
  const chart = document.charts.find(({ id }) => id === leading[0]?.chart);
  return {
    title: report.title,
    insights: report.insight_count,
    findings: leading.map(({ sentence }) => sentence),
    picture: chart ? pictureOf(chart) : null,
  };
};

/** Notes that its owner has looked at a report. */
export const markSeen = async (db: Kysely<Schema>, userId: string, reportId: string): Promise<void> => {
  await db
    .updateTable('reports')
    .set({ seen_at: new Date() })
    .where('id', '=', reportId)
    .where('user_id', '=', userId)
    .where('seen_at', 'is', null)
    .execute();
};
