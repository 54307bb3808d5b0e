import type { Kysely } from 'kysely';
import { mapSourceTypes } from '@hub/shared/contracts/sources/map-source-types';
import type { ReportAnalytics } from '@hub/shared/contracts/reports/report';
import type { Schema } from '../../database/schema';
import { unfinishedAnalyses } from '../analyses/analysis-repository';
import { presentReport } from './report-presenter';
import { countBySource, listReports } from './report-repository';

const RECENT = 10;
/** As many as Home has room for. */
const UNFINISHED = 4;

export const analyticsOf = async (db: Kysely<Schema>, userId: string): Promise<ReportAnalytics> => {
  const groups = await countBySource(db, userId);
  const recent = await listReports(db, userId, { limit: RECENT });
  const unfinished = await unfinishedAnalyses(db, userId, UNFINISHED);
  const counted = new Map(groups.map(({ source_type, count }) => [source_type, count]));
  const total = groups.reduce((sum, group) => sum + group.count, 0);
  const seconds = groups.reduce((sum, group) => sum + group.seconds, 0);
  const [most] = groups.toSorted((a, b) => b.count - a.count || a.source_type.localeCompare(b.source_type));
  return {
    total_reports: total,
    most_used_source: most?.source_type ?? null,
    average_processing_time: total > 0 ? seconds / total : 0,
    recent_reports: recent.map(presentReport),
    recent_unfinished: unfinished.flatMap(({ id, source_name, state, ended_at }) =>
      ended_at === null || (state !== 'failed' && state !== 'cancelled')
        ? []
        : [{ id, source_name, outcome: state, ended_at: ended_at.toISOString() }],
    ),
    reports_by_source: mapSourceTypes((type) => counted.get(type) ?? 0),
  };
};
