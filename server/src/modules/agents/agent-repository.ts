import { sql, type Kysely } from 'kysely';
import type { AgentName } from '@hub/shared/contracts/reports/claim';
import type { Schema } from '../../database/schema';

type Db = Kysely<Schema>;

/** Counts of the user's runs by agent. Cancelled runs tell nothing of an agent and are left out of its shares. */
export const countRuns = (db: Db, userId: string) =>
  db
    .selectFrom('agent_runs')
    .select((eb) => [
      'agent',
      eb.fn.max('ended_at').as('last_run'),
      sql<number>`count(*) filter (where outcome = 'ok')`.as('ok'),
      sql<number>`count(*) filter (where outcome = 'failed')`.as('failed'),
      sql<number>`count(*) filter (where outcome = 'ok' and within_budget)`.as('in_time'),
      sql<number>`coalesce(sum(checked_right), 0)`.as('right'),
      sql<number>`coalesce(sum(checked_total), 0)`.as('total'),
    ])
    .where('user_id', '=', userId)
    .groupBy('agent')
    .execute();

export const recentRuns = (db: Db, userId: string, agent: AgentName, limit: number) =>
  db
    .selectFrom('agent_runs')
    .leftJoin('reports', 'reports.id', 'agent_runs.report_id')
    .selectAll('agent_runs')
    .select('reports.title as report_title')
    .where('agent_runs.user_id', '=', userId)
    .where('agent', '=', agent)
    .orderBy('ended_at', 'desc')
    .limit(limit)
    .execute();
