import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import type { WeekFigures } from '../../mail/mails';
import { keptLead } from '../reports/news/report-lead';

const TITLES = 10;
const WEEK_MS = 7 * 86_400_000;

/** What a user's reports of the seven days from `since` on add up to. */
export const weekOf = async (db: Kysely<Schema>, userId: string, since: Date): Promise<WeekFigures> => {
  const reports = await db
    .selectFrom('reports')
    .select(['title', 'insight_count', 'lead'])
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .where('created_at', '<=', new Date(since.getTime() + WEEK_MS))
    .orderBy('created_at', 'desc')
    .execute();
  return {
    reports: reports.length,
    insights: reports.reduce((sum, report) => sum + report.insight_count, 0),
    told: reports.slice(0, TITLES).map(({ title, lead }) => ({ title, lead: keptLead(lead)?.sentence ?? null })),
  };
};
