import * as z from 'zod/mini';
import { agentName } from '../agent-name';
import { analysisResult, sourceType } from './report-list';
import { errorBody } from '../error';

/** Stages of an analysis in the order they pass. The four in the middle are the four agents' work. */
export const analysisStage = z.enum(['queued', 'receiving', 'reading', 'mining', 'charting', 'writing', 'saving']);
export type AnalysisStage = z.infer<typeof analysisStage>;

export const analysisState = z.enum(['running', 'completed', 'failed', 'cancelled']);
export type AnalysisState = z.infer<typeof analysisState>;

/**
 * A line of the NDJSON stream `GET /analyses/{id}/progress`, and an entry of `GET /analyses`.
 * The browser chooses the id (a UUID, form field `analysis_id`) so that it can watch while it uploads.
 */
export const analysisProgress = z.object({
  id: z.string(),
  state: analysisState,
  stage: analysisStage,
  source_type: sourceType,
  source_name: z.string(),
  started_at: z.string(),
  elapsed_ms: z.number(),
  bytes_received: z.number(),
  bytes_total: z.nullable(z.number()),
  rows_read: z.nullable(z.number()),
  /** Present once `state` is `completed`. */
  result: z.optional(analysisResult),
  /** Present once `state` is `failed`. */
  error: z.optional(errorBody),
});
export type AnalysisProgress = z.infer<typeof analysisProgress>;

/** One recorded run of an agent. */
export const agentRun = z.object({
  agent: agentName,
  analysis_id: z.string(),
  report_id: z.nullable(z.string()),
  /** Null where there is no report (any more). */
  report_title: z.optional(z.nullable(z.string())),
  started_at: z.string(),
  ended_at: z.string(),
  duration_ms: z.number(),
  rows: z.number(),
  outcome: z.enum(['ok', 'failed', 'cancelled']),
  within_budget: z.boolean(),
  /** What the agent's accuracy is measured by: parts right of parts in all. */
  checked: z.nullable(z.object({ right: z.number(), total: z.number() })),
});
export type AgentRun = z.infer<typeof agentRun>;

export const agentStatus = z.enum(['active', 'processing', 'idle']);
/** An entry of `GET /agents`. Percentages are 0 to 100, null until there is a run. */
export const agent = z.object({
  name: agentName,
  status: agentStatus,
  last_run: z.nullable(z.string()),
  tasks_completed: z.number(),
  /** Over all runs; null until something was checked. */
  checked: z.optional(z.nullable(z.object({ right: z.number(), total: z.number() }))),
  accuracy: z.nullable(z.number()),
  speed: z.nullable(z.number()),
  reliability: z.nullable(z.number()),
  recent_runs: z.array(agentRun),
});
export type Agent = z.infer<typeof agent>;

export const systemStatus = z.object({
  queue_length: z.number(),
  running: z.number(),
  workers_healthy: z.boolean(),
  database: z.object({ kind: z.enum(['embedded', 'postgresql']), healthy: z.boolean() }),
  engine_version: z.string(),
  uptime_seconds: z.number(),
});
export type SystemStatus = z.infer<typeof systemStatus>;

export const agentsResponse = z.object({ agents: z.array(agent), system: systemStatus });
export type AgentsResponse = z.infer<typeof agentsResponse>;
