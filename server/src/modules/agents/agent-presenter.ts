import type { Agent, AgentRun } from '@hub/shared/contracts/reports/analysis';
import type { AgentName } from '@hub/shared/contracts/reports/claim';
import type { countRuns, recentRuns } from './agent-repository';

const ACTIVE_MS = 24 * 3_600_000;

export type RunCounts = Awaited<ReturnType<typeof countRuns>>[number];

const percent = (part: number, whole: number) => (whole > 0 ? (100 * part) / whole : null);

type RunRow = Awaited<ReturnType<typeof recentRuns>>[number];

const presentRun = (row: RunRow): AgentRun => ({
  agent: row.agent,
  analysis_id: row.analysis_id,
  report_id: row.report_id,
  report_title: row.report_title,
  started_at: row.started_at.toISOString(),
  ended_at: row.ended_at.toISOString(),
  duration_ms: row.duration_ms,
  rows: row.rows,
  outcome: row.outcome,
  within_budget: row.within_budget,
  checked:
    row.checked_right === null || row.checked_total === null ? null : { right: row.checked_right, total: row.checked_total },
});

/**
 * The agent's figures, all measured: accuracy is parts right of parts checked, speed the share of runs within the time budget
 * for their size, reliability the share of runs without a failure.
 */
export const presentAgent = (
  name: AgentName,
  counts: RunCounts | undefined,
  runs: RunRow[],
  isAtWork: boolean,
  now = Date.now(),
): Agent => {
  const ok = counts?.ok ?? 0;
  const done = ok + (counts?.failed ?? 0);
  const last = counts?.last_run ?? null;
  const isActive = last !== null && now - last.getTime() < ACTIVE_MS;
  return {
    name,
    status: isAtWork ? 'processing' : isActive ? 'active' : 'idle',
    last_run: last?.toISOString() ?? null,
    tasks_completed: ok,
    checked: counts && counts.total > 0 ? { right: counts.right, total: counts.total } : null,
    accuracy: percent(counts?.right ?? 0, counts?.total ?? 0),
    speed: percent(counts?.in_time ?? 0, done),
    reliability: percent(ok, done),
    recent_runs: runs.map(presentRun),
  };
};
