import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { AgentName } from '@hub/shared/contracts/reports/claim';
import type { AnalysisStage } from '@hub/shared/contracts/reports/analysis';
import type { StageRun } from '@hub/engine';
import type { AgentRunsTable } from '../../database/schema';

export type NewAgentRun = Insertable<AgentRunsTable>;

/** The agent at work in each stage of the engine. */
export const AGENT_OF_STAGE: Partial<Record<AnalysisStage, AgentName>> = {
  reading: 'data-analyzer',
  mining: 'suggestion-engine',
  charting: 'chart-specialist',
  writing: 'report-generator',
};

interface Owner {
  user_id: string;
  analysis_id: string;
  report_id: string | null;
}

export const finishedRun = (owner: Owner, run: StageRun): NewAgentRun => ({
  ...owner,
  id: randomUUID(),
  agent: run.agent,
  started_at: new Date(run.startedAt),
  ended_at: new Date(run.endedAt),
  duration_ms: run.endedAt - run.startedAt,
  rows: run.rows,
  outcome: 'ok',
  within_budget: run.withinBudget,
  checked_right: run.checked?.right ?? null,
  checked_total: run.checked?.total ?? null,
});

/** The run in which an analysis was cut off. */
export const brokenRun = (
  owner: Owner,
  run: { agent: AgentName; startedAt: number; rows: number; outcome: 'failed' | 'cancelled' },
): NewAgentRun => ({
  ...owner,
  id: randomUUID(),
  agent: run.agent,
  started_at: new Date(run.startedAt),
  ended_at: new Date(),
  duration_ms: Date.now() - run.startedAt,
  rows: run.rows,
  outcome: run.outcome,
  within_budget: false,
  checked_right: null,
  checked_total: null,
});
